import { expect, it } from 'vitest';
import { JOB_KIND_NAMES, type JobKind, type JobPayloads } from '../queue/job-kinds.ts';
import { createSqlite } from '../testing/databases.ts';
import { everyRow } from '../testing/every-row.ts';
import { insertConnection } from '../testing/test-connections.ts';
import { createTestApi } from '../testing/test-api.ts';
import { makePreview, makeWebsite } from '../testing/test-websites.ts';

it('T9: work for what was deleted while it waited ends without a row, a file or a mail', async () => {
  const test = await createSqlite();
  const api = await createTestApi(test, { RATE_LIMITS: 'off' });
  const { database, queue, storage } = api.services;
  try {
    const owner = await api.signUp('gone@example.com');
    const { _id: websiteId } = await makeWebsite(api, owner, 'gonesite');
    const preview = await makePreview(api, undefined, { token: owner.token });
    const connectionId = await insertConnection(api, owner.userId);
    const { id: mailId } = await database.db.selectFrom('mails').select('id').executeTakeFirstOrThrow();
    const settled = () =>
      expect
        .poll(() => queue.counts(), { timeout: 30_000, interval: 50 })
        .toEqual({ waiting: 0, running: 0, dead: 0 });
    await settled();
    const ended = await api.call('DELETE', '/api/auth/delete-account', { token: owner.token });
    expect(ended.status).toBe(204);
    await settled();

    const work: { [K in Exclude<JobKind, 'back-up'>]: JobPayloads[K] } = {
      'send-mail': { mailId },
      'mail-reset-link': { email: owner.email },
      'copy-pictures': { holder: `website:${websiteId}` },
      'publish-website': { websiteId, reason: 'seo' },
      'refresh-connection': { connectionId },
      'sync-website': { websiteId },
      'publish-posts': { websiteId },
      'write-post': { postJobId: 'pjb_gone' },
      'auto-post': { websiteId },
      subscribe: { websiteId },
      'read-payments': { of: `owner:${owner.userId}` },
      'check-domain': { domainId: 'dom_gone' },
    };
    expect([...Object.keys(work), 'back-up'].toSorted()).toEqual([...JOB_KIND_NAMES].toSorted());
    // What the queue keeps of its own work is no row of anybody's.
    const rows = async () =>
      (await everyRow(database)).filter((row) => !row.includes('"dedupe_key"')).toSorted();
    const keys = async () => {
      const found: string[] = [];
      for (const folder of ['sites/', 'previews/', 'media/'])
        for await (const key of storage.list(folder)) found.push(key);
      return found.toSorted();
    };
    const before = [await rows(), await keys(), api.mails.length];
    for (const [kind, payload] of Object.entries(work))
      await queue.enqueue(database.db, kind as JobKind, payload, { ownerId: owner.userId });
    await queue.enqueue(database.db, 'copy-pictures', { holder: `preview:${preview.previewId}` });
    await settled();
    expect([await rows(), await keys(), api.mails.length]).toEqual(before);
  } finally {
    await api.close();
    await test.drop();
  }
});
