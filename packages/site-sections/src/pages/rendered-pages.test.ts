import { describe, expect, it } from 'vitest';
import { WEBSITE_TYPES } from '@tosite/validation/platforms/platform';
import { INITIAL_SECTION_ORDER } from '@tosite/validation/website/initial-section-order';
import { attribute, renderPage, inside, textOf, within } from '../testing/rendered-page.ts';
import { fullProfile } from '../testing/full-profile.ts';
import { HOSTILE_TEXTS } from '../testing/hostile-texts.ts';
import { samplePost } from '../testing/sample-posts.ts';
import { sampleSite, withCopies } from '../testing/sample-site.ts';
import type { SiteInput } from '../site.ts';
import { themeCss } from '../theme-css.ts';
import { sitePages } from './site-pages.ts';
import type { ListedPage } from './page-list.ts';

const LONG =
  'A shelf that folds flat, carries twenty kilograms and needs neither glue nor screws to stand up.';

const FORBIDDEN = /^(?:script|style|link|meta|base|object|embed|form|input|template)$/u;

function siteOf(
  type: (typeof WEBSITE_TYPES)[number],
  changes: Partial<SiteInput> = {},
  say?: string,
): SiteInput {
  const profile = fullProfile(type, 3, (words) => say ?? `${words}. ${LONG}\n\n${LONG}`);
  profile.videos = profile.videos.map((video) => ({
    ...video,
    tags: ['oak', say ?? 'joints'],
    chapters: [0, 60, 3700].map((start) => ({ start, title: say ?? `Part at ${start}` })),
  }));
  if (type === 'github') profile.organisation = null;
  const order = INITIAL_SECTION_ORDER[type];
  const sectionOrder = order.includes('posts') ? order : [...order, 'posts' as const];
  const film = { platform: 'youtube' as const, url: 'https://youtu.be/abcdefghijk', videoId: 'abcdefghijk' };
  const posts = [samplePost('written'), samplePost('filmed', { source: film })];
  const site = sampleSite(type, { profile, sectionOrder, posts, ...changes });
  return withCopies(site);
}

/** One page of each kind that a site has. */
function onePerKind(site: SiteInput): ListedPage[] {
  const kinds = new Map<string, ListedPage>();
  for (const listed of sitePages(site).listed) {
    const { page } = listed;
    kinds.set(page.kind === 'item' ? `item ${page.item.list}` : page.kind, listed);
  }
  return [...kinds.values()];
}

const leaves = WEBSITE_TYPES.flatMap((type) => {
  const site = siteOf(type);
  return onePerKind(site)
    .filter(({ page }) => page.kind !== 'home')
    .map((listed) => [type, listed.path, { site, listed }] as const);
});

it('draws each kind of page', () => {
  const kinds = leaves.map(([, , { listed }]) => listed.page.kind);
  expect(new Set(kinds)).toEqual(new Set(['item', 'archive', 'tag', 'cv']));
});

