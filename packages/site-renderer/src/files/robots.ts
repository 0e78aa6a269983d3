/**
 * Nothing is disallowed, not even on a site that is to stay out of search engines: a crawler that may not open the
 * page never reads the `noindex` in it, and lists the bare address.
 */
export function robots({
  indexable,
  sitemapAddress,
}: {
  indexable: boolean;
  sitemapAddress: string;
}): string {
  return `User-agent: *\nAllow: /\n${indexable ? `\nSitemap: ${sitemapAddress}\n` : ''}`;
}
