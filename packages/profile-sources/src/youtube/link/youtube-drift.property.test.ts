import { readFileSync } from 'node:fs';
import { ProfileSchema } from '@tosite/validation/profile/profile';
import * as fc from 'fast-check';
import { getDotPath, safeParse } from 'valibot';
import { expect, it } from 'vitest';
import type { Outbound, OutboundAnswer } from '../../outbound/outbound.ts';
import { createPlatformLimiter } from '../../outbound/platform-limiter.ts';
import { SourceFailure, type ProfileReading } from '../../profile-source.ts';
import { changeAt, keysOf, STRANGE_VALUES, type Json, type JsonChange } from '../../testing/strange-json.ts';
import { RECORDED_AT, youtubeLink } from '../testing/recorded-youtube.ts';
import { createYoutube } from './youtube-source.ts';
import { turns } from '../../testing/turns.ts';

/* YouTube changes its answers every few months. Whatever they become: a valid profile, or a failure that says so. */

const text = (path: string) =>
  readFileSync(new URL(`../../../fixtures/youtube/${path}`, import.meta.url), 'utf8');
/** A recording; of its long lists the first few, so that a run takes milliseconds. */
const recorded = (path: string): Json => shortened(JSON.parse(text(path)) as Json);
function shortened(node: Json): Json {
  if (node === null || typeof node !== 'object') return node;
  if (Array.isArray(node))
    return (node.length > 5 ? [...node.slice(0, 2), ...node.slice(-1)] : node).map(shortened);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, shortened(value)]));
}

const DOCUMENTS = {
  channels: recorded('data-api/channels.kettle.json'),
  playlistItems: recorded('data-api/playlistItems.kettle.page2.json'),
  videos: recorded('data-api/videos.kettle.batch2.json'),
  resolve: recorded('innertube/resolve.handle.json'),
  videosTab: recorded('innertube/browse.kettle.videos.json'),
  oldTab: recorded('innertube/browse.lumen.videos.json'),
  shortsTab: recorded('innertube/browse.kettle.shorts.json'),
  more: recorded('innertube/browse.kettle.continuation.json'),
} satisfies Record<string, Json>;
type Documents = Record<keyof typeof DOCUMENTS, Json>;
const FEED = text('rss/lumen.xml').replaceAll('LumenLoomStudio00001', 'KettleAndCompass0001');
const PAGE = text('html/channel.lumen.html').replaceAll('LumenLoomStudio00001', 'KettleAndCompass0001');

type Way = 'key' | 'new' | 'old' | 'page';

function answerTo(
  way: Way,
  documents: Documents,
  feed: string,
  url: URL,
  body: string,
): { type: string; body: string } | null {
  const json = (document: Json) => ({ type: 'application/json', body: JSON.stringify(document) });
  const { pathname } = url;
  if (url.hostname === 'www.googleapis.com') {
    const name = pathname.split('/').at(-1) ?? '';
    return Object.hasOwn(documents, name) ? json(documents[name as keyof Documents]) : null;
  }
  if (pathname === '/feeds/videos.xml') return { type: 'text/xml', body: feed };
  if (way === 'page') return pathname.startsWith('/youtubei') ? null : { type: 'text/html', body: PAGE };
  if (pathname.endsWith('resolve_url')) return json(documents.resolve);
  if (body.includes('EgZzaG9ydHPyBgUKA5oBAA')) return json(documents.shortsTab);
  if (body.includes('"continuation"')) return json(documents.more);
  return json(way === 'old' ? documents.oldTab : documents.videosTab);
}

async function readWith(way: Way, documents: Documents, feed = FEED): Promise<ProfileReading> {
  const outbound: Outbound = {
    async request({ url, body }): Promise<OutboundAnswer> {
      const answer = answerTo(way, documents, feed, new URL(url), body ?? '');
      return {
        status: answer === null ? 404 : 200,
        url,
        headers: { 'content-type': answer?.type ?? 'text/plain' },
        body: Buffer.from(answer?.body ?? 'no'),
      };
    },
    close: async () => undefined,
  };
  const clock = { now: () => RECORDED_AT };
  const { source } = createYoutube({
    outbound,
    limiter: createPlatformLimiter({ mainBucket: 'rest', isOutage: () => false, clock }),
    base: 'https://www.youtube.com',
    apiBase: 'https://www.googleapis.com/youtube/v3',
    hubBase: 'https://hub.example.com',
    key: way === 'key' ? 'a-key' : null,
    pictureOk: (url) => url.includes('ytimg') || url.includes('yt3.'),
    log: { warn: () => undefined },
    clock,
  });
  return source.readProfile(youtubeLink('@kettleandcompass'), {
    signal: new AbortController().signal,
    validators: {},
  });
}

const UNREADABLE = /\bundefined\b|\[object Object\]|\bNaN\b|"[\s*]*\*[\s*]*"/u;

