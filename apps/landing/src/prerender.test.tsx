// @vitest-environment happy-dom
import { SUBDOMAINS, type Subdomain } from '@tosite/validation/platforms/platform';
import { describe, expect, it } from 'vitest';
import { HELP_ARTICLES } from './copy/help/help.ts';
import { prerender } from './prerender.tsx';
import { builtDocument, builtPage, parseErrors, TEST_ASSETS } from './testing/built-page.ts';

const PAGES = [
  'index.html',
  'terms/index.html',
  'privacy/index.html',
  'help/index.html',
  'link-profile.html',
  '404.html',
  ...HELP_ARTICLES.map(({ slug }) => `help/${slug}/index.html`),
];
const HOST_FILES = ['_headers', '_redirects', 'vercel.json', 'nginx.conf'];
const EVERY_PAGE = SUBDOMAINS.flatMap((subdomain) => PAGES.map((path) => [subdomain, path] as const));

describe('what is built for each subdomain', () => {
  it('is the same list of files', () => {
    for (const files of Object.values(prerender(TEST_ASSETS))) {
      expect(files.map(({ path }) => path).toSorted()).toEqual(
        [...PAGES, ...HOST_FILES, 'favicon.svg', 'robots.txt', 'sitemap.xml'].toSorted(),
      );
    }
  });

  it('lets robots in, but for staging', () => {
    expect(builtPage('github', 'robots.txt')).toContain('Sitemap: https://github.root.invalid/sitemap.xml');
    expect(builtPage('dashboardstaging', 'robots.txt')).toContain('Disallow: /\n');
  });

  it('lists its own pages in the site map; what all have alike is in that of the main host', () => {
    const locations = (subdomain: Subdomain): string[] =>
      [...builtPage(subdomain, 'sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url]) => url ?? '');
    expect(locations('youtube')).toEqual(['https://youtube.root.invalid/']);
    expect(locations('dashboard')).toEqual(
      ['/', '/terms', '/privacy', '/help', ...HELP_ARTICLES.map(({ slug }) => `/help/${slug}`)].map(
        (path) => `https://dashboard.root.invalid${path}`,
      ),
    );
  });
});

describe.each(EVERY_PAGE)('%s/%s', (subdomain, path) => {
  const html = builtPage(subdomain, path);
  const page = builtDocument(subdomain, path);
  const all = (selector: string): Element[] => [...page.querySelectorAll(selector)];

  it('is well-formed', () => {
    expect(parseErrors(html)).toEqual([]);
  });

  it('carries no script that runs and no style of its own', () => {
    const scripts = all('script').filter((script) => script.getAttribute('type') !== 'application/ld+json');
    expect(scripts.map((script) => [script.getAttribute('src'), script.textContent])).toEqual([
      [TEST_ASSETS.script, ''],
    ]);
    expect(all('script[type="module"]')).toHaveLength(1);
    expect(all('style')).toEqual([]);
    const attributes = all('*').flatMap((element) => element.getAttributeNames());
    expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
  });

  it('has one h1 and headings that skip no level', () => {
    const levels = all('h1, h2, h3, h4').map((heading) => Number(heading.tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  it('gives every id once, and every anchor and reference its element', () => {
    const ids = all('[id]').map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    const references = [
      ...all('a[href^="#"], use').map((element) => element.getAttribute('href')?.slice(1)),
      ...all('[clip-path]').map((element) => element.getAttribute('clip-path')?.slice(5, -1)),
      ...all('[aria-labelledby], [aria-describedby]').map(
        (element) => element.getAttribute('aria-labelledby') ?? element.getAttribute('aria-describedby'),
      ),
      ...all('label[for]').map((label) => label.getAttribute('for')),
    ];
    expect(references.length).toBeGreaterThan(0);
    for (const id of references) expect(ids).toContain(id);
  });

  it('leads to no host but those of the installation', () => {
    const addresses = all('[href], [src], [action]').flatMap((element) =>
      ['href', 'src', 'action'].map((name) => element.getAttribute(name)).filter((value) => value !== null),
    );
    for (const address of addresses) {
      expect(address).toMatch(
        /^(?:https:\/\/[a-z]+\.(?:root|sites)\.invalid\/|%HELP_CENTER_URL%$|\/(?!\/)|#[a-z]|\/#)/u,
      );
    }
  });

  it('names every control, and says where a link opens a new tab', () => {
    for (const field of all('input:not([type="hidden"])')) {
      const label = field.closest('label') ?? page.querySelector(`label[for="${field.id}"]`);
      expect(label?.textContent).not.toBe('');
    }
    for (const link of all('a[target="_blank"]')) {
      expect(link.textContent).toContain('(opens in a new tab)');
      expect(link.getAttribute('rel')).toBe('noopener');
    }
    for (const picture of all('svg')) {
      expect(picture.closest('[aria-hidden="true"]') !== null || picture.hasAttribute('aria-label')).toBe(
        true,
      );
    }
  });

  it('is in English and says where to skip to', () => {
    expect(page.documentElement.getAttribute('lang')).toBe('en');
    const skip = page.querySelector('a.skip')?.getAttribute('href') ?? '';
    expect(page.querySelector(skip)).not.toBeNull();
  });
});

describe('a page of text from the start', () => {
  it('leads back to the landing by the header and the footer', () => {
    const page = builtDocument('github', 'help/index.html');
    expect(page.querySelector('header .nav a')?.getAttribute('href')).toBe('/#features');
    expect(page.title).toBe('Help center - Github.to.site');
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://dashboard.root.invalid/help',
    );
  });
});

describe('the form that answers without script', () => {
  it('has room for what was typed and for what is wrong', () => {
    const page = builtDocument('linkedin', 'link-profile.html');
    const field = page.querySelector('input[name="profileOrUsername"]');
    expect(field?.getAttribute('value')).toBe('%PROFILE_VALUE%');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    expect(page.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      '%PROFILE_MESSAGE%',
    );
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex, nofollow');
    expect([...page.querySelectorAll('button')].map((button) => button.value)).toEqual(['linkedin']);
    expect(page.querySelector('form')?.getAttribute('action')).toBe(
      'https://dashboard.root.invalid/website/link-profile',
    );
  });

  it('offers the four platforms for a bare name on the main host', () => {
    const buttons = [...builtDocument('dashboard', 'link-profile.html').querySelectorAll('form button')];
    expect(buttons.map((button) => button.getAttribute('value'))).toEqual([
      'dashboard',
      'linkedin',
      'github',
      'youtube',
      'instagram',
    ]);
    expect(buttons.every((button) => button.getAttribute('name') === 'subdomain')).toBe(true);
  });
});
