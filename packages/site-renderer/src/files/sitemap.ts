import { xmlText } from './xml-text.ts';

export type SitemapPage = {
  address: string;
  /** When its content last changed, ISO 8601. */
  lastModified: string;
};

export function sitemap(pages: readonly SitemapPage[]): string {
  const entries = pages.map(
    ({ address, lastModified }) =>
      `<url><loc>${xmlText(address)}</loc><lastmod>${xmlText(lastModified)}</lastmod></url>\n`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...entries,
    '</urlset>\n',
  ].join('');
}