/** What is wrong with what these answers become; null: nothing. */
async function whatIsWrong(way: Way, documents: Documents, feed = FEED): Promise<string | null> {
  const reading = await readWith(way, documents, feed).catch((error: unknown) => error);
  if (reading instanceof SourceFailure) return UNREADABLE.test(reading.message) ? reading.message : null;
  if (reading instanceof Error) return `${String(reading)} ${reading.stack ?? ''}`.slice(0, 600);
  // Not an error, so it is what the source answered.
  const { result } = reading as ProfileReading;
  const issue = safeParse(ProfileSchema, result.profile).issues?.[0];
  if (issue !== undefined) return `${getDotPath(issue)}: ${issue.message}`.slice(0, 300);
  const ids = [...result.profile.videos, ...result.profile.playlists, ...result.profile.links].map(
    ({ id }) => id,
  );
  if (new Set(ids).size !== ids.length) return 'two items have the same id';
  return UNREADABLE.test(JSON.stringify(result)) ? 'shows something that is no word' : null;
}

const WAYS: readonly Way[] = ['key', 'new', 'old'];
const NAMES = Object.keys(DOCUMENTS) as (keyof Documents)[];
const USED: Record<Exclude<Way, 'page'>, readonly (keyof Documents)[]> = {
  key: ['channels', 'playlistItems', 'videos', 'shortsTab'],
  new: ['resolve', 'videosTab', 'shortsTab', 'more'],
  old: ['oldTab', 'more'],
};

it.each(['key', 'new', 'old', 'page'] satisfies Way[])(
  'the recorded answers give a whole profile (%s)',
  async (way) => {
    const { result } = await readWith(way, DOCUMENTS);
    expect(result.profile.name).toMatch(/Kettle|Lumen/u);
    expect(result.profile.videos.length).toBeGreaterThan(1);
    expect(await whatIsWrong(way, DOCUMENTS)).toBeNull();
  },
);

it('I13: any one field of every answer may become anything', async () => {
  const wrong: string[] = [];
  for (const way of ['key', 'new', 'old'] as const) {
    const names = USED[way];
    const most = Math.max(...names.map((name) => keysOf(DOCUMENTS[name]).length));
    for (let nth = 0; nth < most; nth += 1) {
      // Strange values in turn: every one meets many fields, every field meets two.
      for (const offset of [0, 13]) {
        const index = (nth * 5 + offset) % STRANGE_VALUES.length;
        const change: JsonChange = { kind: 'replace', value: STRANGE_VALUES[index] ?? null };
        const changed = names.map((name) => [
          name,
          changeAt(DOCUMENTS[name], keysOf(DOCUMENTS[name])[nth] ?? '', change),
        ]);
        const problem = await whatIsWrong(way, { ...DOCUMENTS, ...Object.fromEntries(changed) } as Documents);
        if (problem !== null) wrong.push(`${way}: field ${nth} = strange value ${index}: ${problem}`);
      }
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);

it('I13: several answers of any shape give a valid profile or a SourceFailure', async () => {
  const change: fc.Arbitrary<JsonChange> = fc.record({
    kind: fc.constantFrom('drop', 'replace', 'repeat', 'wrap', 'rename'),
    value: fc.oneof(
      fc.constantFrom(...STRANGE_VALUES),
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.jsonValue().map((value) => value as Json),
    ),
  });
  const changes = fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.nat(), change), {
    minLength: 1,
    maxLength: 10,
  });
  let right = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...WAYS), changes, async (way, mutations) => {
      const documents: Documents = { ...DOCUMENTS };
      for (const [name, at, one] of mutations) {
        const keys = keysOf(documents[name]);
        documents[name] = changeAt(documents[name], keys[at % Math.max(keys.length, 1)] ?? '', one);
      }
      expect(await whatIsWrong(way, documents)).toBeNull();
      right += 1;
    }),
    turns(300),
  );
  expect(right).toBeGreaterThanOrEqual(turns(300).numRuns);
}, 120_000);

it('a feed that is cut, doubled or mixed up gives a valid profile or a SourceFailure', async () => {
  const piece = fc.constantFrom(
    '<entry>',
    '</entry>',
    '<title>',
    '&',
    '<![CDATA[',
    '\u0000',
    '<yt:videoId>kc001q9ZzYx</yt:videoId>',
    'undefined',
    '<published>x</published>',
  );
  const edits = fc.array(fc.tuple(fc.nat(), fc.nat(400), piece), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(edits, async (all) => {
      let feed = FEED;
      for (const [at, length, instead] of all) {
        const from = at % feed.length;
        feed = feed.slice(0, from) + instead + feed.slice(from + length);
      }
      const problem = await whatIsWrong('old', { ...DOCUMENTS, oldTab: null }, feed);
      // "undefined" may be a title: somebody wrote it.
      expect(problem === null || problem === 'shows something that is no word').toBe(true);
    }),
    turns(150),
  );
}, 60_000);
