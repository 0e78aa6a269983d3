import { describe, expect, it } from 'vitest';
import { INITIAL_SECTION_ORDER } from '@tosite/validation/website/initial-section-order';
import { WEBSITE_TYPES, type WebsiteType } from '@tosite/validation/platforms/platform';
import { sitePages } from '../pages/site-pages.ts';
import type { SiteInput } from '../site.ts';
import { fullProfile } from '../testing/full-profile.ts';
import { attribute, renderPage } from '../testing/rendered-page.ts';
import { samplePost } from '../testing/sample-posts.ts';
import { sampleSite } from '../testing/sample-site.ts';

const LONG =
  'A shelf that folds flat, carries twenty kilograms and needs neither glue nor screws to stand up. ';

function siteOf(type: WebsiteType, changes: Partial<SiteInput> = {}): SiteInput {
  const profile = fullProfile(type, 6, (words) => `${words}. ${LONG.repeat(2)}`);
  profile.videos = profile.videos.map((video, index) => ({ ...video, videoId: `abcdefghij${index}` }));
  const order = INITIAL_SECTION_ORDER[type];
  return sampleSite(type, {
    profile,
    sectionOrder: order.includes('posts')
      ? order
      : ['hero', 'posts', ...order.filter((key) => key !== 'hero')],
    ...changes,
  });
}
const film = (index: number) => ({ platform: 'youtube' as const, url: '', videoId: `abcdefghij${index}` });

describe('a post that was made from something in the profile', () => {
  const made = samplePost('made', { source: film(2) });
  const before = siteOf('youtube');
  const site = { ...before, posts: [made] };

  it('takes over its page: one address, and the old one leads there', () => {
    const old = sitePages(before).itemOf('videos', 'videos-2');
    const pages = sitePages(site);
    expect(old?.path).toMatch(/^\/posts\/.+-[a-z\d]{6}\/$/u);
    expect(pages.redirects).toEqual([{ from: old?.path, to: '/posts/made/' }]);
    expect(pages.itemOf('videos', 'videos-2')?.path).toBe('/posts/made/');
    expect(pages.listed.map(({ path }) => path)).not.toContain(old?.path);
    expect(pages.items.filter(({ id }) => id === 'videos-2')).toEqual([]);
  });

  it('is in the archive once', () => {
    const entries = sitePages(site).archive.flatMap(({ posts, films }) => [...posts, ...films]);
    expect(entries).toHaveLength(6);
    expect(entries[0]?.id).toBe('made');
    expect(entries.map(({ id }) => id)).not.toContain('videos-2');
  });

  it('is where every link to the item leads, and nothing leads to the old address', () => {
    const old = sitePages(before).itemOf('videos', 'videos-2')?.path ?? '';
    for (const { page } of sitePages(site).listed) {
      const { html } = renderPage(site, page);
      expect(html).not.toContain(old);
    }
    const home = renderPage({ ...site, design: { ...site.design, sections: { posts: { shown: 1 } } } });
    const links = home.elements.flatMap((element) => attribute(element, 'href') ?? []);
    expect(links.filter((href) => href === '/posts/made/')).toHaveLength(1);
  });

  it('of two the first takes the page, the other has its own', () => {
    const two = { ...before, posts: [made, samplePost('again', { source: film(2) })] };
    const pages = sitePages(two);
    expect(pages.posts.map(({ path, about }) => [path, about?.source.id])).toEqual([
      ['/posts/made/', 'videos-2'],
      ['/posts/again/', undefined],
    ]);
    expect(pages.redirects).toHaveLength(1);
  });

  it.each([
    ['instagram', 'media', { platform: 'instagram' as const, url: '', videoId: 'media-1' }],
    ['linkedin-company', 'updates', { platform: 'linkedin' as const, url: '', videoId: 'updates-1' }],
  ] as const)('on %s takes over that of an item of %s', (type, list, source) => {
    const one = siteOf(type, { posts: [samplePost('made', { source })] });
    const pages = sitePages(one);
    expect(pages.itemOf(list, source.videoId)?.path).toBe('/posts/made/');
    expect(pages.redirects.map(({ to }) => to)).toEqual(['/posts/made/']);
    expect(renderPage(one).html).toContain('href="/posts/made/"');
  });

  it('is known by its address where it has no id', () => {
    const one = siteOf('linkedin-company');
    const updates = one.profile.updates.map((update, index) => ({
      ...update,
      url: `https://www.linkedin.com/pulse/${index}`,
    }));
    const site = { ...one, profile: { ...one.profile, updates } };
    const source = { platform: 'linkedin' as const, url: 'https://linkedin.com/pulse/1/', videoId: null };
    const [post] = sitePages({ ...site, posts: [samplePost('made', { source })] }).posts;
    expect(post?.about?.source.id).toBe('updates-1');
  });

  it('gives way to no other address: what a post is called no item is', () => {
    const taken = (sitePages(before).itemOf('videos', 'videos-1')?.path ?? '').split('/')[2] ?? '';
    const pages = sitePages({ ...before, posts: [samplePost('x', { slug: taken })] });
    const paths = pages.listed.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe.each(WEBSITE_TYPES)('on %s', (type) => {
  const posts = [samplePost('second'), samplePost('first')];

  it('posts have a section, an archive and tags, in their owner’s order', () => {
    const site = siteOf(type, { posts });
    const { html } = renderPage(site);
    expect(html.indexOf('/posts/second/')).toBeGreaterThan(0);
    expect(html.indexOf('/posts/first/')).toBeGreaterThan(html.indexOf('/posts/second/'));
    const pages = sitePages(site);
    expect(pages.archive[0]?.posts.map(({ id }) => id)).toEqual(['second', 'first']);
    expect(pages.tagOf('#Counters')).toMatchObject({ label: 'counters', path: '/tags/counters/' });
    expect(pages.tagOf('only first')?.posts).toHaveLength(1);
  });

  it('are nowhere when the section is hidden, taken out, or they themselves are', () => {
    const site = siteOf(type, { posts });
    const without = (changes: Partial<SiteInput>) =>
      sitePages({ ...site, ...changes }).posts.map(({ id }) => id);
    const sections = (posts: object) => ({ design: { ...site.design, sections: { posts } } });
    expect(without(sections({ hidden: true }))).toEqual([]);
    expect(without({ sectionOrder: site.sectionOrder.filter((key) => key !== 'posts') })).toEqual([]);
    expect(without(sections({ hiddenItems: ['second'] }))).toEqual(['first']);
  });
});

it('a channel tells of films without a post after its posts, and of each film once', () => {
  const site = siteOf('youtube', { posts: [samplePost('made', { source: film(0) })] });
  const { elements } = renderPage(site);
  const titles = elements
    .filter((element) => attribute(element, 'class') === 'cover')
    .map((element) => attribute(element, 'href'));
  expect(titles[0]).toBe('/posts/made/');
  expect(new Set(titles).size).toBe(titles.length);
});
