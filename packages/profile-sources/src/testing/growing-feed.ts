import { readFileSync } from 'node:fs';
import type { FixtureAnswer, FixtureRequest } from './fixture-server.ts';

type GrowingFilm = {
  videoId: string;
  title: string;
  description: string;
  publishedAt: string;
};

/** The recorded channel whose feed grows: everything else of it is as it was recorded. */
export const GROWING_CHANNEL = 'https://www.youtube.com/@kettleandcompass';
const CHANNEL_ID = 'UCfxKettleAndCompass0001';
const NAMES = /kettleandcompass|fxKettleAndCompass0001/iu;
const RECORDED = new URL('../../fixtures/youtube/rss/kettle.xml', import.meta.url);

export type GrowingFeed = {
  /** Newest first, as they stand in the feed; whoever tests changes, repeats, reorders and removes them. */
  films: GrowingFilm[];
  /** What the feed answers instead; null: itself. */
  failing: FixtureAnswer | null;
  /** How often it was asked. */
  asked: number;
  add(film: Partial<GrowingFilm> & { videoId: string }): GrowingFilm;
  /** For a server of recordings. */
  answer(request: FixtureRequest): FixtureAnswer | undefined;
};

export function growingFeed(): GrowingFeed {
  const recorded = readFileSync(RECORDED, 'utf8');
  const [head = ''] = recorded.split(' <entry>');
  const entries = recorded.slice(head.length);
  const feed: GrowingFeed = {
    films: [],
    failing: null,
    asked: 0,
    add(film) {
      const made: GrowingFilm = {
        title: `A walk with film ${film.videoId}`,
        description: wordsAbout(film.videoId),
        publishedAt: new Date().toISOString(),
        ...film,
      };
      feed.films.unshift(made);
      return made;
    },
    answer({ host, path }) {
      // The films of the feed are not in the recordings of the API: of this channel it says nothing.
      if (host === 'www.googleapis.com' && NAMES.test(path)) return { status: 503, body: '{}' };
      if (host !== 'www.youtube.com' || !path.startsWith('/feeds/videos.xml')) return undefined;
      if (!path.includes(CHANNEL_ID)) return undefined;
      feed.asked += 1;
      if (feed.failing !== null) return feed.failing;
      const headers = { 'content-type': 'text/xml; charset=UTF-8' };
      return { status: 200, headers, body: `${head}${feed.films.map(entryOf).join('')}${entries}` };
    },
  };
  return feed;
}

function wordsAbout(videoId: string): string {
  return [
    `In film ${videoId} the kettle is carried up the hill behind the old mill and set on a flat stone.`,
    'The wind comes from the west, so that the water takes eleven minutes to boil.',
    'At the top a map of 1923 is laid beside the view, and three farms are found that no longer stand.',
    '',
    '0:00 The gate',
    '2:10 Up the hill',
    '9:40 The map of 1923',
  ].join('\n');
}

function entryOf({ videoId, title, description, publishedAt }: GrowingFilm): string {
  return ` <entry>
  <id>yt:video:${videoId}</id>
  <yt:videoId>${videoId}</yt:videoId>
  <yt:channelId>${CHANNEL_ID.slice(2)}</yt:channelId>
  <title>${escaped(title)}</title>
  <link rel="alternate" href="https://www.youtube.com/watch?v=${videoId}"/>
  <published>${publishedAt}</published>
  <updated>${publishedAt}</updated>
  <media:group>
   <media:title>${escaped(title)}</media:title>
   <media:thumbnail url="https://i1.ytimg.example.com/vi/kc001q9ZzYx/hqdefault.jpg" width="480" height="360"/>
   <media:description>${escaped(description)}</media:description>
  </media:group>
 </entry>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
