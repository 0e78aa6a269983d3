import { SUBDOMAINS, type Subdomain } from '@tosite/validation/platforms/platform';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { productUrl } from './addresses.ts';
import { COPY_OF_SUBDOMAIN } from './copy/copy-of-subdomain.ts';
import { HELP_ARTICLES, HELP_PATH, helpPath } from './copy/help/help.ts';
import { PRIVACY } from './copy/privacy.ts';
import { TERMS } from './copy/terms.ts';
import type { Assets } from './document.tsx';
import { favicon } from './favicon.tsx';
import { hostingFiles } from './hosting-files.ts';
import { HelpArticlePage } from './pages/help-article-page.tsx';
import { HelpPage } from './pages/help-page.tsx';
import { LandingPage } from './pages/landing-page.tsx';
import { LinkProfilePage } from './pages/link-profile-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { TextPage } from './pages/text-page.tsx';

/** A file below a subdomain's folder. */
export type PrerenderedFile = { path: string; content: string };

/** Every file of one subdomain but the shared assets. `/terms` is `terms/index.html`, as static hosts expect. */
export function prerenderSubdomain(subdomain: Subdomain, assets: Assets): PrerenderedFile[] {
  const shared = { subdomain, assets };
  const pages: [path: string, page: ReactElement][] = [
    ['/', <LandingPage key="/" {...shared} />],
    ...[TERMS, PRIVACY].map((page): [string, ReactElement] => [
      page.path,
      <TextPage key={page.path} {...shared} page={page} />,
    ]),
    [HELP_PATH, <HelpPage key={HELP_PATH} {...shared} />],
    ...HELP_ARTICLES.map((article): [string, ReactElement] => [
      helpPath(article.slug),
      <HelpArticlePage key={article.slug} {...shared} article={article} />,
    ]),
  ];
  const paths = pages.map(([path]) => path);
  return [
    ...pages.map(([path, page]) => ({
      path: path === '/' ? 'index.html' : `${path.slice(1)}/index.html`,
      content: html(page),
    })),
    { path: 'link-profile.html', content: html(<LinkProfilePage {...shared} />) },
    { path: '404.html', content: html(<NotFoundPage {...shared} />) },
    { path: 'robots.txt', content: robots(subdomain) },
    { path: 'sitemap.xml', content: sitemap(subdomain, paths) },
    { path: 'favicon.svg', content: favicon(COPY_OF_SUBDOMAIN[subdomain].variant) },
    ...hostingFiles(subdomain, paths),
  ];
}

export { favicon };
export { cardsOf } from './social-cards.ts';

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

/** Its own pages: what every landing has alike stands in the main host's. */
function sitemap(subdomain: Subdomain, paths: readonly string[]): string {
  const own = subdomain === 'dashboard' ? paths : ['/'];
  const urls = own.map((path) => `  <url><loc>${productUrl(subdomain, path)}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}
