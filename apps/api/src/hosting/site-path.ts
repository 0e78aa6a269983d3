/**
 * The key under which a published file may be found for a path of a request: `/` is `/index.html`, a folder is its
 * index. Files are looked up in a list, never joined to a folder, so a hostile path only finds nothing.
 * null: no file can have this path.
 */
export function siteFileKey(pathname: string): string | null {
  if (pathname.length > 1024 || !pathname.startsWith('/')) return null;
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  // oxlint-disable-next-line no-control-regex -- control characters never stand in a path of ours
  if (/[\u0000-\u001f\\]|\/\/|\/\.{1,2}(\/|$)/u.test(path)) return null;
  return path.endsWith('/') ? `${path}index.html` : path;
}

/** `/about/` for `/about`, `/about/` and `/about/index.html`: how addresses that lead on are kept. */
export function pageOfKey(key: string): string {
  return `${key.replace(/\/(?:index\.html)?$/u, '')}/`;
}

/** Whether a file's name carries the hash of its content, so that it never changes under this path. */
export function isImmutablePath(path: string): boolean {
  return path.startsWith('/assets/') || path.startsWith('/media/');
}
