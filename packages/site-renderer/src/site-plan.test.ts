import type { SiteInput } from '@tosite/site-sections/site';
import type { Profile } from '@tosite/validation/profile/profile';
import { WEBSITE_TYPES } from '@tosite/validation/platforms/platform';
import { describe, expect, test } from 'vitest';
import type { RenderedWithUses } from './planned-file.ts';
import { renderSite } from './render-site.ts';
import { sitePlan } from './site-plan.ts';
import { oneOfEachKind } from './testing/one-of-each-kind.ts';
import { allNodes, readPage } from './testing/page-tree.ts';
import { copyOf, siteOf } from './testing/site-fixture.ts';
import { hardSite, sampleSite } from './testing/sample-sites.ts';

type Change = (site: SiteInput) => Partial<SiteInput>;
const inProfile =
  (change: (profile: Profile) => Partial<Profile>): Change =>
  ({ profile }) => ({ profile: { ...profile, ...change(profile) } });
const inSections =
  (sections: SiteInput['design']['sections']): Change =>
  ({ design }) => ({ design: { ...design, sections } });

/** What owners and imports change, everywhere that a page could be drawn from. */
const CHANGES: Record<string, Change> = {
  theme: ({ design }) => ({ design: { ...design, theme_name: 'atelier' } }),
  mode: ({ design }) => ({ design: { ...design, theme_mode: 'dark' } }),
  accent: ({ design }) => ({ design: { ...design, accent: '#8a2200' } }),
  language: () => ({ language: 'de' }),
  origin: () => ({ origin: 'https://other.test' }),
  branding: ({ branding }) => ({ branding: !branding }),
  indexable: () => ({ indexable: false }),
  'time that passes': () => ({ now: '2027-05-01T00:00:00.000Z' }),
  'the title for search engines': ({ seo }) => ({ seo: { ...seo, title: 'Another title' } }),
  'the description for search engines': ({ seo }) => ({ seo: { ...seo, description: 'Another one.' } }),
  'a proof of ownership': ({ seo }) => ({ seo: { ...seo, googleSiteVerification: 'abcdefghijkl' } }),
  'the order of sections': ({ sectionOrder }) => ({ sectionOrder: sectionOrder.toReversed() }),
  'hidden contact': inSections({ contact: { hidden: true } }),
  'hidden projects': inSections({ projects: { hidden: true }, repositories: { hidden: true } }),
  'hidden posts': inSections({ posts: { hidden: true } }),
  'another title of a section': inSections({
    posts: { title: 'Films' },
    repositories: { title: 'Code' },
    projects: { title: 'Work' },
  }),
  name: inProfile(() => ({ name: 'Somebody Else' })),
  headline: inProfile(() => ({ headline: 'Does something else' })),
  about: inProfile(() => ({ about: { format: 'text', text: 'Another text about it.', base: null } })),
  location: inProfile(() => ({ location: 'Elsewhere' })),
  address: inProfile(() => ({ url: 'https://github.com/somebody' })),
  email: inProfile(({ contact }) => ({ contact: { ...contact, email: 'new@mail.test' } })),
  followers: inProfile(({ stats }) => ({ stats: { ...stats, followers: 99_999, subscribers: 99_999 } })),
  'a skill': inProfile(({ skills }) => ({ skills: skills.slice(1) })),
  'a job': inProfile(({ experience }) => ({ experience: experience.slice(1) })),
  'the name of a project': inProfile(({ projects }) => ({
    projects: projects.map((item, index) => (index === 1 ? { ...item, name: 'Renamed' } : item)),
  })),
  'the words of a project': inProfile(({ projects }) => ({
    projects: projects.map((item) => ({ ...item, description: `${item.description} And more words.` })),
  })),
  'stars of one project': inProfile(({ projects }) => ({
    projects: projects.map((item, index) => (index === 2 ? { ...item, stars: 123_456 } : item)),
  })),
  'a project that is gone': inProfile(({ projects }) => ({ projects: projects.slice(1) })),
  'the title of a film': inProfile(({ videos }) => ({
    videos: videos.map((item, index) => (index === 1 ? { ...item, title: 'Another film' } : item)),
  })),
  'views of a film': inProfile(({ videos }) => ({
    videos: videos.map((item, index) => (index === 30 ? { ...item, views: 987_654 } : item)),
  })),
  'tags of films': inProfile(({ videos }) => ({
    videos: videos.map((item, index) => (index < 5 ? { ...item, tags: ['new word'] } : item)),
  })),
  'a film that is gone': inProfile(({ videos }) => ({ videos: videos.slice(1) })),
  'a caption': inProfile(({ media }) => ({
    media: media.map((item, index) => (index === 0 ? { ...item, caption: `${item.caption} More.` } : item)),
  })),
  'the copy of one picture': ({ media }) => {
    const [first, ...others] = Object.entries(media).toReversed();
    return { media: { ...Object.fromEntries(others), ...(first && { [first[0]]: copyOf(900) }) } };
  },
  'a lost picture': ({ media }) => ({
    media: Object.fromEntries(
      Object.entries(media).map(([url, copy], index) => [url, index < 3 ? null : copy]),
    ),
  }),
};

