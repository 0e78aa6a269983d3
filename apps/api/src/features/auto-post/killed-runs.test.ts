import { setTimeout as pause } from 'node:timers/promises';
import { growingFeed, GROWING_CHANNEL } from '@tosite/profile-sources/testing/growing-feed';
import { startFixtureServer, type FixtureServer } from '@tosite/profile-sources/testing/fixture-server';
import { recordedBases } from '@tosite/profile-sources/testing/recorded-settings';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { CONFIG } from '../../testing/auto-posts.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import {
  buildServer,
  startServerProcess,
  temporaryFolder,
  type ServerBuild,
  type ServerProcess,
} from '../../testing/server-processes.ts';

const ROUNDS = Number(process.env.KILL_ROUNDS ?? '2');
const SLOW = 300_000 + ROUNDS * 60_000;
const account = { email: 'poster@example.com', password: 'correct horse battery 9' };

let built: ServerBuild;
let platforms: FixtureServer;
let feed = growingFeed();
const servers: ServerProcess[] = [];
beforeAll(async () => {
  built = await buildServer();
  platforms = await startFixtureServer({ answer: (request) => feed.answer(request) });
}, SLOW);
afterAll(async () => {
  await platforms.close();
  await built.remove();
});
afterEach(async () => {
  for (const server of servers.splice(0)) await kill(server);
});
const kill = async (server: ServerProcess): Promise<void> => {
  server.child.kill('SIGKILL');
  await server.exited;
};

describeOnEachDatabase('a server that is killed while it posts by itself', (engine) => {
  it(
    `makes one post of each film, in order, in ${ROUNDS} rounds`,
    async () => {
      feed = growingFeed();
      const folders = [await temporaryFolder(), await temporaryFolder()];
      const test = await engine.create({ bare: true });
      // Two at once where the database lets them; each of them works, and each is killed.
      const places = test.url === null ? [0] : [0, 1];
      const start = async (place: number): Promise<ServerProcess> => {
        const server = await startServerProcess(built, {
          DATA_DIR: folders[place]?.path ?? '',
          SESSION_SECRET: 'one secret of both processes, long enough',
          ...(test.url === null ? {} : { DATABASE_URL: test.url }),
          ...recordedBases(platforms.origin),
        });
        servers[place] = server;
        return server;
      };
      let token = '';
      const call = (method: string, path: string, body?: unknown) => {
        const [server] = servers;
        if (server === undefined) throw new Error('none runs');
        return server.ask(method, path, body, token === '' ? {} : { authorization: `Bearer ${token}` });
      };
      const json = async <T>(...asked: [string, string, unknown?]): Promise<T> => {
        const answer = await call(...asked);
        expect([asked[1], answer.status < 300 ? '' : answer.text]).toEqual([asked[1], '']);
        return JSON.parse(answer.text) as T;
      };
      const signIn = async (): Promise<void> => {
        token = '';
        token = (await json<{ accessToken: string }>('POST', '/api/auth/email/login', account)).accessToken;
      };

      // One after the other: the first one makes the tables.
      for (const place of places) await start(place);
      await call('POST', '/api/auth/email/signup', { ...account, name: 'Ann' });
      await signIn();
      const { previewId, website_type: type } = await json<Record<string, string>>(
        'POST',
        '/api/onboard/previewData',
        { profileUrl: GROWING_CHANNEL },
      );
      const site = { websiteName: 'Runs', websiteDomain: 'runs', theme: 'swiss', type, previewId };
      const created = await json<{ website: { _id: string } }>('POST', '/api/website/create', site);
      const websiteId = created.website._id;
      const config = { ...CONFIG, maxPerRun: 4 };
      await json('POST', '/api/post/auto-post', { websiteId, is_auto_post_enabled: true, config });
      const run = () => call('POST', '/api/post/auto-post/run', { websiteId }).catch(() => null);

      const wanted: string[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (let index = 0; index < 2; index += 1) {
          const videoId = `kill${String(wanted.length).padStart(7, '0')}`;
          wanted.push(videoId);
          feed.add({ videoId, publishedAt: new Date(Date.now() + index).toISOString() });
        }
        disturb(round);
        await run();
        await pause(Math.random() * 2_500);
        const place = Math.floor(Math.random() * places.length);
        const server = servers[place];
        if (server !== undefined) await kill(server);
        await start(place);
        await signIn();
      }
      feed.failing = null;
      const madeOf = async (): Promise<(string | undefined)[]> => {
        const { posts } = await json<{ posts: { source: { videoId: string } | null }[] }>(
          'GET',
          `/api/post/all/${websiteId}?limit=500`,
        );
        return posts.toReversed().map(({ source }) => source?.videoId);
      };
      // On PostgreSQL a job that died in three workers is over: its run is begun anew when it has been silent for minutes.
      const end = Date.now() + SLOW - 120_000;
      while ((await madeOf()).length < wanted.length && Date.now() < end) {
        await signIn();
        await run();
        await pause(1_500);
      }
      await run();
      await pause(4_000);
      const { runs } = await json<{ runs: { made: string[] }[] }>(
        'GET',
        `/api/post/auto-post-runs/${websiteId}`,
      );
      const made = await madeOf();
      if (made.length < wanted.length) throw new Error(await stateOf(test.database, runs, servers));
      expect(made).toEqual(wanted);
      const rows = test.url === null ? null : await madeRows(test.database);
      expect(rows ?? wanted.length).toBe(wanted.length);
      const told = runs.flatMap(({ made }) => made);
      expect([told.length, new Set(told).size]).toEqual([wanted.length, wanted.length]);
      for (const server of servers.splice(0)) await kill(server);
      await test.drop();
      for (const folder of folders) await folder.remove();
    },
    SLOW,
  );
});

/** A feed that repeats itself, changes titles, stands in another order, or is not there. */
function disturb(round: number): void {
  const [first] = feed.films;
  if (first !== undefined && round % 3 === 0) first.title = `${first.title} (edited in ${round})`;
  if (round % 4 === 1) feed.films.push(...feed.films.slice(0, 3));
  if (round % 5 === 2) feed.films.reverse();
  feed.failing = round % 6 === 4 ? { status: 404, body: 'Not Found' } : null;
}

/** What stands in the way, for whoever reads that one is missing. */
async function stateOf(
  { db, dialect }: Database,
  runs: unknown,
  processes: readonly ServerProcess[],
): Promise<string> {
  const jobs =
    dialect === 'postgres'
      ? await sql`select name, state, retry_count, start_after, output, data from pgboss.job where state <> 'completed'`.execute(
          db,
        )
      : null;
  const posting = dialect === 'postgres' ? await db.selectFrom('auto_posts').selectAll().execute() : null;
  const said = processes.map(({ output }) =>
    output.stdout
      .split('\n')
      .filter((line) => /"level":[45]\d/u.test(line))
      .slice(-30),
  );
  return JSON.stringify({ runs, jobs: jobs?.rows ?? null, posting, said }, null, 1);
}

async function madeRows(database: Database): Promise<number> {
  const rows = await database.db
    .selectFrom('posts')
    .select('id')
    .where('source_platform', '=', 'youtube')
    .execute();
  return rows.length;
}
