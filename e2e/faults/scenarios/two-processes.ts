import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3Server } from '../../../apps/api/src/testing/s3-server.ts';
import { startStack } from '../../stack.ts';
import { createClient } from '../../lives/run/http.ts';
import { createPeople } from '../people.ts';
import { postgresMissing, startPostgres } from '../postgres.ts';
import { until } from '../product.ts';
import { told, unexpected, type Scenario } from '../scenario.ts';
import { beginVisits } from '../visitors.ts';

/** All of them stand behind one address. */
const PUBLIC_PORT = 4600;
const MAIN = new URL('../../../apps/api/dist/main.js', import.meta.url).pathname;

/**
 * Two processes start together on an empty database; one is killed under writes; what an operator takes down by a third
 * is down at both within a minute, and up again when it is given back.
 */
export const twoProcesses: Scenario = {
  name: 'two-processes',
  title: 'two processes: started together, one killed, a site taken down at both',
  isShort: false,
  missing: postgresMissing,
  async run() {
    const postgres = await startPostgres();
    const store = await startS3Server();
    const folders = [1, 2, 3].map(() => mkdtempSync(join(tmpdir(), 'tosite-faults-')));
    const [one = '', two = '', three = ''] = folders;
    const shared = {
      DATABASE_URL: postgres.url,
      SESSION_SECRET: 'a secret that both of the processes know well',
      PUBLIC_PORT: String(PUBLIC_PORT),
      BACKUP_NIGHTLY: 'off',
      S3_ENDPOINT: store.settings.endpoint,
      S3_BUCKET: store.settings.bucket,
      S3_REGION: store.settings.region,
      S3_ACCESS_KEY_ID: store.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey,
    };
    const started = await Promise.allSettled([startStack(shared, one), startStack(shared, two)]);
    const running = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const [first, second] = running;
    if (first === undefined || second === undefined) {
      for (const each of running) await each.kill();
      postgres.stop();
      throw new Error(`only ${running.length} of two processes started together`, {
        cause: started.find(({ status }) => status === 'rejected'),
      });
    }
    let port = first.port;
    const people = createPeople({ port: () => port, publicPort: PUBLIC_PORT });
    try {
      const site = await people.begin('twoprocesses');
      const visits = beginVisits(second.port, ['twoprocesses'], PUBLIC_PORT);
      let isOver = false;
      const saving = people.keepSaving(site, () => isOver);
      await until(() => site.saved >= 3, 'three saves at the first process');
      await first.kill();
      port = second.port;
      const before = site.saved;
      await until(() => site.saved >= before + 2, 'two saves at the second process');
      isOver = true;
      await saving;
      const wrong = [...unexpected(people, ['200', '201', 'broken off']), ...(await people.losses())];
      const seen = await visits.end();

      const third = await startStack(shared, one);
      const both = [second.port, third.port];
      const admin = (...words: string[]): void => {
        const env = { PATH: process.env['PATH'] ?? '', ...shared, DATA_DIR: three };
        const { status, stderr } = spawnSync(process.execPath, [MAIN, 'admin', ...words], { env });
        if (status !== 0) throw new Error(`admin ${words.join(' ')}: ${stderr.toString()}`);
      };
      const answers = (status: number) => async (): Promise<boolean> => {
        const all = both.map(
          async (at) => (await createClient(at, PUBLIC_PORT).visit('twoprocesses', '/')).status,
        );
        return (await Promise.all(all)).every((each) => each === status);
      };
      try {
        await until(answers(200), 'the page of both processes');
        admin('suspend-site', 'twoprocesses', 'It fishes.');
        const began = Date.now();
        await until(answers(410), 'taken down at both processes', 60_000);
        const down = Date.now() - began;
        admin('restore-site', 'twoprocesses', 'It does not.');
        await until(answers(200), 'given back at both processes', 60_000);
        return {
          writes: people.writes(),
          least: 6,
          visits: seen,
          wrong,
          facts: `taken down at both in ${down} ms; ${told(people)}`,
        };
      } finally {
        await third.stop();
      }
    } finally {
      await first.kill();
      await second.stop();
      await store.close();
      postgres.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    }
  },
};
