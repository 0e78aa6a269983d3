// How soon a new film of a channel is a post on the site, and how many jobs that takes a second. Build first: `pnpm build`.
// On PostgreSQL: `DATABASE_URL=postgres://… pnpm --filter @tosite/bench auto-posts`, with an empty database.
import { startStack, type Stack } from '@tosite/e2e/stack';
import { growingFeed, GROWING_CHANNEL } from '@tosite/profile-sources/testing/growing-feed';
import { ask, json } from './api.ts';
import { session } from './make-site.ts';
import { line, summary } from './statistics.ts';

const FILMS = Number(process.argv[2] ?? 12);
const OWNERS = 6;
const ROUNDS = 4;
const PASSWORD = 'correct horse battery 9';
const databaseUrl = process.env['DATABASE_URL'];

const feed = growingFeed();
const stack = await startStack(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl });
stack.platformsAnswer((request) => feed.answer(request));
line('database', databaseUrl === undefined ? 'SQLite' : 'PostgreSQL');
let films = 0;
const add = () => {
  films += 1;
  return feed.add({ videoId: `bench${String(films).padStart(6, '0')}`, title: `Film number ${films}` });
};

type Owner = { email: string; headers: Record<string, string>; websiteId: string; label: string };
try {
  const first = await makeOwner(stack, 0);
  await oneByOne(stack, first);
  await manyAtOnce(stack, first);
  await manyOwners(stack, first);
} finally {
  await stack.stop();
}

async function makeOwner(target: Stack, index: number): Promise<Owner> {
  const email = `bench${index}@example.com`;
  const body = { email, password: PASSWORD, name: 'Bench' };
  const headers = session(await ask(target, 'dashboard', '/api/auth/email/signup', { body }));
  const call = callOf(target, headers);
  const preview = await call('/api/onboard/previewData', { profileUrl: GROWING_CHANNEL });
  const label = `auto${index}`;
  const created = await call('/api/website/create', {
    websiteName: 'Bench',
    websiteDomain: label,
    theme: 'broadsheet',
    type: 'youtube',
    previewId: preview['previewId'],
  });
  const { _id: websiteId } = created['website'] as { _id: string };
  const config = {
    source: 'youtube',
    frequency: 'hourly',
    publish: 'published',
    tone: 'neutral',
    maxPerRun: 10,
  };
  await call('/api/post/auto-post', { websiteId, is_auto_post_enabled: true, config });
  return { email, headers, websiteId, label };
}

function callOf(target: Stack, headers: Record<string, string>) {
  return async (path: string, body?: object): Promise<Record<string, unknown>> => {
    const answer = await ask(target, 'dashboard', path, body === undefined ? { headers } : { headers, body });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.body.toString()}`);
    return json(answer);
  };
}

/** Two minutes later over there: what was read a moment ago is read again. A session ends after a few of these. */
async function later(target: Stack, owners: readonly Owner[]): Promise<void> {
  target.later();
  for (const owner of owners) {
    const body = { email: owner.email, password: PASSWORD };
    owner.headers = session(await ask(target, 'dashboard', '/api/auth/email/login', { body }));
  }
}

async function run(target: Stack, { headers, websiteId }: Owner): Promise<void> {
  const call = callOf(target, headers);
  await call('/api/post/auto-post/run', { websiteId });
  while ((await call(`/api/post/auto-post-config/${websiteId}`))['run'] !== null)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

async function oneByOne(target: Stack, owner: Owner): Promise<void> {
  const times: number[] = [];
  for (let index = 0; index < FILMS; index += 1) {
    const { title } = add();
    await later(target, [owner]);
    const began = performance.now();
    await run(target, owner);
    const path = `/posts/${title.toLowerCase().replaceAll(' ', '-')}/`;
    while ((await ask(target, owner.label, path)).status !== 200)
      await new Promise((resolve) => setTimeout(resolve, 20));
    times.push(performance.now() - began);
  }
  const { median, p95 } = summary(times);
  line(
    'new film in the feed → on the site, once it is looked for',
    `median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
  );
}

async function manyAtOnce(target: Stack, owner: Owner): Promise<void> {
  for (let index = 0; index < 10; index += 1) add();
  await later(target, [owner]);
  const began = performance.now();
  await run(target, owner);
  line('ten films in one run', `${((performance.now() - began) / 1000).toFixed(1)} s`);
}

async function manyOwners(target: Stack, first: Owner): Promise<void> {
  const owners = [first];
  for (let index = 1; index < OWNERS; index += 1) owners.push(await makeOwner(target, index));
  let seconds = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    add();
    await later(target, owners);
    const began = performance.now();
    await Promise.all(owners.map((owner) => run(target, owner)));
    seconds += (performance.now() - began) / 1000;
  }
  // A reading and a writing for each website and round.
  line(`jobs a second (${OWNERS} websites at once)`, ((OWNERS * ROUNDS * 2) / seconds).toFixed(1));
}
