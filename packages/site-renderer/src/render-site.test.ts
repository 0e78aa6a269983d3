import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { WEBSITE_TYPES } from '@tosite/validation/platforms/platform';
import { THEME_MODES, THEME_NAMES } from '@tosite/validation/website/design';
import type { SiteInput } from '@tosite/site-sections/site';
import { SiteView } from '@tosite/site-sections/site-view';
import { StyleSheet } from '@tosite/site-sections/style-sheet';
import { wellFormed } from './testing/well-formed.ts';
import { htmlFaults } from './testing/html-faults.ts';
import { renderFiles, renderPage } from './testing/render-files.ts';
import { allNodes, elements, readPage } from './testing/page-tree.ts';
import type { RenderedSite } from './rendered-site.ts';
import { renderSite } from './render-site.ts';
import { sitePlan } from './site-plan.ts';
import { everySection, fullProfile, siteOf } from './testing/site-fixture.ts';

function file(site: RenderedSite, path: string) {
  const found = site.files.find((each) => each.path === path);
  if (!found) throw new Error(`There is no ${path} among ${site.files.map((each) => each.path).join(', ')}`);
  return found;
}
const html = (site: RenderedSite, path = '/index.html') => file(site, path).body.toString('utf8');
const meta = (page: string, name: string) =>
  elements(page, 'meta').find(
    ({ attributes }) => attributes['name'] === name || attributes['property'] === name,
  )?.attributes['content'];
const canonical = (page: string) =>
  elements(page, 'link').find(({ attributes }) => attributes['rel'] === 'canonical')?.attributes['href'];

const isHomeOrLost = (path: string) => /^\/(index|404)\.html$/u.test(path);

const everything = WEBSITE_TYPES.flatMap((type) =>
  THEME_NAMES.flatMap((theme_name) => THEME_MODES.map((theme_mode) => ({ type, theme_name, theme_mode }))),
);
const themed = (
  { type, theme_name, theme_mode }: (typeof everything)[number],
  changes: Partial<SiteInput> = {},
) => siteOf(type, { design: { theme_name, theme_mode, accent: null, sections: {} }, ...changes });

describe.each(everything)('$type in $theme_name, $theme_mode', (kind) => {
  test('both pages hold one style block, whose hash is that of its bytes, and nothing that runs', async () => {
    const files = await renderFiles(themed(kind, { sectionOrder: everySection }), isHomeOrLost);
    expect(files).toHaveLength(2);
    for (const { path, body, styleHashes } of files) {
      const page = body.toString('utf8');
      const [style, ...otherStyles] = elements(page, 'style');
      expect(otherStyles).toEqual([]);
      expect(styleHashes).toEqual([
        `'sha256-${createHash('sha256')
          .update(style?.text ?? '')
          .digest('base64')}'`,
      ]);

      const scripts = elements(page, 'script');
      expect(scripts.map(({ attributes }) => attributes)).toEqual(
        path === '/index.html' ? [{ type: 'application/ld+json' }] : [],
      );
      const names = allNodes(readPage(page)).flatMap(({ attributes }) => Object.keys(attributes));
      expect(names.filter((name) => name.startsWith('on') || name === 'style' || name === 'srcdoc')).toEqual(
        [],
      );
      expect(elements(page, 'h1')).toHaveLength(1);
      expect(elements(page, 'main')).toHaveLength(1);
    }
  });
});

describe.each(WEBSITE_TYPES)('%s', (type) => {
  test.each(THEME_NAMES)('its pages in %s are valid HTML', async (theme_name) => {
    const design = { theme_name, theme_mode: 'auto', accent: null, sections: {} } as const;
    // Spoken and programming languages have one title; no site has both.
    const nearlyAll = everySection.filter((section) => section !== 'codeLanguages');
    for (const changes of [{}, { sectionOrder: nearlyAll }]) {
      const files = await renderFiles(siteOf(type, { design, ...changes }), isHomeOrLost);
      expect(files).toHaveLength(2);
      for (const { body } of files) expect(await htmlFaults(body.toString('utf8'))).toEqual([]);
    }
  });

  test.each(THEME_NAMES)('its first view in %s fits into 14 KB', async (theme_name) => {
    const design = { theme_name, theme_mode: 'auto', accent: null, sections: {} } as const;
    const page = await renderPage(siteOf(type, { design }));
    expect(gzipSync(page).length).toBeLessThanOrEqual(14 * 1024);
  });
});

