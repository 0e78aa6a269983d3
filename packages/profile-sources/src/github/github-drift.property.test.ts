import { readFileSync } from 'node:fs';
import { ProfileSchema } from '@tosite/validation/profile/profile';
import * as fc from 'fast-check';
import { parse, safeParse, type GenericSchema } from 'valibot';
import { expect, it } from 'vitest';
import type { Outbound, OutboundAnswer } from '../outbound/outbound.ts';
import { createPlatformGate } from '../outbound/platform-gate.ts';
import { SourceFailure } from '../profile-source.ts';
import { githubLink, RECORDED_AT } from '../testing/recorded-github.ts';
import { createGithubClient } from './github-client.ts';
import * as responses from './github-responses.ts';
import { createGithubSource } from './github-source.ts';

/* GitHub will change its answers some day. Whatever they become: a valid profile, or a failure that says so. */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A recording, only what is read of it: so that every change below hits something. */
const recorded = (path: string, schema: GenericSchema): Json =>
  parse(
    schema,
    JSON.parse(readFileSync(new URL(`../../fixtures/github/${path}`, import.meta.url), 'utf8')),
  ) as Json;
const repos = recorded('repos/quillfeather-dev.per_page-100.sort-pushed.json', responses.ReposSchema);

const RECORDED: Record<string, Json> = {
  '/users/quillfeather-dev': recorded('users/quillfeather-dev.json', responses.UserSchema),
  '/users/quillfeather-dev/repos': Array.isArray(repos) ? repos.slice(0, 9) : repos,
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
  '/graphql': recorded('graphql/pinned.quillfeather-dev.json', responses.GraphqlSchema),
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

const nested = (depth: number): Json =>
  Array.from({ length: depth }).reduce<Json>((inner) => ({ inner, list: [inner] }), 'deep');
const strange = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    0,
    -1,
    1.5,
    1e308,
    2 ** 60,
    '',
    ' ',
    'x'.repeat(300_000),
    '\ud800',
    '\u0000\u202e',
    'javascript:alert(1)',
    '@@@',
    '2026-13-45T99:99:99Z',
    '9999-12-31T23:59:59-23:00',
    '0000-00-00T00:00:00Z',
    '__proto__',
    [],
    {},
    [[]],
    [null],
    nested(10),
    'Organization',
    'NOASSERTION',
    'data:image/png;base64,AA',
    'http://[::1]/',
    '👩‍💻'.repeat(200),
  ),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.jsonValue().map((value) => value as Json),
);

type Change = { at: number; kind: 'drop' | 'replace' | 'repeat' | 'wrap' | 'rename'; value: Json };
const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('drop', 'replace', 'replace', 'repeat', 'wrap', 'rename'),
  value: strange,
});

/** Changes one place of a document, chosen by number. */
function mutate(root: Json, { at, kind, value }: Change): Json {
  const copy = structuredClone(root);
  const places: { holder: Json[] | { [key: string]: Json }; key: string }[] = [];
  const visit = (node: Json): void => {
    if (node === null || typeof node !== 'object') return;
    for (const key of Object.keys(node)) {
      places.push({ holder: node, key });
      visit((node as { [key: string]: Json })[key] ?? null);
    }
  };
  visit(copy);
  const place = places[at % (places.length + 1)];
  if (place === undefined) return value;
  const holder = place.holder as { [key: string]: Json };
  const old = holder[place.key] ?? null;
  if (kind === 'drop') delete holder[place.key];
  else if (kind === 'replace') holder[place.key] = value;
  else if (kind === 'repeat') holder[place.key] = Array.from({ length: 300 }, () => old);
  else if (kind === 'wrap') holder[place.key] = { value: old };
  else {
    delete holder[place.key];
    holder[`${place.key}_v2`] = old;
  }
  return copy;
}

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
  const gate = createPlatformGate({ mainLane: 'rest', isOutage: () => false, clock });
  const client = createGithubClient({
    outbound,
    gate,
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

it('answers of any shape give a valid profile or a SourceFailure', async () => {
  let profiles = 0;
  const changes = fc.array(fc.tuple(fc.constantFrom(...Object.keys(RECORDED)), change), {
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(changes, fc.boolean(), async (mutations, isOrganisation) => {
      const bodies = structuredClone(RECORDED);
      if (isOrganisation) (bodies['/users/quillfeather-dev'] as { type: Json }).type = 'Organization';
      for (const [path, one] of mutations) bodies[path] = mutate(bodies[path] ?? null, one);
      const reading = await readWith(bodies).catch((error: unknown) => error);
      if (reading instanceof SourceFailure) return !UNREADABLE.test(reading.message);
      const { result } = reading as Awaited<ReturnType<typeof readWith>>;
      profiles += 1;
      return safeParse(ProfileSchema, result.profile).success && !UNREADABLE.test(JSON.stringify(result));
    }),
    { numRuns: 500 },
  );
  // Most single changes leave a profile that can be shown.
  expect(profiles).toBeGreaterThan(250);
}, 60_000);

it('the recorded answers themselves give a whole profile', async () => {
  const { result, partial } = await readWith(RECORDED);
  expect(partial).toBe(false);
  expect(result.profile.projects).toHaveLength(8);
});
