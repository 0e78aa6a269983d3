import * as v from 'valibot';

/** Our own copy of a film, as it plays on a page. */
const StoredFilmSchema = v.object({
  /** Hash of its bytes. */
  id: v.string(),
  /** Begins with `/media/` on the site's own host; of another host, the whole address. */
  path: v.string(),
  bytes: v.number(),
  contentType: v.literal('video/mp4'),
});
export type StoredFilm = v.InferOutput<typeof StoredFilmSchema>;

/** Our copies by the address that the profile names. Absent: not copied, or not to be had. */
export const FilmManifestSchema = v.record(v.string(), StoredFilmSchema);
export type FilmManifest = Readonly<v.InferOutput<typeof FilmManifestSchema>>;
