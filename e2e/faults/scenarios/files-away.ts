import { startS3Server } from '../../../apps/api/src/testing/s3-server.ts';
import { pause } from '../people.ts';
import { until, withProduct } from '../product.ts';
import { told, unexpected, type Scenario } from '../scenario.ts';
import { startTcpProxy } from '../tcp-proxy.ts';
import { beginVisits } from '../visitors.ts';

/** The bucket goes away under writes, dead first and silent then, and comes back. */
export const filesAway: Scenario = {
  name: 'files-away',
  title: 'S3 dead, then silent, then back, under writes',
  isShort: false,
  async run() {
    const store = await startS3Server();
    const proxy = await startTcpProxy(Number(new URL(store.settings.endpoint).port));
    const settings = {
      S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
      S3_BUCKET: store.settings.bucket,
      S3_REGION: store.settings.region,
      S3_ACCESS_KEY_ID: store.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey,
    };
    try {
      return await withProduct(settings, async (stack, people) => {
        const site = await people.begin('filesaway');
        await until(async () => (await people.shown(site)) === site.saved, 'the page');
        // Who keeps to a site's page keeps it in memory for a minute.
        const visits = beginVisits(stack.port, ['filesaway']);
        let isOver = false;
        const saving = people.keepSaving(site, () => isOver);
        await until(() => site.saved >= 2, 'two saves');
        const before = store.requests.length;
        proxy.become('dead');
        await pause(6000);
        proxy.become('silent');
        await pause(6000);
        const during = store.requests.length - before;
        proxy.become('open');
        const saved = site.saved;
        await until(() => site.saved > saved, 'a save with the bucket back');
        isOver = true;
        await saving;
        const losses = await people.losses();
        return {
          writes: people.writes(),
          least: 4,
          visits: await visits.end(),
          wrong: [...unexpected(people, ['200', '201', '503']), ...losses],
          facts: `${told(people)}; ${during} requests reached the bucket meanwhile`,
        };
      });
    } finally {
      await proxy.close();
      await store.close();
    }
  },
};
