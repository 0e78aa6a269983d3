import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import {
  buildServer,
  startServerProcess,
  temporaryFolder,
  type ServerBuild,
  type ServerProcess,
} from '../../testing/server-processes.ts';

const SLOW = 300_000;
const ROUNDS = Number(process.env.KILL_ROUNDS ?? '2');
const account = { email: 'planner@example.com', password: 'correct horse battery 9' };

let built: ServerBuild;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  built = await buildServer();
}, SLOW);
afterAll(async () => built.remove());
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.child.kill('SIGKILL');
    await server.exited;
  }
});

describeOnEachDatabase('a server that is killed while planned posts go up', (engine) => {
  it(
    `puts each of them up once after it has started again, in ${ROUNDS} rounds`,
    async () => {
      const folder = await temporaryFolder();
      const test = await engine.create({ bare: true });
      const onDatabase: Record<string, string> = test.url === null ? {} : { DATABASE_URL: test.url };
      const start = async (): Promise<ServerProcess> => {
        const server = await startServerProcess(built, { DATA_DIR: folder.path, ...onDatabase });
        servers.push(server);
        return server;
      };
      const json = async <T>(
        server: ServerProcess,
        token: string,
        ...[method, path, body]: [string, string, unknown?]
      ): Promise<T> => {
        const answer = await server.ask(method, path, body, { authorization: `Bearer ${token}` });
        expect([path, answer.status, answer.status < 300 ? '' : answer.text]).toEqual([
          path,
          expect.any(Number),
          '',
        ]);
        return JSON.parse(answer.text) as T;
      };
      const signIn = async (server: ServerProcess): Promise<string> =>
        (await json<{ accessToken: string }>(server, '', 'POST', '/api/auth/email/login', account))
          .accessToken;

      let server = await start();
      await server.ask('POST', '/api/auth/email/signup', { ...account, name: 'Ann' });
      let token = await signIn(server);
      const preview = await json<Record<string, string>>(server, token, 'POST', '/api/onboard/previewData', {
        profileUrl: 'https://github.com/tosite-sample-tove',
      });
      const { previewId, website_type: type } = preview;
      const site = { websiteName: 'Plans', websiteDomain: 'waves', theme: 'swiss', type, previewId };
      const created = await json<{ website: { _id: string } }>(
        server,
        token,
        'POST',
        '/api/website/create',
        site,
      );
      const websiteId = created.website._id;
      for (let round = 0; round < ROUNDS; round += 1) {
        const dueAt = Date.now() + 8_000;
        for (let index = 0; index < 3; index += 1)
          await json(server, token, 'POST', '/api/post/save-post', {
            post: {
              website_id: websiteId,
              title: `Round ${round} post ${index}`,
              status: 'scheduled',
              publishAt: new Date(dueAt + index * 150).toISOString(),
            },
            post_id: null,
          });
        await pause(dueAt - Date.now() + Math.random() * 1_500);
        server.child.kill('SIGKILL');
        await server.exited;
        server = await start();
        token = await signIn(server);
        for (let index = 0; index < 3; index += 1) {
          const { port } = server;
          const page = () =>
            server.ask('GET', `/posts/round-${round}-post-${index}/`, undefined, {
              host: `waves.localhost:${port}`,
            });
          await expect.poll(async () => (await page()).status, { timeout: 100_000, interval: 500 }).toBe(200);
        }
      }
      const { posts } = await json<{ posts: { status: string; revision: number }[] }>(
        server,
        token,
        'GET',
        `/api/post/all/${websiteId}`,
      );
      expect(posts.map(({ status, revision }) => [status, revision])).toEqual(
        posts.map(() => ['published', 2]),
      );
      const { text } = await server.ask('GET', `/api/website/${websiteId}/activity`, undefined, {
        authorization: `Bearer ${token}`,
      });
      expect(text.match(/post_published/gu)).toHaveLength(3 * ROUNDS);
      server.child.kill('SIGKILL');
      await server.exited;
      await test.drop();
      await folder.remove();
    },
    SLOW,
  );
});
