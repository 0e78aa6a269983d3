import { describe, expect, test } from 'vitest';
import type { Profile } from '@tosite/validation/profile/profile';
import type { SiteInput } from '@tosite/site-sections/site';
import { sitePlan } from './site-plan.ts';
import { elements } from './testing/page-tree.ts';
import { fullProfile, siteOf } from './testing/site-fixture.ts';

/* What whole pages and files say, as their reader meets them. */

async function filesOf(site: SiteInput) {
  const { files } = await sitePlan(site);
  return {
    paths: files.map(({ path }) => path),
    bytes: async (path: string) => (await files.find((file) => file.path === path)?.render())?.body,
    text: async (path: string) =>
      (await files.find((file) => file.path === path)?.render())?.body.toString('utf8') ?? '',
  };
}

const said = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll(/<style[\s\S]*?<\/style>/gu, '')
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/\s+/gu, ' ');
const jsonLd = (html: string) => JSON.parse(/ld\+json">(.*?)<\/script>/su.exec(html)?.[1] ?? '{}') as unknown;

describe('the day of a post', () => {
  const posted = (takenAt: string, takenOffset?: string): Profile => {
    const profile = fullProfile('instagram');
    const [first] = profile.media;
    if (first === undefined) throw new Error('there are posts');
    const media = [{ ...first, takenAt, ...(takenOffset === undefined ? {} : { takenOffset }) }];
    return { ...profile, media };
  };

  test.each([
    [
      '2024-01-01T02:30:00.000Z',
      'America/Los_Angeles',
      undefined,
      '31 December 2023',
      '2023-12-31T18:30:00-08:00',
    ],
    ['2024-01-01T02:30:00.000Z', 'UTC', undefined, '1 January 2024', '2024-01-01T02:30:00Z'],
    ['2025-01-31T23:59:59.000Z', 'Asia/Tokyo', undefined, '1 February 2025', '2025-02-01T08:59:59+09:00'],
    [
      '2023-12-31T10:30:00.000Z',
      'Pacific/Kiritimati',
      undefined,
      '1 January 2024',
      '2024-01-01T00:30:00+14:00',
    ],
    ['2024-01-01T02:30:00.000Z', 'Asia/Tokyo', '-08:00', '31 December 2023', '2023-12-31T18:30:00-08:00'],
  ])('%s in %s, taken at %s: %s', async (takenAt, timezone, offset, day, moment) => {
    const { text } = await filesOf(siteOf('instagram', { timezone, profile: posted(takenAt, offset) }));
    expect(said(await text('/index.html'))).toContain(day);
    expect(await text('/index.html')).toContain(`dateTime="${moment.slice(0, 10)}"`);
    expect(await text('/feed.xml')).toContain(`<published>${moment}</published>`);
    expect(await text('/feed.json')).toContain(`"date_published": "${moment}"`);
  });

  test('is the only thing said of one whose hour nobody told', async () => {
    const profile = fullProfile('youtube');
    const videos = profile.videos.map((video) => ({
      ...video,
      publishedAt: '2026-02-27T00:00:00.000Z',
      views: 120_000,
      approximate: ['publishedAt', 'views'],
    }));
    const site = siteOf('youtube', { timezone: 'America/Los_Angeles', profile: { ...profile, videos } });
    const { text } = await filesOf(site);
    const page = said(await text('/index.html'));
    expect(page).toContain('27 February 2026');
    expect(page).toContain('120K views');
    expect(await text('/feed.xml')).toContain('<published>2026-02-27T00:00:00-08:00</published>');
  });
});

describe('a job', () => {
  const withJobs = (...jobs: Partial<Profile['experience'][number]>[]): Profile => {
    const profile = fullProfile('linkedin-individual');
    const [first] = profile.experience;
    if (first === undefined) throw new Error('there are jobs');
    return { ...profile, experience: jobs.map((job, index) => ({ ...first, id: `j${index}`, ...job })) };
  };

  test('that has not begun is nobody’s present', async () => {
    const profile = withJobs(
      { title: 'Advisor', organisation: 'Future Works', start: '2027-05', end: null, current: true },
      { title: 'Boat builder', organisation: 'Haddad Yard', start: '2021-07', end: null, current: true },
    );
    const { text } = await filesOf(siteOf('linkedin-individual', { profile }));
    const home = await text('/index.html');
    expect(said(home)).toContain('from May 2027');
    expect(said(home)).not.toMatch(/May 2027 – present|Works at Future Works/u);
    expect(jsonLd(home)).toMatchObject({
      mainEntity: { jobTitle: 'Boat builder', worksFor: { name: 'Haddad Yard' } },
    });
    expect(said(await text('/cv/index.html'))).toContain('from May 2027');
  });

  test('that ended before it began is dated by no range', async () => {
    const profile = withJobs({ start: '2014-06', end: '2012-01', current: false });
    const { text } = await filesOf(siteOf('linkedin-individual', { profile }));
    for (const path of ['/index.html', '/cv/index.html'])
      expect(said(await text(path))).not.toMatch(/Jun 2014\s*–/u);
    expect(said(await text('/index.html'))).toContain('Jun 2014');
  });

  test('without a title is told by its employer, and the employer is nobody’s title', async () => {
    const profile = withJobs({ title: null, organisation: 'Ghost Employer', current: true, end: null });
    const { text } = await filesOf(siteOf('linkedin-individual', { profile }));
    const home = await text('/index.html');
    expect(said(home)).toContain('Ghost Employer');
    expect(JSON.stringify(jsonLd(home))).not.toContain('jobTitle');
    expect(said(await text('/cv/index.html'))).toContain('Ghost Employer');
    const resume = JSON.parse(await text('/resume.json')) as { work: object[] };
    expect(resume.work).toMatchObject([{ name: 'Ghost Employer' }]);
    expect(resume.work[0]).not.toHaveProperty('position');
  });
});

test('what machines read holds no empty value, and no address that is nobody’s', async () => {
  const profile = { ...fullProfile('instagram'), handle: '', url: 'https://www.instagram.com/' };
  const { text, paths } = await filesOf(siteOf('instagram', { profile }));
  for (const path of paths.filter((each) => each.endsWith('.html')))
    expect(await text(path)).not.toMatch(/"\w+":(""|null|\[\]|\{\})/u);
  for (const path of ['/index.html', '/feed.xml', '/llms.txt'])
    expect(await text(path)).not.toMatch(/instagram\.com\/["'<)\s]/u);
});

test('the name of the website stands where sites are named, and no heading repeats it', async () => {
  const { text } = await filesOf(siteOf('github', { name: 'Nora & maps' }));
  const home = await text('/index.html');
  const meta = elements(home, 'meta').find(({ attributes }) => attributes['property'] === 'og:site_name');
  expect(meta?.attributes['content']).toBe('Nora & maps');
  expect(/<h1[\s\S]*?<\/h1>/u.exec(home)?.[0]).not.toContain('maps');
  expect(await text('/cv/index.html')).toMatch(/<title>[^<]* – Nora &amp; maps<\/title>/u);
  const feed = await filesOf(siteOf('instagram', { name: 'Nora & maps' }));
  expect(await feed.text('/feed.xml')).toContain('<title>Nora &amp; maps</title>');
});

describe('of projects', () => {
  const forked = (type: 'github' | 'linkedin-individual'): Profile => {
    const profile = fullProfile(type);
    const [first] = profile.projects;
    if (first === undefined) throw new Error('there are projects');
    const make = (id: string, more: object) => ({
      ...first,
      id,
      name: id,
      pinned: false,
      fork: false,
      archived: false,
      ...more,
    });
    return {
      ...profile,
      projects: [
        make('forked', { fork: true }),
        make('finished', { archived: true, stars: 9000 }),
        make('own', {}),
      ],
    };
  };
  const namesIn = (html: string) => said(html).match(/\b(?:forked|finished|own)\b/gu) ?? [];

  test.each(['projects', 'repositories'] as const)('what others made is not told in %s', async (section) => {
    const sectionOrder = ['hero', section] as const;
    const site = siteOf('github', { profile: forked('github'), sectionOrder });
    const { text } = await filesOf(site);
    expect([...new Set(namesIn(await text('/index.html')))]).toEqual(['own', 'finished']);
    expect([...new Set(namesIn(await text('/cv/index.html')))]).toEqual(['own', 'finished']);
  });

  test.each(['projects', 'repositories'] as const)(
    '%s stand in the order that their owner gave the list',
    async (section) => {
      const site = siteOf('github', {
        profile: forked('github'),
        sectionOrder: ['hero', section],
        order: { projects: ['finished', 'own'] },
      });
      expect([...new Set(namesIn(await (await filesOf(site)).text('/index.html')))]).toEqual([
        'finished',
        'own',
      ]);
    },
  );
});

test('a site has an icon for browsers that draw no SVG', async () => {
  const { bytes, text } = await filesOf(siteOf('github'));
  const ico = await bytes('/favicon.ico');
  expect([ico?.readUInt16LE(0), ico?.readUInt16LE(2), ico?.readUInt16LE(4)]).toEqual([0, 1, 3]);
  const [size, at] = [ico?.readUInt32LE(6 + 8) ?? 0, ico?.readUInt32LE(6 + 12) ?? 0];
  expect(ico?.subarray(at, at + 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
  expect(ico?.readUInt32BE(at + 16)).toBe(16);
  expect(size).toBeGreaterThan(60);
  const touch = await bytes('/apple-touch-icon.png');
  expect([touch?.readUInt32BE(16), touch?.readUInt32BE(20)]).toEqual([180, 180]);
  const links = elements(await text('/index.html'), 'link').map(({ attributes }) => attributes['href']);
  expect(links).toEqual(expect.arrayContaining(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']));
});

test('every dated post of a showcase is in its feed with its picture, and leads to its place', async () => {
  const profile = fullProfile('instagram');
  const [first] = profile.media;
  if (first === undefined) throw new Error('there are posts');
  const media = Array.from({ length: 60 }, (_, index) => ({
    ...first,
    id: `post-${index}`,
    caption: index % 2 === 0 ? null : `Sea ${index}`,
    takenAt: new Date(Date.UTC(2025, 0, 1 + index)).toISOString(),
  }));
  const { text } = await filesOf(siteOf('instagram', { profile: { ...profile, media } }));
  const feed = JSON.parse(await text('/feed.json')) as {
    items: { title: string; url: string; image: string; content_html: string; attachments: object[] }[];
  };
  const home = await text('/index.html');
  expect(feed.items).toHaveLength(60);
  for (const { title, url, image, content_html, attachments } of feed.items) {
    expect(title).not.toBe('');
    expect(image).toMatch(/^https:\/\/noor\.sites\.test\/media\/.*\.webp$/u);
    expect(content_html).toContain(`<img src="${image}" alt="The sea"`);
    expect(attachments).toHaveLength(1);
    expect(home).toContain(`id="${new URL(url).hash.slice(1)}"`);
  }
  expect(await text('/feed.xml')).not.toMatch(/<content[^>]*>\s*<\/content>/u);
});

test('where else somebody is found is said once for each place, to people and to programs', async () => {
  const profile = fullProfile('linkedin-individual');
  const [first] = profile.links;
  if (first === undefined) throw new Error('there are links');
  const links = ['https://linkedin.com/in/robin', 'https://x.com/robin', 'https://twitter.com/Robin/'].map(
    (url, index) => ({ ...first, id: `place-${index}`, label: 'Place', url }),
  );
  const url = 'https://www.linkedin.com/in/robin/';
  const { text } = await filesOf(
    siteOf('linkedin-individual', {
      profile: { ...profile, url, links },
      sectionOrder: ['hero', 'contact'],
    }),
  );
  expect(jsonLd(await text('/index.html'))).toMatchObject({
    mainEntity: { sameAs: [url, 'https://x.com/robin'] },
  });
  expect(
    (await text('/llms.txt')).match(/\]\(https:\/\/(?:\w+\.)?(?:linkedin|x|twitter)\.com/gu),
  ).toHaveLength(2);
  expect(
    (await text('/index.html')).match(/href="https:\/\/(?:\w+\.)?(?:linkedin|x|twitter)\.com/gu),
  ).toHaveLength(2);
});
