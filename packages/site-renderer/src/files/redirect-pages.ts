import { sitePages } from '@tosite/site-sections/pages/site-pages';
import type { SiteInput } from '@tosite/site-sections/site';
import { bytesKey } from '../content-keys.ts';
import type { SitePlace } from '../document/site-place.ts';
import type { PlannedFile } from '../planned-file.ts';
import { xmlText } from './xml-text.ts';

/** Both are paths from the root of the site, with a slash at the end. */
export type Redirect = { from: string; to: string };

/**
 * The addresses that lead on: those that posts have had, those of what a post took over, and those
 * that their owner leads somewhere. Where something stands now,
 * that is what is there.
 */
export function siteRedirects(site: SiteInput): Redirect[] {
  const { posts, redirects, listed } = sitePages(site);
  const former = posts.flatMap(({ source, path }) =>
    (source.formerSlugs ?? []).map((slug) => ({ from: `/posts/${slug}/`, to: path })),
  );
  const taken = new Set(listed.map(({ path }) => path));
  return [...former, ...redirects, ...(site.redirects ?? [])].filter(
    ({ from }) => !taken.has(from) && taken.add(from),
  );
}

/** For where nobody answers with a redirect: a page at the old address that leads on at once, with script off too. */
export function redirectPage({ from, to }: Redirect, site: SiteInput, place: SitePlace): PlannedFile {
  const there = xmlText(place.from(from)(to));
  const address = place.hasAddress ? xmlText(place.absolute(to)) : there;
  const language = xmlText(site.language);
  const html =
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
    `<meta http-equiv="refresh" content="0; url=${there}"><link rel="canonical" href="${address}">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${address}</title></head>` +
    `<body><p><a href="${there}">${address}</a></p></body></html>\n`;
  const path = `${from}index.html`;
  return {
    path,
    key: bytesKey(html),
    words: [],
    render: () =>
      Promise.resolve({
        path,
        body: Buffer.from(html),
        contentType: 'text/html; charset=utf-8',
        styleHashes: [],
        uses: [],
      }),
  };
}
