import { youtubeId } from '@tosite/validation/posts/film-address';
import type { ChannelFilm } from './channel-films.ts';

/** The film that an address means, among these; `null`: it is the address of another film; `'no-film'`: of none. */
export function filmOfLink(link: string, films: readonly ChannelFilm[]): ChannelFilm | null | 'no-film' {
  const written = link.trim();
  const same = films.find(({ url, videoId }) => url === written || videoId === written);
  if (same !== undefined) return same;
  const id = youtubeId(written);
  if (id === null) return 'no-film';
  return films.find(({ videoId }) => videoId === id) ?? null;
}
