import { SUBDOMAINS, type Subdomain } from '@tosite/validation/platforms/platform';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { productUrl } from './addresses.ts';
import { COPY_OF_SUBDOMAIN } from './copy/copy-of-subdomain.ts';
import { HELP } from './copy/help.ts';
import { PRIVACY } from './copy/privacy.ts';
import { TERMS } from './copy/terms.ts';
import type { Assets } from './document.tsx';
import { favicon } from './favicon.tsx';
import { LandingPage } from './pages/landing-page.tsx';
import { LinkProfilePage } from './pages/link-profile-page.tsx';
import { TextPage } from './pages/text-page.tsx';

/** A file below a subdomain's folder. */
export type PrerenderedFile = { path: string; content: string };

const TEXT_PAGES = [TERMS, PRIVACY, HELP];

/** Every file of one subdomain but the shared assets. `/terms` is `terms/index.html`, as static hosts expect. */
export function prerenderSubdomain(subdomain: Subdomain, assets: Assets): PrerenderedFile[] {
  return [
    { path: 'index.html', content: html(<LandingPage subdomain={subdomain} assets={assets} />) },
    ...TEXT_PAGES.map((page) => ({
      path: `${page.path.slice(1)}/index.html`,
      content: html(<TextPage subdomain={subdomain} page={page} assets={assets} />),
    })),
    { path: 'link-profile.html', content: html(<LinkProfilePage subdomain={subdomain} assets={assets} />) },
    { path: 'robots.txt', content: robots(subdomain) },
    { path: 'sitemap.xml', content: sitemap(subdomain) },
    { path: 'favicon.svg', content: favicon(COPY_OF_SUBDOMAIN[subdomain].variant) },
  ];
}

export function prerender(assets: Assets): Record<Subdomain, PrerenderedFile[]> {
  const entries = SUBDOMAINS.map((subdomain) => [subdomain, prerenderSubdomain(subdomain, assets)] as const);
  return Object.fromEntries(entries) as Record<Subdomain, PrerenderedFile[]>;
}

function html(page: ReactElement): string {
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}

function robots(subdomain: Subdomain): string {
  return COPY_OF_SUBDOMAIN[subdomain].indexable
    ? `User-agent: *\nAllow: /\n\nSitemap: ${productUrl(subdomain, '/sitemap.xml')}\n`
    : 'User-agent: *\nDisallow: /\n';
}

function sitemap(subdomain: Subdomain): string {
  const paths = ['/', ...TEXT_PAGES.map((page) => page.path)];
  const urls = paths.map((path) => `  <url><loc>${productUrl(subdomain, path)}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}
