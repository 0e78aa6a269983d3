import { canParseUrl } from '../text/can-parse-url.ts';

const ID = /^[\w-]{11}$/u;
const HOST = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/u;
const SHORT_HOST = /^(?:www\.)?youtu\.be$/u;
/** Paths that name a film in their second part. */
const PLACES = ['embed', 'shorts', 'live', 'v', 'e'];

/**
 * The id of the film that an address of YouTube means, with or without its scheme; null: it means none, as those of
 * channels and playlists do. What is no id to the letter is none: it stands in addresses and pages of ours.
 */
export function youtubeId(address: string): string | null {
  if (typeof address !== 'string' || address.length > 2000 || !/youtu/iu.test(address)) return null;
  const written = address.trim();
  const whole = /^[a-z][a-z\d+.-]*:/iu.test(written) ? written : `https://${written}`;
  if (!canParseUrl(whole)) return null;
  const { protocol, hostname, port, pathname, searchParams } = new URL(whole);
  if ((protocol !== 'https:' && protocol !== 'http:') || port !== '') return null;
  const [first = '', second = ''] = pathname.split('/').slice(1);
  let id = '';
  if (SHORT_HOST.test(hostname)) id = first;
  else if (HOST.test(hostname)) {
    if (first === 'watch') id = searchParams.get('v') ?? '';
    else if (PLACES.includes(first)) id = second;
  }
  return ID.test(id) ? id : null;
}

const VIMEO_HOST = /^(?:(?:www|player)\.)?vimeo\.com$/u;
const VIMEO_FILM = /^\/(?:video\/)?\d+(?:\/\w+)?$/u;

/** Whether a whole address alone says that it leads to a film: to one, not to a channel, a playlist or a search. */
export function isFilmAddress(address: string): boolean {
  if (typeof address !== 'string' || !/^https?:\/\//iu.test(address) || !canParseUrl(address)) return false;
  const { hostname, pathname } = new URL(address);
  return youtubeId(address) !== null || (VIMEO_HOST.test(hostname) && VIMEO_FILM.test(pathname));
}
