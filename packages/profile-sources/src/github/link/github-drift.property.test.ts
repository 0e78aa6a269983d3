import { readFileSync } from 'node:fs';
import { ProfileSchema } from '@tosite/validation/profile/profile';
import * as fc from 'fast-check';
import { getDotPath, parse, safeParse, type GenericSchema } from 'valibot';
import { expect, it } from 'vitest';
import type { Outbound, OutboundAnswer } from '../../outbound/outbound.ts';
import { createPlatformLimiter } from '../../outbound/platform-limiter.ts';
import { SourceFailure, type ProfileReading } from '../../profile-source.ts';
import { githubLink, RECORDED_AT } from '../../testing/recorded-github.ts';
import { changeAt, keysOf, STRANGE_VALUES, type Json, type JsonChange } from '../../testing/strange-json.ts';
import { createGithubClient } from './github-client.ts';
import * as responses from './github-responses.ts';
import { createGithubSource } from './github-source.ts';
import { turns } from '../../testing/turns.ts';

/* GitHub will change its answers some day. Whatever they become: a valid profile, or a failure that says so. */

/** A recording, only what is read of it: so that every change below hits something. */
const recorded = (path: string, schema: GenericSchema): Json =>
  parse(
    schema,
    JSON.parse(readFileSync(new URL(`../../../fixtures/github/${path}`, import.meta.url), 'utf8')),
  ) as Json;
const repos = recorded('repos/quillfeather-dev.per_page-100.sort-pushed.json', responses.ReposSchema);

function bothOf(one: Json, other: Json): Json {
  const dataOf = (answer: Json) => (answer as { data: { [key: string]: Json } }).data;
  return { data: { ...dataOf(one), ...dataOf(other) } };
}

const RECORDED: Record<string, Json> = {
  '/users/quillfeather-dev': recorded('users/quillfeather-dev.json', responses.UserSchema),
  '/users/quillfeather-dev/repos': Array.isArray(repos) ? repos.slice(0, 3) : repos,
  '/users/quillfeather-dev/orgs': recorded('orgs/quillfeather-dev.json', responses.OrgsSchema),
  '/users/quillfeather-dev/social_accounts': recorded(
    'social/quillfeather-dev.json',
    responses.SocialsSchema,
  ),
  '/users/quillfeather-dev/events/public': recorded('events/quillfeather-dev.json', responses.EventsSchema),
  '/repos/quillfeather-dev/quillfeather-dev/readme': recorded(
    'readme/quillfeather-dev.json',
    responses.ReadmeSchema,
  ),
  // Both questions are answered at one address.
  '/graphql': bothOf(
    recorded('graphql/pinned.quillfeather-dev.json', responses.GraphqlSchema),
    recorded('graphql/languages.quillfeather-dev.json', responses.CodeSchema),
  ),
  '/orgs/quillfeather-dev/public_members': recorded(
    'orgs/larkspur-foundry.public_members.json',
    responses.MembersSchema,
  ),
  '/repos/quillfeather-dev/.github/contents/profile/README.md': recorded(
    'readme/larkspur-foundry.profile.json',
    responses.ReadmeSchema,
  ),
  '/repos/quillfeather-dev/tinder-lang/languages': recorded(
    'languages/tinder-lang.json',
    responses.LanguagesSchema,
  ),
};

async function readWith(bodies: Record<string, Json>) {
  const outbound: Outbound = {
    async request({ url }): Promise<OutboundAnswer> {
      const { pathname } = new URL(url);
      const body = Object.hasOwn(bodies, pathname) ? JSON.stringify(bodies[pathname]) : undefined;
      return {
        status: body === undefined ? 404 : 200,
        url,
        headers: { etag: '"x"' },
        body: Buffer.from(body ?? '{}'),
      };
    },
    close: async () => undefined,
  };
  const clock = { now: () => RECORDED_AT };
  const limiter = createPlatformLimiter({ mainBucket: 'rest', isOutage: () => false, clock });
  const client = createGithubClient({
    outbound,
    limiter,
    apiBase: 'https://api.github.com',
    token: 't',
    log: { warn: () => undefined },
    clock,
  });
  const source = createGithubSource({
    client,
    rawBase: 'https://raw.githubusercontent.com',
    pictureOk: (url) => url.startsWith('https://avatars.'),
    clock,
  });
  return source.readProfile(githubLink('quillfeather-dev'), {
    signal: new AbortController().signal,
    validators: {},
  });
}

