import { normalizeProfileUrl } from '@tosite/validation/platforms';
import { PLATFORMS, platformOfWebsiteType, WEBSITE_TYPES } from '@tosite/validation/platforms/platform';
import { PROFILE_LISTS, ProfileSchema, type Profile } from '@tosite/validation/profile/profile';
import { SourceReportSchema } from '@tosite/validation/profile/source-report';
import { HttpLinkSchema, safeUrl } from '@tosite/validation/text/http-link';
import { INITIAL_SECTION_ORDER } from '@tosite/validation/website/initial-section-order';
import type { SectionKey } from '@tosite/validation/website/section-order';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { SAMPLE_PROFILES } from './sample-profiles.ts';
import { findSample, listSamples, SAMPLE_WARNING, SAMPLES } from './samples.ts';

/** What a section of a site is drawn from. Sections without a line need nothing but the profile itself. */
/** What some people of a kind have, and an organisation alone. */
const NOT_OF_EVERYBODY: ReadonlySet<SectionKey> = new Set(['hero', 'organisations', 'facts', 'people']);
const NEEDS: Partial<Record<SectionKey, (profile: Profile) => readonly unknown[]>> = {
  about: ({ about }) => about?.text.split(' ') ?? [],
  experience: ({ experience }) => experience,
  education: ({ education }) => education,
  skills: ({ skills }) => skills,
  certifications: ({ certifications }) => certifications,
  projects: ({ projects }) => projects,
  repositories: ({ projects }) => projects,
  recommendations: ({ recommendations }) => recommendations,
  languages: ({ spokenLanguages }) => spokenLanguages,
  codeLanguages: ({ codeLanguages }) => codeLanguages,
  contributions: ({ contributions }) => contributions?.weeks ?? [],
  organisations: ({ organisations }) => organisations,
  volunteering: ({ volunteering }) => volunteering,
  honours: ({ honours }) => honours,
  publications: ({ publications }) => publications,
  facts: ({ organisation }) => Object.values(organisation ?? {}).filter((fact) => fact !== null),
  specialities: ({ organisation }) => organisation?.specialities ?? [],
  updates: ({ updates }) => updates,
  people: ({ people }) => people,
  locations: ({ locations }) => locations,
  posts: ({ videos }) => videos,
  videos: ({ videos }) => videos,
  playlists: ({ playlists }) => playlists,
  subscribe: ({ links }) => links,
  highlights: ({ media }) => media,
  collaborations: ({ organisations }) => organisations,
  contact: ({ contact, links }) => (contact.email === null ? [] : links),
};

/** Every text that stands under a key, anywhere in the profile. */
function textsUnder(part: unknown, keys: ReadonlySet<string>): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'string' ? (keys.has(key) ? [value] : []) : textsUnder(value, keys),
  );
}

const addressesOf = (profile: Profile) =>
  textsUnder(profile, new Set(['url', 'homepage', 'website', 'organisationUrl', 'base'])).filter(
    (address) => !address.startsWith('sample:'),
  );

it('There is a sample for each kind of website, and its handle says that it is one', () => {
  expect(SAMPLES.map(({ website_type }) => website_type).sort()).toEqual([...WEBSITE_TYPES].sort());
  expect(new Set(SAMPLES.map(({ handle }) => handle)).size).toBe(SAMPLES.length);
  for (const { handle } of SAMPLES) expect(handle).toMatch(/^tosite-sample-[a-z0-9]{3,16}$/u);
  expect(listSamples()).toEqual(
    SAMPLES.map(({ name, website_type, profileUrl }) => ({ name, website_type, profileUrl })),
  );
});

it('A sample is found by its handle in any letter case, and nothing else is', () => {
  const found = findSample('ToSite-Sample-Noor', new Date('2026-11-28T09:00:00Z'));
  expect(found?.profile.name).toBe('Noor van Aalst');
  expect(found?.report).toEqual({
    method: 'sample',
    fetchedAt: '2026-11-28T09:00:00.000Z',
    warnings: [SAMPLE_WARNING],
  });
  expect(v.is(SourceReportSchema, found?.report)).toBe(true);
  for (const handle of [
    '',
    'noor',
    'tosite-sample-',
    'tosite-sample-nobody',
    '__proto__',
    'tosite-sample-noor/',
  ]) {
    expect(findSample(handle)).toBeNull();
  }
});

