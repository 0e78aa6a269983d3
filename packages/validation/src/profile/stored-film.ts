/** Our own copy of a film, as it plays on a page. */
export type StoredFilm = {
  /** Hash of its bytes. */
  id: string;
  /** Begins with `/media/` on the site's own host. */
  path: string;
  bytes: number;
  contentType: 'video/mp4';
};

/** Our copies by the address that the profile names. Absent: not copied, or not to be had. */
export type FilmManifest = Readonly<Record<string, StoredFilm>>;
