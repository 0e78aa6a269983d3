import type { ChannelFilm } from './channel-films.ts';

const VIDEO_ID = /^[\w-]{6,20}$/u;
const HOSTS = /^(?:www\.|m\.|music\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/u;

/** The film that an address means, among these; `null`: it is the address of another film; `'no-film'`: of none. */
export function filmOfLink(link: string, films: readonly ChannelFilm[]): ChannelFilm | null | 'no-film' {
  const written = link.trim();
  const same = films.find(({ url, videoId }) => url === written || videoId === written);
  if (same !== undefined) return same;
  const id = videoIdOf(written);
  if (id === null) return 'no-film';
  return films.find(({ videoId }) => videoId === id) ?? null;
}

function videoIdOf(link: string): string | null {
  const address = /^[a-z]+:\/\//iu.test(link) ? link : `https://${link}`;
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  if (!HOSTS.test(hostname)) return null;
  const [, first = '', second = ''] = pathname.split('/');
  const id = hostname.endsWith('youtu.be')
    ? first
    : first === 'watch'
      ? (searchParams.get('v') ?? '')
      : ['shorts', 'live', 'embed', 'v'].includes(first)
        ? second
        : '';
  return VIDEO_ID.test(id) ? id : null;
}