const UNREADABLE = /\bundefined\b|\[object Object\]|\bNaN\b/u;

/** What is wrong with what these answers become; null: nothing. */
async function whatIsWrong(bodies: Record<string, Json>): Promise<string | null> {
  const reading = await readWith(bodies).catch((error: unknown) => error);
  if (reading instanceof SourceFailure) return UNREADABLE.test(reading.message) ? reading.message : null;
  if (reading instanceof Error) return String(reading);
  // Not an error, so it is what the source answered.
  const { result } = reading as ProfileReading;
  const issue = safeParse(ProfileSchema, result.profile).issues?.[0];
  if (issue !== undefined) return `${getDotPath(issue)}: ${issue.message}`.slice(0, 300);
  return UNREADABLE.test(JSON.stringify(result)) ? 'shows something that is no word' : null;
}

const PLACES = Object.entries(RECORDED).flatMap(([path, document]) =>
  keysOf(document).map((key) => ({ path, key })),
);

it('I13: any one field of every answer may become anything', async () => {
  const USER = '/users/quillfeather-dev';
  const documents = Object.entries(RECORDED).map(([path, document]) => ({
    path,
    document,
    keys: keysOf(document),
  }));
  const others = documents.filter(({ path }) => path !== USER);
  const wrong: string[] = [];
  for (const [index, value] of STRANGE_VALUES.entries()) {
    const change: JsonChange = { kind: 'replace', value };
    // The user's record alone can end the reading; the other answers are changed together.
    for (const key of keysOf(RECORDED[USER] ?? null)) {
      const problem = await whatIsWrong({
        ...RECORDED,
        [USER]: changeAt(RECORDED[USER] ?? null, key, change),
      });
      if (problem !== null) wrong.push(`user.${key} = strange value ${index}: ${problem}`);
    }
    for (let nth = 0; nth < Math.max(...others.map(({ keys }) => keys.length)); nth += 1) {
      const changed = others.map(({ path, document, keys }) => [
        path,
        changeAt(document, keys[nth] ?? '', change),
      ]);
      const problem = await whatIsWrong({ ...RECORDED, ...Object.fromEntries(changed) });
      if (problem !== null) wrong.push(`field ${nth} of the others = strange value ${index}: ${problem}`);
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);

it('I13: several answers of any shape give a valid profile or a SourceFailure', async () => {
  const change: fc.Arbitrary<JsonChange> = fc.record({
    kind: fc.constantFrom('drop', 'replace', 'repeat', 'wrap', 'rename'),
    value: fc.oneof(
      fc.constantFrom(...STRANGE_VALUES),
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.jsonValue().map((value) => value as Json),
    ),
  });
  const changes = fc.array(fc.tuple(fc.nat(), change), { minLength: 1, maxLength: 12 });
  const whole = fc.option(fc.tuple(fc.constantFrom(...Object.keys(RECORDED)), fc.jsonValue()), { freq: 10 });
  let right = 0;
  await fc.assert(
    fc.asyncProperty(changes, whole, fc.boolean(), async (mutations, replaced, isOrganisation) => {
      const bodies = structuredClone(RECORDED);
      if (isOrganisation) (bodies['/users/quillfeather-dev'] as { type: Json }).type = 'Organization';
      for (const [at, one] of mutations) {
        const place = PLACES[at % PLACES.length];
        if (place !== undefined) bodies[place.path] = changeAt(bodies[place.path] ?? null, place.key, one);
      }
      if (replaced !== null) bodies[replaced[0]] = replaced[1] as Json;
      expect(await whatIsWrong(bodies)).toBeNull();
      right += 1;
    }),
    turns(500),
  );
  expect(right).toBeGreaterThanOrEqual(turns(500).numRuns);
}, 120_000);

it('the recorded answers themselves give a whole profile', async () => {
  const { result, partial } = await readWith(RECORDED);
  expect(partial).toBe(false);
  expect(result.profile.projects.map((project) => project.name)).toEqual([
    'tinder-lang',
    'quillfeather-dev/fjordmap',
    'quillfeather-dev/moth-editor',
    'quillfeather-dev/awk-cookbook',
    'dotfiles',
  ]);
});
