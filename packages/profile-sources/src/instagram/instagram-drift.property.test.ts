import { readFileSync } from 'node:fs';
import { ProfileSchema } from '@tosite/validation/profile/profile';
import * as fc from 'fast-check';
import { getDotPath, parse, safeParse, type GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import { ImportFailure } from '../import/import-result.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { createPlatformLimiter } from '../outbound/platform-limiter.ts';
import { SourceFailure, type ProfileResult } from '../profile-source.ts';
import { changeAt, keysOf, STRANGE_VALUES, type Json, type JsonChange } from '../testing/strange-json.ts';
import { readInstagramExport } from './export/read-instagram-export.ts';
import { createBusinessDiscovery } from './link/business-discovery.ts';
import { createInstagramAccount } from './account/instagram-account.ts';
import { GraphRefusal } from './account/graph-refusal.ts';
import * as responses from './account/graph-responses.ts';
import { madeEntries } from './testing/made-export.ts';
import { createInstagramPublic } from './link/instagram-public.ts';
import { WebProfileSchema } from './link/web-responses.ts';
import { turns } from '../testing/turns.ts';

/* Instagram will change its answers some day. Whatever they become: a valid profile, or a failure that says so. */

const fixture = (path: string) =>
  readFileSync(new URL(`../../fixtures/instagram/${path}`, import.meta.url), 'utf8');
// A recording is JSON, and so is what a schema leaves of it: only what is read, so that each change hits something.
const recorded = (path: string, schema: GenericSchema): Json =>
  shorten(parse(schema, JSON.parse(fixture(path))) as Json);
function shorten(value: Json): Json {
  if (Array.isArray(value)) return value.slice(0, 4).map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner)]));
}

const pictureOk = (url: string) => url.startsWith('https://scontent.');
const signal = () => new AbortController().signal;

function partsFor(answer: (path: string) => string) {
  const outbound: Outbound = {
    request: async ({ url }) => ({
      status: 200,
      url,
      headers: {},
      body: Buffer.from(answer(new URL(url).pathname)),
    }),
    close: async () => undefined,
  };
  const limiter = createPlatformLimiter({ mainBucket: 'none', isOutage: () => false });
  return { outbound, limiter, pictureOk, pauseMs: 0 };
}

type Way = { name: string; document: Json; read: (document: Json) => Promise<ProfileResult> };

const me = recorded('graph/me.saffron.json', responses.MeSchema);
const media = recorded('graph/media.saffron.page2.json', responses.MediaPageSchema);
const graph = (bodies: { me: Json; media: Json }) =>
  createInstagramAccount({
    ...partsFor((path) => JSON.stringify(path.endsWith('/media') ? bodies.media : bodies.me)),
    apiBase: 'https://graph.instagram.com',
    authBase: 'https://api.instagram.com',
  })
    .readConnectedProfile('token', { signal: signal() })
    .then((reading) => {
      if (reading === null) throw new Error('No account was asked for.');
      return reading.result;
    });

const publicWay = (answer: (path: string) => string) =>
  createInstagramPublic({
    ...partsFor(answer),
    base: 'https://www.instagram.com',
    log: { warn: () => undefined },
  })
    .read('harbour_light_films', signal())
    .then(({ result }) => result);

const [, pageJson = ''] = /data-sjs>(.*?)<\/script>/su.exec(fixture('html/profile.harbour.2026.html')) ?? [];
const EXPORT = {
  'posts_1.json': [
    {
      media: [
        { uri: 'media/posts/1_18000000000000001.jpg', creation_timestamp: 1_767_225_600, title: 'ð' },
        { uri: 'media/posts/2_18000000000000002.mp4', creation_timestamp: 1_767_225_600, title: '' },
      ],
      title: 'Two',
      creation_timestamp: 1_767_225_600,
      label_values: [{ label: 'Caption', value: 'x' }],
    },
    { media: { uri: 'media/posts/3.jpg', title: 'One' } },
  ],
  'reels.json': {
    ig_reels_media: [{ media: [{ uri: 'media/reels/4.mp4', creation_timestamp: 1_767_225_601 }] }],
  },
  'media.json': { photos: [{ path: 'photos/5.jpg', caption: 'Old', taken_at: '2019-01-01T00:00:00' }] },
  'personal_information.json': {
    profile_user: [
      {
        media_map_data: { Photo: { uri: 'me.jpg' } },
        string_map_data: {
          Username: { value: 'a' },
          Name: { value: 'A' },
          Bio: { value: 'b' },
          Website: { value: 'c.de' },
        },
      },
    ],
  },
} satisfies Json;

