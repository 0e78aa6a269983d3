import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { everyRow } from '../testing/every-row.ts';
import { createTestApi } from '../testing/test-api.ts';
import { makeWebsite, visit } from '../testing/test-websites.ts';

describeOnEachDatabase('the end of an account', (engine) => {
  it('T10: leaves no row and no file that names it but its held labels, and touches nobody else', async () => {
    const test = await engine.create();
    const order: string[] = [];
    const ending = {
      onAccountDelete: async (_: unknown, userId: string) => {
        order.push(`rows of ${userId}`);
        return async () => void order.push('files');
      },
    };
    const api = await createTestApi(test, { RATE_LIMITS: 'off' }, { features: [ending] });
    const { db } = test.database;
    const ann = await api.signUp('ann@example.com');
    const bob = await api.signUp('bob@example.com');
    const annSite = await makeWebsite(api, ann, 'annsite');
    const bobSite = await makeWebsite(api, bob, 'bobsite');
    for (const owner of [ann, bob]) {
      await api.services.queue.enqueue(
        db,
        'send-mail',
        { mailId: 'x' },
        { ownerId: owner.userId, runAt: Date.now() + 3_600_000 },
      );
    }
    await expect.poll(() => api.mails.length, { timeout: 10_000 }).toBe(2);
    // To a box that she has left since, and a request that waits or gave up.
    await db
      .insertInto('mails')
      .values({
        id: 'older',
        user_id: ann.userId,
        recipient: 'ann@before.example',
        kind: 'verify',
        message: '{}',
        created_at: Date.now(),
        sent_at: Date.now(),
      })
      .execute();
    const later = { runAt: Date.now() + 3_600_000 };
    await api.services.queue.enqueue(db, 'mail-reset-link', { email: 'ann@example.com' }, later);
    await api.services.queue.enqueue(db, 'mail-reset-link', { email: 'bob@example.com' }, later);

    const answer = await api.call('DELETE', '/api/auth/delete-account', { token: ann.token });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(answer.cookies).toEqual({ '__Host-rt': '', '__Host-signed-in': '' });
    expect(order).toEqual([`rows of ${ann.userId}`, 'files']);
    expect((await api.call('GET', '/api/auth/status', { token: ann.token })).status).toBe(401);
    expect((await api.post('/api/auth/refresh-token', { refreshToken: ann.refreshToken })).status).toBe(401);
    expect((await visit(api, 'annsite')).status).toBe(410);

    const label = await db
      .selectFrom('labels')
      .selectAll()
      .where('label', '=', 'annsite')
      .executeTakeFirstOrThrow();
    expect(label).toMatchObject({ website_id: null, last_owner_id: ann.userId });
    expect(label.held_until).toBeGreaterThan(Date.now() + 89 * 86_400_000);
    const traces = (await everyRow(test.database)).filter((row) =>
      [ann.userId, 'ann@example.com', 'ann@before.example', annSite._id].some((name) => row.includes(name)),
    );
    expect(traces).toEqual([expect.stringContaining('"label":"annsite"')]);
    const files = await readdir(join(test.folder, 'files'), { recursive: true });
    expect(files.filter((name) => name.includes(annSite._id.toLowerCase()))).toEqual([]);

    expect((await api.call('GET', '/api/auth/status', { token: bob.token })).status).toBe(200);
    expect((await visit(api, 'bobsite')).status).toBe(200);
    expect(await db.selectFrom('websites').select('id').execute()).toEqual([{ id: bobSite._id }]);
    // Its address is free for a new account at once.
    await api.signUp('ann@example.com');
    await api.close();
    await test.drop();
  });
});