it('A found sample is a copy: changing it changes no later answer', () => {
  const first = findSample('tosite-sample-tove');
  first?.profile.projects.splice(0);
  expect(findSample('tosite-sample-tove')?.profile.projects).toHaveLength(42);
});

describe.each(SAMPLE_PROFILES.map((profile) => ({ handle: profile.handle, profile })))(
  '$handle',
  ({ profile }) => {
    it('is a valid Profile, to the last field', () => {
      expect(v.parse(v.strictObject(ProfileSchema.entries), profile)).toEqual(profile);
      expect(PLATFORMS).toContain(profile.platform);
      expect(platformOfWebsiteType(profile.type)).toBe(profile.platform);
    });

    it('is what its own link leads to', () => {
      expect(normalizeProfileUrl(profile.url, null)).toMatchObject({
        ok: true,
        platform: profile.platform,
        websiteType: profile.type,
        siteName: profile.handle,
      });
    });

    it('gives every item an id of its own and the origin that says it is a sample', () => {
      for (const list of PROFILE_LISTS) {
        const items: { id: string; origin: { source: string } }[] = profile[list];
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        for (const { origin } of items) expect(origin.source).toBe('sample');
      }
    });

    it('fills every section that its kind of site begins with', () => {
      const sections = INITIAL_SECTION_ORDER[profile.type].filter(
        (section) => !NOT_OF_EVERYBODY.has(section),
      );
      expect(sections.filter((section) => (NEEDS[section]?.(profile).length ?? 0) < 2)).toEqual([]);
      expect(profile.headline).not.toBeNull();
      expect(profile.avatar).not.toBeNull();
      expect(profile.location).not.toBeNull();
    });

    it('links only to itself and to hosts that cannot exist', () => {
      const addresses = addressesOf(profile);
      expect(addresses.length).toBeGreaterThan(3);
      expect(addresses.filter((address) => !v.is(HttpLinkSchema, address))).toEqual([]);
      const others = addresses.filter((address) => address !== profile.url);
      expect(others.filter((address) => !new URL(address).hostname.endsWith('.example'))).toEqual([]);
      const written = textsUnder(profile, new Set(['text', 'description', 'caption', 'headline'])).join('\n');
      const hosts = [...written.matchAll(/(?<=https?:\/\/)[^/\s)]+/gu)].map(([host]) => host);
      expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
      expect(safeUrl(`mailto:${profile.contact.email}`)).toMatch(/\.example$/u);
    });

    it('names nothing later than the day on which it was written', () => {
      const dates = textsUnder(
        profile,
        new Set(['start', 'end', 'issued', 'published', 'date', 'takenAt', 'publishedAt', 'updatedAt']),
      );
      expect(dates.length).toBeGreaterThan(3);
      expect(dates.filter((date) => date >= '2026-11-28')).toEqual([]);
    });
  },
);

it('The films are newest first, and every chapter begins within its film', () => {
  const { videos } = findSample('tosite-sample-plainobjects')?.profile ?? { videos: [] };
  expect(videos.length).toBeGreaterThanOrEqual(24);
  expect(videos.map(({ publishedAt }) => publishedAt)).toEqual(
    videos.map(({ publishedAt }) => publishedAt).sort((a, b) => (b ?? '').localeCompare(a ?? '')),
  );
  expect(new Set(videos.map(({ kind }) => kind))).toEqual(new Set(['video', 'short', 'live', 'premiere']));
  for (const { chapters, duration, title } of videos) {
    const starts = chapters.map(({ start }) => start);
    expect([title, starts]).toEqual([title, [...new Set(starts)].sort((a, b) => a - b)]);
    expect([title, starts[0] ?? 0]).toEqual([title, 0]);
    expect([title, starts.filter((start) => start >= (duration ?? 0))]).toEqual([title, []]);
  }
});

it('The posts are newest first, with photos, carousels and reels among them', () => {
  const { media } = findSample('tosite-sample-rima')?.profile ?? { media: [] };
  expect(media.length).toBeGreaterThanOrEqual(30);
  expect(media.map(({ takenAt }) => takenAt)).toEqual(
    media.map(({ takenAt }) => takenAt).sort((a, b) => (b ?? '').localeCompare(a ?? '')),
  );
  expect(new Set(media.map(({ kind }) => kind))).toEqual(new Set(['photo', 'carousel', 'reel']));
});

it('The shares of the code languages make a whole', () => {
  const { codeLanguages } = findSample('tosite-sample-tove')?.profile ?? { codeLanguages: [] };
  expect(codeLanguages.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
});
