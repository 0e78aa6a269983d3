import { describe, expect, it } from 'vitest';
import { WEBSITE_TYPES } from '@tosite/validation/platforms/platform';
import { INITIAL_SECTION_ORDER } from '@tosite/validation/website/initial-section-order';
import { fullProfile } from '../testing/full-profile.ts';
import { sampleSite } from '../testing/sample-site.ts';
import type { SiteInput } from '../site.ts';
import { sitePages } from './site-pages.ts';

const LONG =
  'A shelf that folds flat, carries twenty kilograms and needs neither glue nor screws to stand up. ';
const says = (words: string) => `${words}. ${LONG.repeat(2)}`;

function site(type: (typeof WEBSITE_TYPES)[number], count: number, say = says): SiteInput {
  return sampleSite(type, {
    profile: fullProfile(type, count, say),
    sectionOrder: INITIAL_SECTION_ORDER[type],
  });
}
const ids = (from: SiteInput, list: string) =>
  sitePages(from).items.flatMap((item) => (item.list === list ? item.id : []));

describe.each(WEBSITE_TYPES)('the pages of %s', (type) => {
  it('are the home page alone where there are no items', () => {
    expect(sitePages(site(type, 0)).listed.map(({ path }) => path)).toEqual(['/']);
  });

  it.each([1, 3, 20, 300])('stand at paths of their own, the same in any order, for %i items', (count) => {
    const one = site(type, count);
    const { listed, items } = sitePages(one);
    const paths = listed.map(({ path }) => path);
    expect(items.length).toBeGreaterThan(0);
    expect(items.length).toBeLessThanOrEqual(2 * 200);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^\/(?:[a-z\d-]+\/)*$/u);

    const { profile } = one;
    const turned = {
      ...one,
      profile: { ...profile, projects: profile.projects.toReversed(), media: profile.media.toReversed() },
    };
    const again = new Map(sitePages(turned).items.map(({ list, id, path }) => [`${list} ${id}`, path]));
    for (const { list, id, path } of items.slice(0, 20)) {
      // Of hundreds a list may have others that come first.
      expect([path, undefined]).toContain(again.get(`${list} ${id}`));
    }
    for (const { title, description, name } of listed) {
      expect(title.length).toBeLessThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
      expect([title, description, name]).not.toContain('');
    }
  });
});

describe('what has a page', () => {
  it('is a project with something to say, not one with a line', () => {
    const one = site('github', 3);
    one.profile.projects = one.profile.projects.map((item, index) =>
      index === 1 ? { ...item, description: 'Small tools' } : item,
    );
    expect(ids(one, 'projects')).toEqual(['projects-0', 'projects-2']);
  });

  it('is a project in Japanese or Arabic that says as much', () => {
    const one = site('github', 2);
    const [first, second] = one.profile.projects;
    if (first === undefined || second === undefined) throw new Error('two were asked for');
    one.profile.projects = [
      {
        ...first,
        name: '棚',
        description: '折りたたみ式の棚で、二十キロまで載せられ、接着剤もねじも要りません。',
      },
      {
        ...second,
        name: 'رف',
        description: 'رف قابل للطي يحمل عشرين كيلوغراما ولا يحتاج إلى غراء ولا إلى مسامير كي يقف وحده',
      },
    ];
    const { items } = sitePages(one);
    expect(items.map(({ title }) => title)).toEqual(['棚', 'رف']);
    for (const { path } of items) expect(path).toMatch(/^\/projects\/[a-z\d-]+\/$/u);
    expect(new Set(items.map(({ path }) => path)).size).toBe(2);
  });

  it('is a film with chapters, even where its description says little', () => {
    const one = site('youtube', 3, (words) => words);
    const chapter = (start: number) => ({ start, title: `Part ${start}` });
    one.profile.videos = one.profile.videos.map((item, index) => ({
      ...item,
      description: null,
      chapters: index === 2 ? [0, 60, 120].map(chapter) : [],
    }));
    expect(ids(one, 'videos')).toEqual(['videos-2']);
  });

  it('is a post with several pictures, not one picture without words', () => {
    const one = site('instagram', 4, (words) => words);
    one.profile.media = one.profile.media.map((item, index) => ({
      ...item,
      caption: null,
      pictures: index === 0 ? item.pictures : item.pictures.slice(0, 1),
    }));
    expect(ids(one, 'media')).toEqual(['media-0']);
  });

  it('is nothing that the owner hides: an item, a section, or one that is not on the page', () => {
    const one = site('github', 4);
    const design = (sections: SiteInput['design']['sections']) => ({
      ...one,
      design: { ...one.design, sections },
    });
    expect(ids(design({ repositories: { hiddenItems: ['projects-1'] } }), 'projects')).not.toContain(
      'projects-1',
    );
    expect(ids(design({ repositories: { hidden: true } }), 'projects')).toEqual([]);
    expect(ids({ ...one, sectionOrder: ['hero', 'about'] }, 'projects')).toEqual([]);

    const films = site('youtube', 9);
    const both = { posts: { hiddenItems: ['videos-4'] }, videos: { hiddenItems: ['videos-4'] } };
    const { items, archive } = sitePages({ ...films, design: { ...films.design, sections: both } });
    expect(items.map(({ id }) => id)).not.toContain('videos-4');
    expect(archive.flatMap(({ films: some }) => some.map(({ id }) => id))).not.toContain('videos-4');
  });
});

describe('neighbours', () => {
  it('are those of the same list, in the order of the page', () => {
    const { items, around } = sitePages(site('github', 3));
    const projects = items.filter(({ list }) => list === 'projects');
    const [first, second, third] = projects;
    if (first === undefined || second === undefined || third === undefined) throw new Error('three');
    expect(around(first)).toEqual({ previous: null, next: second });
    expect(around(second)).toEqual({ previous: first, next: third });
    expect(around(third)).toEqual({ previous: second, next: null });
  });
});