const WAYS: Way[] = [
  { name: 'the account', document: me, read: (document) => graph({ me: document, media }) },
  { name: 'its media', document: media, read: (document) => graph({ me, media: document }) },
  {
    name: 'business discovery',
    document: recorded('graph/business_discovery.saffron.json', responses.DiscoverySchema),
    read: (document) =>
      createBusinessDiscovery({
        ...partsFor(() => JSON.stringify(document)),
        apiBase: 'https://graph.facebook.com',
        token: '17841400000000900:t',
      })
        .read('saffron.and.slate', signal())
        .then(({ result }) => result),
  },
  {
    name: 'the public profile',
    document: recorded('web/profile.harbour.json', WebProfileSchema),
    read: (document) => publicWay(() => JSON.stringify(document)),
  },
  {
    name: 'the page',
    document: JSON.parse(pageJson) as Json,
    read: (document) =>
      publicWay((path) =>
        path.startsWith('/api/')
          ? '{}'
          : `<script type="application/json" data-sjs>${JSON.stringify(document).replaceAll('</', String.raw`<\/`)}</script>`,
      ),
  },
  {
    name: 'the export',
    document: EXPORT,
    read: (document) =>
      readInstagramExport(
        madeEntries({
          ...Object.fromEntries(
            Object.entries(document ?? {}).map(([name, json]) => [name, JSON.stringify(json)]),
          ),
          ...Object.fromEntries(
            ['media/posts/1_18000000000000001.jpg', 'media/posts/2_18000000000000002.mp4', 'me.jpg'].map(
              (path) => [path, Buffer.from('x')],
            ),
          ),
        }),
        { importId: 'i' },
      ),
  },
];

const CHANGES: [string, JsonChange][] = [
  ...STRANGE_VALUES.map((value, index): [string, JsonChange] => [
    `strange value ${index}`,
    { kind: 'replace', value },
  ]),
  ...(['drop', 'repeat', 'wrap', 'rename'] as const).map((kind): [string, JsonChange] => [
    kind,
    { kind, value: null },
  ]),
];

const UNREADABLE = /\bundefined\b|\[object Object\]|\bNaN\b|"null"/u;

/** What is wrong with what a document becomes; null: nothing. */
async function whatIsWrong({ read }: Way, document: Json): Promise<string | null> {
  const outcome = await read(document).catch((error: unknown) => error);
  if (outcome instanceof GraphRefusal) return null;
  if (outcome instanceof SourceFailure || outcome instanceof ImportFailure)
    return UNREADABLE.test(outcome.message) ? outcome.message : null;
  if (outcome instanceof Error) return String(outcome.stack);
  // Not an error, so it is what was read.
  const result = outcome as ProfileResult;
  const issue = safeParse(ProfileSchema, result.profile).issues?.[0];
  if (issue !== undefined) return `${getDotPath(issue)}: ${issue.message}`.slice(0, 300);
  return UNREADABLE.test(JSON.stringify(result)) ? 'shows something that is no word' : null;
}

describe.each(WAYS)('$name', (way) => {
  it('is read whole as it was recorded', async () => {
    const { profile } = await way.read(way.document);
    expect(safeParse(ProfileSchema, profile).success).toBe(true);
    expect(profile.name.length).toBeGreaterThan(0);
  });

  it('I13: may have anything in any one field', async () => {
    const wrong: string[] = [];
    for (const key of keysOf(way.document)) {
      for (const [name, change] of CHANGES) {
        const problem = await whatIsWrong(way, changeAt(way.document, key, change));
        if (problem !== null) wrong.push(`${key}, ${name}: ${problem}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('may change in several places at once', async () => {
    const keys = keysOf(way.document);
    const change: fc.Arbitrary<JsonChange> = fc.record({
      kind: fc.constantFrom('drop', 'replace', 'repeat', 'wrap', 'rename'),
      value: fc.oneof(
        fc.constantFrom(...STRANGE_VALUES),
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.jsonValue().map((value) => value as Json),
      ),
    });
    const changes = fc.array(fc.tuple(fc.constantFrom(...keys), change), { minLength: 1, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(changes, async (mutations) => {
        const document = mutations.reduce<Json>((json, [key, one]) => changeAt(json, key, one), way.document);
        expect(await whatIsWrong(way, document)).toBeNull();
      }),
      turns(50),
    );
  }, 60_000);
});