describe.each(WEBSITE_TYPES)('the sample of the type %s', (type) => {
  const site = sampleSite(type);

  test('two drawings under one key are the same bytes, whatever changes', async () => {
    const before = new Map((await sitePlan(site)).files.map((file) => [file.path, file]));
    const rendered = new Map<string, RenderedWithUses>();
    const first = async (path: string) => rendered.get(path) ?? (await before.get(path)?.render());
    const kept = new Set<string>();
    for (const [what, change] of Object.entries(CHANGES)) {
      const { files } = await sitePlan({ ...site, ...change(site) });
      // Once is enough for the card: it is given what its key is made of and nothing else.
      const same = files.filter(
        ({ path, key }) => before.get(path)?.key === key && (!path.endsWith('.png') || !kept.has(path)),
      );
      for (const { path, render } of oneOfEachKind(same)) {
        const [was, is] = [await first(path), await render()];
        if (was !== undefined) rendered.set(path, was);
        expect({ what, ...is, body: is.body.toString() }).toEqual({
          what,
          ...was,
          body: was?.body.toString(),
        });
        kept.add(path);
      }
    }
    expect(kept.size).toBeGreaterThan(1);
  });

  test('every link inside the site answers, and every file that it asks for is there', async () => {
    const { files, mediaPaths } = await renderSite(site);
    const paths = new Set([...files.map(({ path }) => path), ...mediaPaths]);
    const ids = new Map<string, Set<string>>();
    const pages = files
      .filter(({ path }) => path.endsWith('.html'))
      .map(({ path, body }) => [path, allNodes(readPage(body.toString('utf8')))] as const);
    for (const [path, nodes] of pages)
      ids.set(path, new Set(nodes.flatMap(({ attributes }) => attributes['id'] ?? [])));
    const dead = pages.flatMap(([page, nodes]) =>
      nodes
        .flatMap(({ attributes: { href = '', src = '' } }) => [href, src])
        .filter((address) => /^(#|\/(?!\/))/u.test(address))
        .filter((address) => {
          const [path = '', fragment = ''] = address.split('#');
          const file = path === '' ? page : path.endsWith('/') ? `${path}index.html` : path;
          return !paths.has(file) || (fragment !== '' && ids.get(file)?.has(fragment) !== true);
        })
        .map((address) => `${page}: ${address}`),
    );
    expect(dead).toEqual([]);
  });
});

test('a change of one item draws its page, its neighbours and the lists that name it, and no other', async () => {
  const site = hardSite('300 videos');
  const change: Change = inProfile(({ videos }) => ({
    videos: videos.map((item, index) => (index === 50 ? { ...item, views: 1_234_567 } : item)),
  }));
  const before = new Map((await sitePlan(site)).files.map(({ path, key }) => [path, key]));
  const after = await sitePlan({ ...site, ...change(site) });
  const redrawn = after.files.filter(({ path, key }) => before.get(path) !== key).map(({ path }) => path);
  expect(after.files.length).toBeGreaterThan(10);
  expect(redrawn.length).toBeLessThanOrEqual(8);
  expect(redrawn).toContain('/index.html');
});

test('fonts come from the plan, and nothing else does', async () => {
  const plan = await sitePlan(siteOf('github'));
  const home = await plan.files[0]?.render();
  const fonts = home?.uses.filter((path) => path.startsWith('/assets/')) ?? [];
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.map((path) => plan.asset(path)?.contentType)).toEqual(
    fonts.map(() => 'text/css; charset=utf-8'),
  );
  expect(plan.asset('/index.html')).toBeNull();
  expect(plan.asset('/assets/../../package.json')).toBeNull();
});
