import { WEBSITE_TYPES, type WebsiteType } from '@tosite/validation/platforms/platform';
import { describe, expect, test } from 'vitest';
import { sitePlan } from './site-plan.ts';
import { elements } from './testing/page-tree.ts';
import { fullProfile, siteOf } from './testing/site-fixture.ts';
import { hardSite, sampleSite } from './testing/sample-sites.ts';

type Thing = Record<string, unknown>;

/** What search engines ask of each type that our pages use; one of the names of a row is enough. */
const REQUIRED: Record<string, string[][]> = {
  ProfilePage: [['mainEntity']],
  Person: [['name']],
  Organization: [['name']],
  EducationalOrganization: [['name']],
  Blog: [['name'], ['url']],
  BlogPosting: [['headline'], ['author'], ['mainEntityOfPage']],
  SocialMediaPosting: [['headline'], ['author'], ['mainEntityOfPage']],
  VideoObject: [['name'], ['thumbnailUrl'], ['uploadDate']],
  ImageGallery: [['name'], ['url']],
  SoftwareSourceCode: [['name'], ['codeRepository']],
  CreativeWork: [['name'], ['url']],
  CollectionPage: [['name'], ['url'], ['mainEntity']],
  BreadcrumbList: [['itemListElement']],
  ItemList: [['itemListElement']],
  ListItem: [['position'], ['name'], ['item', 'url']],
  PostalAddress: [['streetAddress', 'addressLocality', 'addressCountry']],
  InteractionCounter: [['interactionType'], ['userInteractionCount']],
};
const ADDRESSES = /^(url|item|image|thumbnailUrl|embedUrl|codeRepository|mainEntityOfPage|sameAs|@context)$/u;
const DATES = /^(date\w+|uploadDate|foundingDate)$/u;

function* things(value: unknown): Generator<Thing> {
  if (Array.isArray(value)) for (const item of value) yield* things(item);
  else if (typeof value === 'object' && value !== null) {
    yield value as Thing;
    for (const inner of Object.values(value)) yield* things(inner);
  }
}

function faults(thing: Thing): string[] {
  const type = thing['@type'];
  if (typeof type !== 'string') return '@graph' in thing ? [] : ['a thing without a type'];
  const required = REQUIRED[type];
  if (required === undefined) return [`the unknown type ${type}`];
  return [
    ...required
      .filter((names) => names.every((name) => thing[name] === undefined))
      .map((names) => `${type} without ${names.join(' or ')}`),
    ...Object.entries(thing).flatMap(([name, value]) =>
      [value].flat().flatMap((each) => {
        if (each === null || each === '') return [`${type}.${name} says nothing`];
        if (typeof each !== 'string') return [];
        if (ADDRESSES.test(name) && !/^https?:\/\/[^/]+/u.test(each)) return [`${name} is ${each}`];
        if (DATES.test(name) && !/^\d{4}(-\d\d(-\d\d(T[\d:.]+Z)?)?)?$/u.test(each))
          return [`${name} is ${each}`];
        return [];
      }),
    ),
  ];
}

async function said(site: Parameters<typeof sitePlan>[0]) {
  const { files } = await sitePlan(site);
  const pages = files.filter(({ path }) => path.endsWith('/index.html')).slice(0, 25);
  return Promise.all(
    pages.map(async ({ path, render }) => {
      const scripts = elements((await render()).body.toString('utf8'), 'script');
      return { path, count: scripts.length, data: JSON.parse(scripts[0]?.text ?? 'null') as unknown };
    }),
  );
}

const HOME: Record<WebsiteType, string> = {
  'linkedin-individual': 'ProfilePage',
  'linkedin-company': 'Organization',
  github: 'ProfilePage',
  youtube: 'Blog',
  instagram: 'ImageGallery',
};

describe.each(WEBSITE_TYPES)('a site of the type %s', (type) => {
  test('says on each page what it is, with every fact that its type asks for', async () => {
    const pages = await said(sampleSite(type));
    expect(pages[0]?.data).toMatchObject({ '@type': HOME[type] });
    for (const { path, count, data } of pages) {
      expect([path, count]).toEqual([path, 1]);
      const all = [...things(data)];
      expect({ path, faults: all.flatMap(faults) }).toEqual({ path, faults: [] });
      const hasTrail = all.some((thing) => thing['@type'] === 'BreadcrumbList');
      expect([path, hasTrail]).toEqual([path, path !== '/index.html']);
    }
  });
});

test.each([
  ['the page of a repository', 'github', /^\/projects\//u, 'SoftwareSourceCode'],
  ['the page of a film', 'youtube', /^\/posts\/[\w-]+-\w+\/index/u, 'BlogPosting'],
  ['an archive', 'youtube', /^\/posts\/index/u, 'CollectionPage'],
  ['a curriculum vitae', 'linkedin-individual', /^\/cv\//u, 'ProfilePage'],
  ['a post of several pictures', 'instagram', /^\/posts\//u, 'ImageGallery'],
] as const)('%s is one of the things that it should be', async (_what, type, path, expected) => {
  const pages = (await said(sampleSite(type))).filter((page) => path.test(page.path));
  const types = pages.flatMap(({ data }) => [...things(data)].map((thing) => thing['@type']));
  expect(types).toContain(expected);
});

test('a film that can be played is a video, with all that a search engine asks of one', async () => {
  const site = siteOf('youtube', {
    profile: fullProfile('youtube', (field, usual) =>
      field === 'videos.description' ? 'word '.repeat(40) : usual,
    ),
  });
  const [page] = (await said(site)).filter(({ path }) => path.startsWith('/posts/how-to'));
  expect([...things(page?.data)].find((thing) => thing['@type'] === 'VideoObject')).toMatchObject({
    uploadDate: '2026-01-10T08:00:00Z',
    duration: 'PT11M42S',
    embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  });
});

test.each(['no dates at all', 'nothing but zeros', 'the largest numbers', 'nothing but a name', 'Arabic'])(
  'a profile with %s says nothing that is not there',
  async (name) => {
    for (const { data } of await said(hardSite(name))) expect([...things(data)].flatMap(faults)).toEqual([]);
  },
);
