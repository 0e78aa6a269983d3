import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import type { Profile } from '@tosite/validation/profile/profile';
import { describe, expect, it } from 'vitest';
import { doubtIn } from '../../features/sync/judge-reading.ts';
import { missingItems } from './missing-items.ts';
import type { Reading } from '../reading.ts';

type Video = Profile['videos'][number];

const channel = (videos: Video[], all: number | null = null): Profile => {
  const empty = emptyProfile({ platform: 'youtube', type: 'youtube', handle: 'ann', url: '', name: 'Ann' });
  return { ...empty, videos, stats: { ...empty.stats, videos: all } };
};
/** The newest one has the highest number. */
const video = (number: number, source = 'youtube:rss'): Video => ({
  id: `youtube:video:${number}`,
  origin: { source, path: '' },
  videoId: String(number),
  title: `Film ${number}`,
  description: null,
  publishedAt: new Date(Date.UTC(2026, 0, 1 + number)).toISOString(),
  duration: null,
  kind: 'video',
  views: null,
  likes: null,
  url: `https://www.youtube.com/watch?v=${number}`,
  thumbnail: null,
  tags: [],
  chapters: [],
});
const videos = (from: number, to: number, source?: string): Video[] =>
  Array.from({ length: to - from + 1 }, (_, index) => video(to - index, source));
const reading = (profile: Profile, own: Partial<Reading> = {}): Reading => ({
  profile,
  method: 'youtube:rss',
  saysAll: true,
  warnings: [],
  ...own,
});
const missing = (known: Profile, now: Reading): string[] =>
  missingItems(known, now).map(({ item }) => item.id);

describe('what a source has no more', () => {
  it('is missed between those that it told, and at the end of a list that it told whole', () => {
    const known = channel(videos(1, 6));
    expect(missing(known, reading(channel(videos(1, 6).filter(({ videoId }) => videoId !== '3'))))).toEqual([
      'youtube:video:3',
    ]);
    expect(missing(known, reading(channel(videos(2, 6))))).toEqual(['youtube:video:1']);
  });

  it('is not missed when it only fell off the end of a list of the newest', () => {
    expect(missing(channel(videos(1, 15)), reading(channel(videos(3, 17))))).toEqual([]);
    expect(missing(channel(videos(1, 9)), reading(channel(videos(3, 9), 40)))).toEqual([]);
    // But one of those that would be there is.
    const gap = videos(2, 17).filter(({ videoId }) => videoId !== '9');
    expect(missing(channel(videos(1, 16)), reading(channel(gap)))).toEqual(['youtube:video:9']);
  });

  it('is not missed by another voice: a page says nothing about a download', () => {
    const known = channel([...videos(5, 6), ...videos(1, 4, 'youtube:takeout')]);
    expect(missing(known, reading(channel(videos(5, 6))))).toEqual([]);
    expect(missing(known, reading(channel(videos(6, 6))))).toEqual(['youtube:video:5']);
  });

  it('is not missed when the platform said that it withheld something', () => {
    const known = channel(videos(1, 2));
    expect(missing(known, reading(channel([]), { warnings: [{ id: 'source.noVideos' }] }))).toEqual([]);
  });
});

describe('an answer', () => {
  it('is doubted when it is empty, or when most is missing, and else believed', () => {
    const known = channel(videos(1, 8));
    expect(doubtIn(known, reading(channel([])), 'youtube')).toEqual({
      id: 'sync.emptyAnswer',
      platform: 'youtube',
    });
    expect(doubtIn(known, reading(channel(videos(6, 8))), 'youtube')).toEqual({
      id: 'sync.muchGone',
      platform: 'youtube',
      missing: 5,
      before: 8,
    });
    expect(doubtIn(known, reading(channel(videos(4, 8))), 'youtube')).toBeNull();
    expect(doubtIn(channel(videos(1, 2)), reading(channel(videos(2, 2))), 'youtube')).toBeNull();
    expect(doubtIn(channel([]), reading(channel([])), 'youtube')).toBeNull();
  });
});