describe('the head', () => {
  test('says how to read the page before anything else', async () => {
    const page = await renderPage(siteOf('github'));
    expect(page).toMatch(/^<!doctype html><html lang="en" dir="ltr" data-mode="auto"/u);
    expect(page.search(/<meta charset="utf-8"/iu)).toBeLessThan(200);
    expect(meta(page, 'viewport')).toBe('width=device-width, initial-scale=1');
    expect(meta(page, 'color-scheme')).toBe('light dark');
    expect(elements(page, 'title').filter(({ text }) => text.includes('Noor Haddad'))).toHaveLength(1);
    expect(meta(page, 'description')).toContain('wooden boats');
  });

  test('a site in Arabic is written from right to left', async () => {
    const page = await renderPage(siteOf('github', { language: 'ar' }));
    expect(page).toMatch(/^<!doctype html><html lang="ar" dir="rtl"/u);
  });

  test('the colour of the browser follows the mode', async () => {
    const colors = async (theme_mode: 'light' | 'dark' | 'auto') => {
      const site = siteOf('github', {
        design: { theme_name: 'atelier', theme_mode, accent: null, sections: {} },
      });
      return elements(await renderPage(site), 'meta')
        .filter(({ attributes }) => attributes['name'] === 'theme-color')
        .map(({ attributes }) => [attributes['media'], attributes['content']]);
    };
    expect(await colors('light')).toEqual([[undefined, '#f5efe3']]);
    expect(await colors('dark')).toEqual([[undefined, '#1a1714']]);
    expect(await colors('auto')).toEqual([
      ['(prefers-color-scheme: light)', '#f5efe3'],
      ['(prefers-color-scheme: dark)', '#1a1714'],
    ]);
  });

  test('names the address that counts, and the picture that stands for the site', async () => {
    const page = await renderPage(siteOf('github'));
    expect(canonical(page)).toBe('https://noor.sites.test/');
    expect(meta(page, 'og:url')).toBe('https://noor.sites.test/');
    const card = meta(page, 'og:image') ?? '';
    expect(card).toMatch(/^https:\/\/noor\.sites\.test\/assets\/card-[0-9a-f]{16}\.png$/u);
    expect(meta(page, 'og:image:width')).toBe('1200');
    expect(meta(page, 'og:image:height')).toBe('630');
    expect(meta(page, 'twitter:card')).toBe('summary_large_image');
    expect(file(await renderSite(siteOf('github')), new URL(card).pathname).contentType).toBe('image/png');
  });

  test("takes the owner's words, address and tags", async () => {
    const seo = {
      ...siteOf('github').seo,
      title: 'Boats by Noor',
      description: 'Wood and water.',
      keywords: ['boats', 'oak'],
      canonicalUrl: 'https://noor.test/',
      googleSiteVerification: 'abcdefghij-_1',
      bingSiteVerification: 'A1B2C3D4E5F6A7B8',
      yandexVerification: '0123456789abcdef',
      pinterestVerification: 'fedcba9876543210',
      ogImageUrl: 'https://noor.test/card.png',
    };
    const page = await renderPage(siteOf('github', { seo }));
    expect(elements(page, 'title')[0]?.text).toBe('Boats by Noor');
    expect(meta(page, 'description')).toBe('Wood and water.');
    expect(meta(page, 'keywords')).toBe('boats, oak');
    expect(meta(page, 'google-site-verification')).toBe('abcdefghij-_1');
    expect(meta(page, 'msvalidate.01')).toBe('A1B2C3D4E5F6A7B8');
    expect(meta(page, 'yandex-verification')).toBe('0123456789abcdef');
    expect(meta(page, 'p:domain_verify')).toBe('fedcba9876543210');
    expect(meta(page, 'og:image')).toBe('https://noor.test/card.png');
    expect(canonical(page)).toBe('https://noor.test/');
  });

  test('shows a card of every name, whatever letters it is written in', async () => {
    const profile = { ...fullProfile('github'), name: '山田太郎' };
    const page = await renderPage(siteOf('github', { profile, media: {} }));
    expect(meta(page, 'og:image')).toMatch(/\/assets\/card-[a-f\d]+\.png$/u);
    expect(meta(page, 'twitter:card')).toBe('summary_large_image');
  });

  test('keeps search engines away only when it is told to', async () => {
    const indexable = await renderSite(siteOf('github'));
    expect(meta(html(indexable), 'robots')).toBeUndefined();
    expect(meta(html(indexable, '/404.html'), 'robots')).toBe('noindex, nofollow');
    const hidden = await renderSite(siteOf('github', { indexable: false }));
    expect(meta(html(hidden), 'robots')).toBe('noindex, nofollow');
    expect(hidden.files.map(({ path }) => path)).not.toContain('/sitemap.xml');
    expect(file(hidden, '/robots.txt').body.toString()).not.toContain('Sitemap');
  });
});

