import type { IncomingMessage } from 'node:http';

/**
 * Why a request is refused before it is routed, or null. Proxies, routers and file systems disagree about these
 * forms, and every disagreement is a way around a check: so none of them is served at all.
 */
export function oddRequest(incoming: IncomingMessage): { status: 400 | 414; reason: string } | null {
  const target = incoming.url ?? '';
  if (target.length > 4096) return { status: 414, reason: 'This address is too long.' };
  if (!hasOneHost(incoming)) return { status: 400, reason: 'Send exactly one Host header.' };
  if (!target.startsWith('/')) return { status: 400, reason: 'Send a path, not an absolute address.' };
  if (isOddPath(target.split(/[?#]/u)[0] ?? ''))
    return { status: 400, reason: 'This path is written in a way that is not allowed.' };
  return null;
}

/** Double slashes, dot segments, backslashes, NUL, and any of those or a slash behind an escape. */
export function isOddPath(path: string): boolean {
  const plain = path.replace(/%2e/giu, '.');
  return (
    /\/\/|\\|%2f|%5c|%00|%25(2f|5c|2e|00)/iu.test(path) ||
    plain.split('/').some((segment) => segment === '.' || segment === '..' || /^\.\.?;/u.test(segment)) ||
    // oxlint-disable-next-line no-control-regex -- control characters are what is refused
    /[\u0000-\u0020\u007f]/u.test(path)
  );
}

export function hasOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}
