const ID = /^[\w-]{11}$/u;
const HOST = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/u;
const SHORT_HOST = /^(?:www\.)?youtu\.be$/u;

/** The id of the film at an address of YouTube; null: no film of YouTube is there. */
export function youtubeId(address: string): string | null {
  if (!/youtu/iu.test(address) || !URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  const [first = '', second = ''] = pathname.split('/').slice(1);
  const id = SHORT_HOST.test(hostname)
    ? first
    : !HOST.test(hostname)
      ? ''
      : first === 'watch'
        ? (searchParams.get('v') ?? '')
        : ['embed', 'shorts', 'live', 'v'].includes(first)
          ? second
          : '';
  return ID.test(id) ? id : null;
}

/** A moment of a film. */
export function momentAddress(videoId: string, second: number): string {
  return `https://www.youtube.com/watch?v=${videoId}&t=${Math.floor(second)}s`;
}