describe('what machines read', () => {
  const data = async (site: SiteInput) => {
    const page = await renderPage(site, '/index.html', { lastModified: '2026-02-02T00:00:00.000Z' });
    const [block] = elements(page, 'script');
    return JSON.parse(block?.text ?? '') as Record<string, unknown>;
  };

  test('a person has a profile page', async () => {
    expect(await data(siteOf('linkedin-individual'))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      inLanguage: 'en',
      dateModified: '2026-02-02T00:00:00Z',
      url: 'https://noor.sites.test/',
      mainEntity: {
        '@type': 'Person',
        name: 'Noor Haddad',
        alternateName: 'noor-haddad',
        url: 'https://noor.sites.test/',
        description: expect.stringContaining('wooden boats') as string,
        image: expect.stringMatching(/^https:\/\/noor\.sites\.test\/media\//u) as string,
        sameAs: ['https://profiles.test/noor-haddad', 'https://social.test/@noor', 'https://shop.test/'],
        jobTitle: 'Boat builder',
        worksFor: { '@type': 'Organization', name: 'Haddad Yard' },
        alumniOf: [{ '@type': 'EducationalOrganization', name: 'School of Wood' }],
        knowsAbout: ['Joinery', 'Sail making'],
        knowsLanguage: ['Danish'],
      },
    });
  });

  test.each([
    ['linkedin-company', 'Organization'],
    ['youtube', 'Blog'],
    ['instagram', 'ImageGallery'],
  ] as const)('a site of the type %s is described as %s', async (type, expected) => {
    expect(await data(siteOf(type))).toMatchObject({ '@type': expected, name: 'Noor Haddad' });
  });

  test('what the owner hides is not said behind the page either', async () => {
    const site = siteOf('linkedin-individual');
    const design = { ...site.design, sections: { contact: { hidden: true } } };
    // Where the profile is stands under Contact, too.
    expect(await data({ ...site, design })).not.toHaveProperty('mainEntity.sameAs');
    const llms = await renderPage({ ...site, design }, '/llms.txt');
    expect(llms).not.toMatch(/shop\.test|profiles\.test/u);
  });

  test('an address and a closing tag in a name stay text', async () => {
    const name = '</script><script>alert(1)</script><!--';
    const profile = { ...fullProfile('linkedin-individual'), name };
    expect(await data(siteOf('linkedin-individual', { profile }))).toMatchObject({ mainEntity: { name } });
  });

  test('the sitemap, robots.txt and llms.txt stand beside the page', async () => {
    const site = await renderSite(siteOf('github'), { lastModified: '2026-02-02T00:00:00.000Z' });
    const xml = file(site, '/sitemap.xml');
    expect(wellFormed(xml.body.toString())).toBe(true);
    expect(xml.contentType).toBe('application/xml; charset=utf-8');
    expect(xml.body.toString()).toContain('<lastmod>2026-02-02T00:00:00.000Z</lastmod>');
    expect(file(site, '/robots.txt').body.toString()).toContain(
      'Sitemap: https://noor.sites.test/sitemap.xml',
    );
    expect(file(site, '/llms.txt').body.toString()).toMatch(/^# Noor Haddad\n/u);
    const icon = file(site, '/favicon.svg');
    expect(wellFormed(icon.body.toString())).toBe(true);
    expect(icon.contentType).toBe('image/svg+xml');
  });
});

describe('addresses', () => {
  const rendered = (page: string) =>
    allNodes(readPage(page)).flatMap(({ name, attributes }) => [
      ...(name === 'a' ? [] : [attributes['href'] ?? '']),
      attributes['src'] ?? '',
      ...[attributes['srcset'], attributes['imagesrcset']].flatMap(
        (set) => set?.split(/,\s*/u).map((part) => part.split(' ')[0] ?? '') ?? [],
      ),
    ]);

  const inStyle = (page: string) =>
    [...(elements(page, 'style')[0]?.text ?? '').matchAll(/url\(([^)]+)\)/gu)].map(
      ([, address]) => address ?? '',
    );

  test.each(WEBSITE_TYPES)('a page of the type %s asks no other host for anything', async (type) => {
    for (const path of ['/index.html', '/404.html']) {
      const page = await renderPage(siteOf(type, { sectionOrder: everySection }), path);
      const foreign = rendered(page).filter(
        (address) => /^(https?:)?\/\//u.test(address) && address !== canonical(page),
      );
      expect(foreign).toEqual([]);
      expect(elements(page, 'style')[0]?.text).not.toMatch(/url\(["']?(https?:)?\/\//u);
    }
  });

  test('every file that the pages ask for is there, and the media that they name are listed', async () => {
    const input = siteOf('linkedin-individual', { sectionOrder: everySection });
    const site = await renderSite(input);
    const paths = new Set([...site.files.map(({ path }) => path), ...site.mediaPaths]);
    const page = html(site);
    const asked = [...rendered(page), ...inStyle(page)];
    const own = asked.filter((address) => address.startsWith('/'));
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter((path) => !paths.has(path))).toEqual([]);
    expect(site.mediaPaths.length).toBeGreaterThan(3);
    const nothing = await renderSite({ ...input, sectionOrder: ['skills'] });
    expect(nothing.mediaPaths.length).toBeLessThan(site.mediaPaths.length);
  });

  test('films that pages play are listed with the media, others are not, and their addresses follow the prefix', async () => {
    const input = siteOf('instagram', { sectionOrder: ['hero', 'highlights'] });
    const played = 'https://films.test/1.mp4';
    const film = (name: string) => ({
      id: name,
      path: `/media/${name}.mp4`,
      bytes: 9,
      contentType: 'video/mp4' as const,
    });
    const [first, ...others] = input.profile.media;
    const media =
      first === undefined ? [] : [{ ...first, kind: 'reel' as const, video: { url: played, duration: 9 } }];
    const site = await renderSite(
      {
        ...input,
        profile: { ...input.profile, media: [...media, ...others] },
        films: { [played]: film('played'), 'https://films.test/2.mp4': film('other') },
      },
      { pathPrefix: '.' },
    );
    const [video] = elements(html(site), 'video');
    expect(video?.attributes).toMatchObject({ src: './media/played.mp4', preload: 'none' });
    expect(video?.attributes['poster']).toMatch(/^\.\/media\//u);
    expect(site.mediaPaths).toContain('/media/played.mp4');
    expect(site.mediaPaths).not.toContain('/media/other.mp4');
  });

  test.each(['/p3x', '.'])('of a site with the prefix %s all begin with it', async (pathPrefix) => {
    const input = siteOf('linkedin-individual', { sectionOrder: everySection, indexable: false });
    const site = await renderSite(input, { pathPrefix });
    for (const path of ['/index.html', '/404.html']) {
      const page = html(site, path);
      const links = elements(page, 'a').map(({ attributes }) => attributes['href'] ?? '');
      const own = [...rendered(page), ...links, ...inStyle(page)].filter((address) => /^[./]/u.test(address));
      expect(own.length).toBeGreaterThan(1);
      expect(own.filter((address) => !address.startsWith(`${pathPrefix}/`))).toEqual([]);
      // What does not know where it stands says nothing of it.
      expect(page.includes(input.origin)).toBe(pathPrefix !== '.' && path === '/index.html');
    }
    expect(html(site, '/404.html')).toContain(`href="${pathPrefix}/"`);
    // Files that hold addresses are there where the site has one.
    const addressed = /^\/(robots\.txt|sitemap\.xml|llms\.txt|feed\.(xml|json)|assets\/card-\w+\.png)$/u;
    expect(site.files.map(({ path }) => path)).toEqual(
      (await renderSite(input)).files
        .map(({ path }) => path)
        .filter((path) => pathPrefix !== '.' || !addressed.test(path)),
    );
    expect(site.mediaPaths.length).toBeGreaterThan(3);
    expect(site.mediaPaths.filter((path) => !path.startsWith('/media/'))).toEqual([]);
  });

  test('pictures can stand elsewhere than the rest', async () => {
    const page = await renderPage(siteOf('github'), '/index.html', { pathPrefix: '/p3x', mediaBase: '' });
    expect(page).toMatch(/(src|srcSet)="\/media\//u);
  });

  test.each(['p3x', '/p3x/', '//evil.test', '/a"b', '/../x', '..'])(
    'the prefix %s is refused',
    async (pathPrefix) => {
      await expect(renderSite(siteOf('github'), { pathPrefix })).rejects.toThrow(/A path prefix is written/u);
    },
  );
});

test('a page that is not there says so and leads home', async () => {
  const page = await renderPage(siteOf('github'), '/404.html');
  expect(elements(page, 'title')[0]?.text).toContain('Noor Haddad');
  expect(elements(page, 'a').map(({ attributes }) => attributes['href'])).toContain('/');
});

test('the same input gives the same bytes', async () => {
  expect(await renderSite(siteOf('instagram'))).toEqual(await renderSite(siteOf('instagram')));
});

test('what surrounds the drawing of a page costs no more than a few drawings', async () => {
  const site = siteOf('linkedin-individual', { sectionOrder: everySection });
  const render = () =>
    renderToStaticMarkup(createElement(SiteView, { site, page: { kind: 'home' }, sheet: new StyleSheet() }));
  const costOf = async (work: () => unknown) => {
    const before = process.cpuUsage();
    for (let round = 0; round < 20; round++) await work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  await costOf(render);
  const renderHome = async () => (await sitePlan(site)).files[0]?.render();
  await costOf(renderHome);
  const [drawing, whole] = [await costOf(render), await costOf(renderHome)];
  expect(whole / drawing).toBeLessThan(8);
});
