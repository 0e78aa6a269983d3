import { startFixtureServer, type FixtureServer } from '@tosite/profile-sources/testing/fixture-server';
import { recordedBases } from '@tosite/profile-sources/testing/recorded-settings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import {
  buildServer,
  startServerProcess,
  temporaryFolder,
  type ServerBuild,
  type ServerProcess,
} from '../../testing/server-processes.ts';
import { CHROME } from '../../testing/test-visits.ts';

const SLOW = 600_000;
const EACH = 20;
const account = { email: 'counted@example.com', password: 'correct horse battery 9' };

let built: ServerBuild;
let platforms: FixtureServer;
beforeAll(async () => {
  built = await buildServer();
  platforms = await startFixtureServer({});
}, SLOW);
afterAll(async () => {
  await platforms.close();
  await built.remove();
});

describeOnEachDatabase('servers that are killed while they count', (engine) => {
  it(
    'count what was looked at once, and lose no more than what the killed one had not written',
    async () => {
      const test = await engine.create({ bare: true });
      const folder = await temporaryFolder();
      const start = (): Promise<ServerProcess> =>
        startServerProcess(built, {
          DATA_DIR: folder.path,
          SESSION_SECRET: 'one secret of both processes, long enough',
          PUBLIC_PORT: '80',
          TRUSTED_PROXIES: '127.0.0.1',
          ...(test.url === null ? {} : { DATABASE_URL: test.url }),
          ...recordedBases(platforms.origin),
        });
      // One after the other: the first one makes the tables.
      const servers = [await start()];
      // Two at once where the database lets them.
      if (test.url !== null) servers.push(await start());
      const at = (place: number): ServerProcess => {
        const server = servers[place];
        if (server === undefined) throw new Error('it runs');
        return server;
      };
      let token = '';
      const json = async (place: number, method: string, path: string, body?: unknown) => {
        const { status, text } = await at(place).ask(method, path, body, {
          host: 'dashboard.localhost',
          ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        });
        expect([path, status < 300 ? '' : text]).toEqual([path, '']);
        return JSON.parse(text) as Record<string, unknown>;
      };
      token = String(
        (await json(0, 'POST', '/api/auth/email/signup', { ...account, name: 'Ann' }))['accessToken'],
      );
      const preview = await json(0, 'POST', '/api/onboard/previewData', {
        profileUrl: 'https://github.com/quillfeather-dev',
      });
      const made = await json(0, 'POST', '/api/website/create', {
        websiteName: 'Counted',
        websiteDomain: 'counted',
        theme: 'swiss',
        type: preview['website_type'],
        previewId: preview['previewId'],
      });
      const { _id: websiteId } = made['website'] as { _id: string };

      let visitors = 0;
      const visit = async (place: number): Promise<void> => {
        visitors += 1;
        const { status } = await at(place).ask('GET', '/', undefined, {
          host: 'counted.localhost',
          'user-agent': CHROME,
          'sec-fetch-mode': 'navigate',
          'sec-fetch-dest': 'document',
          'x-forwarded-for': `81.47.${Math.floor(visitors / 250)}.${visitors % 250}`,
        });
        expect(status).toBe(200);
      };
      const visits = async (place: number): Promise<void> => {
        for (let index = 0; index < EACH; index += 1) await visit(place);
      };
      const views = async (place: number): Promise<number> => {
        const answer = await json(place, 'GET', `/api/website/${websiteId}/analytics`);
        return (answer['totals'] as { views: number }).views;
      };
      const last = servers.length - 1;
      /** All that were sent are in the figures that each process shows, however often both add up at once. */
      const shownByAll = (expected: number): Promise<void> =>
        expect
          .poll(() => Promise.all([views(0), views(last), views(0), views(last)]), { timeout: SLOW / 4 })
          .toEqual([expected, expected, expected, expected]);

      await Promise.all(servers.map((_, place) => visits(place)));
      await shownByAll(EACH * servers.length);

      // Seen and not looked at: what it had not written yet is lost with it, and nothing else is.
      const before = EACH * servers.length;
      await visits(0);
      at(0).child.kill('SIGKILL');
      await at(0).exited;
      servers[0] = await start();
      const kept = await views(last);
      expect(kept).toBeGreaterThanOrEqual(before);
      expect(kept).toBeLessThanOrEqual(before + EACH);
      await shownByAll(kept);

      // Killed while two add up: what one began is nobody's, and is added once.
      await Promise.all(servers.map((_, place) => visits(place)));
      const cut = Promise.all([views(0), views(0)]).catch(() => null);
      at(0).child.kill('SIGKILL');
      await cut;
      await at(0).exited;
      servers[0] = await start();
      const after = await views(last);
      expect(after).toBeGreaterThanOrEqual(kept + (servers.length - 1) * EACH);
      expect(after).toBeLessThanOrEqual(kept + servers.length * EACH);

      // A process that is ended in order has written everything.
      await visits(0);
      at(0).child.kill('SIGTERM');
      await at(0).exited;
      servers[0] = await start();
      await shownByAll(after + EACH);

      for (const { child, exited } of servers) {
        child.kill('SIGKILL');
        await exited;
      }
      await test.drop();
      await folder.remove();
    },
    SLOW,
  );
});