describe.each(leaves)('of %s, the page %s', (_, path, { site, listed }) => {
  const page = renderPage(site, listed.page);
  const main = page.elements.find(({ tagName }) => tagName === 'main');

  it('has one h1, and no heading that skips a level', () => {
    const levels = page.elements
      .filter(({ tagName }) => /^h[1-6]$/u.test(tagName))
      .map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
  });

  it('has landmarks that are told apart, and says where it stands', () => {
    const tags = page.elements.map(({ tagName }) => tagName);
    for (const landmark of ['header', 'nav', 'main', 'footer']) expect(tags).toContain(landmark);
    const navs = page.elements.filter(({ tagName }) => tagName === 'nav');
    const names = navs.map((nav) => attribute(nav, 'aria-label'));
    expect(new Set(names).size).toBe(navs.length);
    expect(names).not.toContain(null);
    const [trail] = within(main, 'trail');
    expect(inside(trail, 'a').map((link) => attribute(link, 'href'))[0]).toBe('/');
  });

  it('leads only to pages and sections that are there', () => {
    const { listed: all } = sitePages(site);
    const paths = new Set(['/resume.json', ...all.map((one) => one.path)]);
    const home = renderPage(site);
    const homeIds = new Set(home.elements.map((element) => attribute(element, 'id')));
    const ids = new Set(page.elements.map((element) => attribute(element, 'id')));
    const links = page.elements.flatMap((element) => attribute(element, 'href') ?? []);
    const own = links.filter((link) => /^[/#]/u.test(link));
    const lost = own.filter((href) => {
      const [target = '', anchor] = href.split('#');
      const anchors = target === '' ? ids : homeIds;
      return (target !== '' && !paths.has(target)) || (anchor !== undefined && !anchors.has(anchor));
    });
    expect(own.length).toBeGreaterThan(0);
    expect(lost).toEqual([]);
  });

  it('has no id twice, no inline style and no script', () => {
    const ids = page.elements.flatMap((element) => attribute(element, 'id') ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(page.html).not.toMatch(/\sstyle=|<script|\son[a-z]+=/u);
  });

  it('brings the rules of pages like it, which the home page does not carry', () => {
    expect(themeCss(site, listed.page)).toContain('.trail');
    expect(themeCss(site)).not.toContain('.trail');
    expect(themeCss(site, listed.page).includes('.cv-head')).toBe(path === '/cv/');
  });
});

describe.each(WEBSITE_TYPES)('from the home page of %s', (type) => {
  it('a visitor comes to every item that has a page, and back', () => {
    const site = siteOf(type);
    const { items, archive, listed } = sitePages(site);
    const reached = new Set<string>();
    const open = (path: string) => {
      if (reached.has(path)) return;
      reached.add(path);
      const found = listed.find((one) => one.path === path);
      if (found === undefined) return;
      for (const element of renderPage(site, found.page).elements) {
        const href = attribute(element, 'href');
        if (href?.startsWith('/') === true) open(href.split('#')[0] ?? '');
      }
    };
    open('/');
    expect(items.length + archive.length).toBeGreaterThan(0);
    expect(listed.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
  });
});

describe('the page of an item', () => {
  it('tells a film’s chapters, each at its moment, and its tags', () => {
    const site = siteOf('youtube');
    const { items } = sitePages(site);
    const film = items.find(({ list }) => list === 'videos');
    if (film === undefined) throw new Error('films have pages');
    const page = renderPage(site, { kind: 'item', item: film });
    const links = page.elements.flatMap((element) => attribute(element, 'href') ?? []);
    expect(links).toContain('https://www.youtube.com/watch?v=abcdefghijk&t=3700s');
    expect(page.text).toContain('1:01:40');
    expect(links).toContain('/tags/oak/');
    expect(page.html).not.toContain('i.ytimg.com');
  });

  it.each([
    [10, 0],
    [11, 3],
    [60, 52],
  ])('of %i chapters folds %i away', (count, collapsed) => {
    const site = siteOf('youtube');
    const chapters = Array.from({ length: count }, (_, index) => ({
      start: index * 60,
      title: `Part ${index}`,
    }));
    const videos = site.profile.videos.map((video) => ({ ...video, chapters }));
    const one = { ...site, profile: { ...site.profile, videos } };
    const film = sitePages(one).items.find(({ list }) => list === 'videos');
    if (film === undefined) throw new Error('films have pages');
    const { html } = renderPage(one, { kind: 'item', item: film });
    const more = /<details class="more">.*?<\/details>/u.exec(html.slice(html.indexOf('chapters')))?.[0];
    expect(more?.match(/<li>/gu)?.length ?? 0).toBe(collapsed);
    expect(html.match(/Part \d+</gu)).toHaveLength(count);
  });

  it.each([
    ['ar', 'رف قابل للطي'],
    ['ja', '折りたたみ式の棚'],
    ['en', 'x'.repeat(400)],
    ['de', 'ß'],
  ])('of language %s carries “%.12s” as its title, with its own direction', (language, title) => {
    const site = siteOf('github', { language });
    const projects = site.profile.projects.map((item) => ({ ...item, name: title }));
    const one = { ...site, profile: { ...site.profile, projects } };
    const item = sitePages(one).items.find(({ list }) => list === 'projects');
    if (item === undefined) throw new Error('projects have pages');
    const page = renderPage(one, { kind: 'item', item });
    const h1 = page.elements.find(({ tagName }) => tagName === 'h1');
    expect(h1 && textOf([h1])).toBe(title);
    expect(h1 && attribute(h1, 'dir')).toBe('auto');
  });
});

describe.each(['linkedin-individual', 'youtube', 'instagram'] as const)('hostile texts on %s', (type) => {
  it('change no element of any kind of page', () => {
    const payload = HOSTILE_TEXTS.join('\n');
    const site = siteOf(type, { name: payload }, `${LONG}\n${payload}`);
    for (const { page } of onePerKind(site).filter((listed) => listed.page.kind !== 'home')) {
      const { elements } = renderPage(site, page);
      expect(elements.filter(({ tagName }) => FORBIDDEN.test(tagName)).map(({ tagName }) => tagName)).toEqual(
        [],
      );
      const attributes = elements.flatMap(({ attrs }) => attrs);
      const unsafe = attributes.filter(
        ({ name, value }) =>
          /^on|^style$|^srcdoc$/u.test(name) ||
          (name === 'href' && !/^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/u.test(value)) ||
          (name === 'src' && !value.startsWith('/media/')),
      );
      expect(unsafe).toEqual([]);
    }
  });
});
