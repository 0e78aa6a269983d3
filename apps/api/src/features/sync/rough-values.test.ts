import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import type { Profile } from '@tosite/validation/profile/profile';
import { describe, expect, it } from 'vitest';
import { mergeSources } from '@tosite/validation/profile/merge/merge-sources';
import { withFigures } from '../../site-content/changes/figures.ts';
import { findChanges } from '../../site-content/changes/find-changes.ts';

type Video = Profile['videos'][number];

const video = (own: Partial<Video>): Video => ({
  id: 'youtube:video:a',
  origin: { source: 'youtube:innertube', path: '' },
  videoId: 'a',
  title: 'Tea',
  description: null,
  publishedAt: null,
  duration: null,
  kind: 'video',
  views: null,
  likes: null,
  url: 'https://www.youtube.com/watch?v=a',
  thumbnail: null,
  tags: [],
  chapters: [],
  ...own,
});
const channel = (own: Partial<Video>, subscribers: number | null, approximate?: string[]): Profile => {
  const profile = emptyProfile({
    platform: 'youtube',
    type: 'youtube',
    handle: 'tea',
    url: 'https://www.youtube.com/@tea',
    name: 'Tea',
  });
  return {
    ...profile,
    ...(approximate === undefined ? {} : { approximate }),
    stats: { ...profile.stats, subscribers },
    videos: [video(own)],
  };
};
const changes = (known: Profile, said: Profile) =>
  findChanges('one', known, { profile: said, method: 'youtube:innertube', saysAll: true, warnings: [] });

const rough = (day: string, views: number): Partial<Video> => ({
  publishedAt: `${day}T00:00:00.000Z`,
  views,
  approximate: ['publishedAt', 'views'],
});
const exact = { publishedAt: '2026-11-27T08:12:00.000Z', views: 120_345 };

describe('what a source tells only roughly', () => {
  it.each([
    ['both are rough', rough('2026-11-27', 120_000), rough('2026-11-26', 121_000)],
    ['the site knows it exactly', exact, rough('2026-11-26', 120_000)],
    ['the source tells it exactly now', rough('2026-11-26', 120_000), exact],
  ])('is no change when %s', (_, before, after) => {
    expect(changes(channel(before, 48_200, ['subscribers']), channel(after, 48_300))).toEqual([]);
  });

  it('is told apart from what is exact', () => {
    const before = channel(rough('2026-11-27', 120_000), 10);
    const found = changes(before, channel({ ...rough('2026-11-26', 121_000), title: 'Green tea' }, 11));
    expect(found.map(({ label, before: was, after }) => [label.text, was?.text, after?.text])).toEqual([
      ['Numbers', '10 subscribers', '11 subscribers'],
      ['Tea: title', 'Tea', 'Green tea'],
    ]);
  });

  it('stays marked when it is taken, and is marked no more once the exact number is', () => {
    const known = channel(exact, 48_213);
    const said = channel(rough('2026-11-26', 130_000), 48_900, ['subscribers']);
    const taken = withFigures(known, said);
    expect(taken.approximate).toEqual(['subscribers']);
    expect(taken.videos[0]).toMatchObject({ publishedAt: exact.publishedAt, approximate: ['views'] });
    const again = withFigures(taken, known);
    expect([again.approximate, again.videos[0]?.approximate]).toEqual([undefined, undefined]);
  });

  it('marks nothing exact when two sources are one site', () => {
    const merged = mergeSources([
      { lastImport: channel(exact, 48_213) },
      { lastImport: channel(rough('2026-11-26', 120_000), 48_200, ['subscribers']) },
    ]);
    expect([merged.approximate, merged.videos[0]?.approximate]).toEqual([undefined, undefined]);
    const filled = mergeSources([
      { lastImport: channel({}, null) },
      { lastImport: channel(rough('2026-11-26', 120_000), 48_200, ['subscribers']) },
    ]);
    expect([filled.approximate, filled.videos[0]?.approximate]).toEqual([
      ['subscribers'],
      ['publishedAt', 'views'],
    ]);
  });
});
