const HOSTS = new Set([
  'youtube.com',
  'm.youtube.com',
  'youtu.be',
  'youtube-nocookie.com',
  'vimeo.com',
  'player.vimeo.com',
]);

/** Whether an address alone says that it leads to a film: a page of one, not of a channel or a search. */
export function isFilmAddress(address: string): boolean {
  if (!/^https?:\/\//iu.test(address) || !URL.canParse(address)) return false;
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.toLowerCase().replace(/^www\./u, '');
  if (!HOSTS.has(host)) return false;
  if (host === 'youtu.be') return /^\/[\w-]{6,}$/u.test(pathname);
  if (host.endsWith('vimeo.com')) return /^\/(?:video\/)?\d+(?:\/\w+)?$/u.test(pathname);
  return /^\/(?:shorts|live|embed)\/[\w-]{6,}$/u.test(pathname)
    ? true
    : pathname === '/watch' && searchParams.has('v');
}
