import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3Server } from '../../../apps/api/src/testing/s3-server.ts';
import { startStack } from '../../stack.ts';
import { buildOther } from '../other-build.ts';
import { createPeople } from '../people.ts';
import { postgresMissing, startPostgres } from '../postgres.ts';
import { until } from '../product.ts';
import { told, unexpected, type Scenario } from '../scenario.ts';
import { beginVisits } from '../visitors.ts';

/** Both of them stand behind one address. */
const PUBLIC_PORT = 4600;

/**
 * An older version runs; this one starts beside it on the same database, which it changes, and both are written to and
 * visited; then the older one is told to stop. What each of them acknowledged is shown by the one that stays.
 */
export const twoVersions: Scenario = {
  name: 'two-versions',
  title: 'an older version and this one side by side, then this one alone',
  isShort: false,
  onlyNamed: true,
  missing: postgresMissing,
  async run({ ref }) {
    const older = buildOther(ref);
    const postgres = await startPostgres();
    const store = await startS3Server();
    const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'tosite-faults-')));
    const [one = '', two = ''] = folders;
    const shared = {
      DATABASE_URL: postgres.url,
      SESSION_SECRET: 'a secret that both of the versions know well',
      PUBLIC_PORT: String(PUBLIC_PORT),
      BACKUP_NIGHTLY: 'off',
      S3_ENDPOINT: store.settings.endpoint,
      S3_BUCKET: store.settings.bucket,
      S3_REGION: store.settings.region,
      S3_ACCESS_KEY_ID: store.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey,
    };
    const ending: (() => Promise<void>)[] = [];
    try {
      const before = await startStack(shared, one, false, older.main);
      ending.push(() => before.kill());
      const ofOld = createPeople({ port: () => before.port, publicPort: PUBLIC_PORT });
      const oldSite = await ofOld.begin('olderside');
      let isOver = false;
      const savingOld = ofOld.keepSaving(oldSite, () => isOver);
      const visits = beginVisits(before.port, ['olderside'], PUBLIC_PORT);

      const now = await startStack(shared, two);
      ending.push(() => now.stop());
      const ofNew = createPeople({ port: () => now.port, publicPort: PUBLIC_PORT });
      const newSite = await ofNew.begin('newerside');
      const savingNew = ofNew.keepSaving(newSite, () => isOver);
      const [oldBegan, newBegan] = [oldSite.saved, newSite.saved];
      await until(() => oldSite.saved >= oldBegan + 3, 'three saves at the older version');
      await until(() => newSite.saved >= newBegan + 3, 'three saves at this version');
      isOver = true;
      await Promise.all([savingOld, savingNew]);
      const seen = await visits.end();
      const wrong = [ofOld, ofNew].flatMap((people) => unexpected(people, ['200', '201']));
      // Each shows what the other published.
      for (const [port, site] of [
        [before.port, newSite],
        [now.port, oldSite],
      ] as const) {
        const people = createPeople({ port: () => port, publicPort: PUBLIC_PORT });
        await until(async () => (await people.shown(site)) === site.saved, `${site.label} at the other one`);
      }
      await before.stop();
      const after = createPeople({ port: () => now.port, publicPort: PUBLIC_PORT });
      after.sites.push(oldSite, newSite);
      await after.save(oldSite, await after.tokenOf(oldSite.email));
      wrong.push(...unexpected(after, ['200']), ...(await after.losses()));
      return {
        writes: ofOld.writes() + ofNew.writes(),
        least: 12,
        visits: seen,
        wrong,
        facts: `beside ${older.ref}; older: ${told(ofOld)}; this: ${told(ofNew)}`,
      };
    } finally {
      for (const end of ending.toReversed()) await end();
      await store.close();
      postgres.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      older.remove();
    }
  },
};
