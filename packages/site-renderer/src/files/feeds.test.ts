import { describe, expect, test } from 'vitest';
import { sitePlan } from '../site-plan.ts';
import { elements } from '../testing/page-tree.ts';
import { hardSite, sampleSite } from '../testing/sample-sites.ts';
import { fullMedia, fullProfile, siteOf } from '../testing/site-fixture.ts';
import { HOSTILE_TEXTS } from '../testing/hostile-texts.ts';
import { wellFormed } from '../testing/well-formed.ts';

async function filesOf(site: Parameters<typeof sitePlan>[0]) {
  const { files } = await sitePlan(site);
  const text = async (path: string) =>
    (await files.find((file) => file.path === path)?.render())?.body.toString('utf8');
  return { text, paths: files.map(({ path }) => path) };
}

describe.each(['youtube', 'instagram'] as const)('the feeds of a site of the type %s', (type) => {
  test('name the latest with their addresses, which are pages of the site or of the platform', async () => {
    const { text, paths } = await filesOf(sampleSite(type));
    const atom = (await text('/feed.xml')) ?? '';
    expect(wellFormed(atom)).toBe(true);
    const ids = [...atom.matchAll(/<id>([^<]+)<\/id>/gu)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(3);
    const updated = [...atom.matchAll(/<entry>.*?<updated>([^<]+)</gu)].map(([, date]) => date ?? '');
    expect(updated).toEqual([...updated].sort().reverse());
    const feed = JSON.parse((await text('/feed.json')) ?? '') as {
      version: string;
      items: { id: string; url: string; title: string; date_published: string }[];
    };
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
    expect(feed.items).toHaveLength(ids.length - 1);
    const home = (await text('/index.html')) ?? '';
    for (const { url, title, date_published } of feed.items) {
      expect(title).not.toBe('');
      expect(date_published).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/u);
      const own = url.replace('https://noor.sites.test', '');
      const place = own.startsWith('/#') && home.includes(`id="${own.slice(2)}"`);
      expect(own.startsWith('https://') || place || paths.includes(`${own}index.html`)).toBe(true);
    }
  });

  test('hold the words and pictures of an entry, and nothing that a page loads', async () => {
    const { text } = await filesOf(siteOf(type));
    const { items } = JSON.parse((await text('/feed.json')) ?? '') as { items: { content_html: string }[] };
    const contents = items.map(({ content_html }) => content_html);
    expect(contents.some((content) => content.includes('<img'))).toBe(true);
    for (const content of contents)
      expect(content).toMatch(/^<(?:p|ul|ol|blockquote)\b(?!.*<(?:link|style|script)\b)/su);
  });

  test('are named by every page', async () => {
    const { text } = await filesOf(sampleSite(type));
    for (const path of ['/index.html', '/404.html']) {
      const links = elements((await text(path)) ?? '', 'link').filter(
        ({ attributes }) => attributes['rel'] === 'alternate',
      );
      expect(links.map(({ attributes }) => attributes['href'])).toEqual(['/feed.xml', '/feed.json']);
    }
  });
});

test('a site without posts has no feed and names none', async () => {
  const { text, paths } = await filesOf(sampleSite('linkedin-individual'));
  expect(paths).not.toContain('/feed.xml');
  expect(await text('/index.html')).not.toContain('rel="alternate"');
});

test('an entry keeps its id when the site moves', async () => {
  const ids = async (origin: string) =>
    [
      ...((await (await filesOf({ ...sampleSite('youtube'), origin })).text('/feed.xml')) ?? '').matchAll(
        /<id>[^<]+/gu,
      ),
    ].map(([id]) => id);
  expect(await ids('https://other.test')).toEqual(await ids('https://noor.sites.test'));
});

test('R6: no hostile text breaks a file beside the pages', async () => {
  const payload = HOSTILE_TEXTS.join(' ');
  const profile = fullProfile('youtube', (field, usual) =>
    /\.(url|homepage|website)$/u.test(field) ? usual : `${payload} ${'word '.repeat(40)}`,
  );
  const { text } = await filesOf(siteOf('youtube', { profile, media: fullMedia(fullProfile('youtube')) }));
  for (const path of ['/feed.xml', '/sitemap.xml', '/favicon.svg'])
    expect(wellFormed((await text(path)) ?? '')).toBe(true);
  expect(JSON.parse((await text('/feed.json')) ?? '')).toMatchObject({
    items: expect.any(Array) as unknown[],
  });
});

test('a curriculum vitae is there as a file for programs, without what the owner hides and without foreign pictures', async () => {
  const site = siteOf('linkedin-individual');
  const resume = JSON.parse((await (await filesOf(site)).text('/resume.json')) ?? '') as {
    basics: Record<string, unknown>;
    work: unknown[];
  };
  expect(resume.work.length).toBeGreaterThan(1);
  expect(resume.basics['email']).toBe('noor@haddad.test');
  expect(resume.basics['image']).toMatch(/^https:\/\/noor\.sites\.test\/media\//u);
  const hidden = { ...site, design: { ...site.design, sections: { contact: { hidden: true } } } };
  expect(await (await filesOf(hidden)).text('/resume.json')).not.toContain('noor@haddad.test');
  expect((await filesOf(siteOf('youtube'))).paths).not.toContain('/resume.json');
});

test('the sitemap and llms.txt name every page of the site', async () => {
  const { text, paths } = await filesOf(hardSite('300 videos'));
  const pages = paths
    .filter((path) => path.endsWith('/index.html'))
    .map((path) => `https://noor.sites.test${path.replace('index.html', '')}`);
  const listed = [
    ...((await text('/sitemap.xml')) ?? '').matchAll(/<loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)/gu),
  ].map(([, loc]) => loc);
  expect(listed).toEqual(pages);
  const llms = (await text('/llms.txt')) ?? '';
  expect(pages.filter((page) => !llms.includes(`](${page})`))).toEqual([]);
});
