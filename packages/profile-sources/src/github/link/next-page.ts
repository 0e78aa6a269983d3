/** The address that a Link header names as the next page; null when there is none. */
export function nextPage(link: string | undefined): string | null {
  for (const [, address, parameters] of (link ?? '').matchAll(/<([^>]*)>((?:\s*;[^,;]*)*)/gu)) {
    if (address !== undefined && /;\s*rel="?next"?\s*(?:;|$)/u.test(parameters ?? '')) return address;
  }
  return null;
}
