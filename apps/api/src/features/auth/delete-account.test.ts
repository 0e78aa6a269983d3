import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { createTestApi } from '../../testing/test-api.ts';

describeOnEachDatabase('the end of an account', (engine) => {
  it('leaves no row that names it but its held labels, and touches nobody else', async () => {
    const test = await engine.create();
    const api = await createTestApi(test, { RATE_LIMITS: 'off' });
    const { db } = test.database;
    const ann = await api.signUp('ann@example.com');
    const bob = await api.signUp('bob@example.com');
    for (const [owner, label] of [
      [ann, 'annsite'],
      [bob, 'bobsite'],
    ] as const) {
      await db
        .insertInto('websites')
        .values({
          id: `w-${label}`,
          owner_id: owner.userId,
          website_type: 'github',
          subdomain: 'github',
          label,
          website_name: label,
          language: 'en',
          timezone: 'UTC',
          plan: 'free',
          status: 'published',
          design: '{}',
          section_order: '[]',
          design_revision: 0,
          content_version: 0,
          seo: '{}',
          published_id: null,
          created_at: 1,
          updated_at: 1,
        })
        .execute();
      await db
        .insertInto('labels')
        .values({
          label,
          website_id: `w-${label}`,
          last_owner_id: null,
          held_until: null,
          moved_to: null,
          claimed_at: 1,
        })
        .execute();
      await api.services.queue.enqueue(
        db,
        'send-mail',
        { mailId: 'x' },
        { ownerId: owner.userId, runAt: Date.now() + 3_600_000 },
      );
    }
    const order: string[] = [];
    api.services.onAccountDelete.push(async (trx, userId) => {
      const { count } = await trx
        .selectFrom('websites')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('owner_id', '=', userId)
        .executeTakeFirstOrThrow();
      order.push(`rows ${count}`);
      return async () => void order.push('files');
    });

    const answer = await api.call('DELETE', '/api/auth/delete-account', { token: ann.token });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(answer.cookies).toEqual({ '__Host-rt': '', '__Host-signed-in': '' });
    expect(order).toEqual(['rows 1', 'files']);
    expect((await api.call('GET', '/api/auth/status', { token: ann.token })).status).toBe(401);
    expect((await api.post('/api/auth/refresh-token', { refreshToken: ann.refreshToken })).status).toBe(401);

    const label = await db
      .selectFrom('labels')
      .selectAll()
      .where('label', '=', 'annsite')
      .executeTakeFirstOrThrow();
    expect(label).toMatchObject({ website_id: null, last_owner_id: ann.userId });
    expect(label.held_until).toBeGreaterThan(Date.now() + 89 * 86_400_000);
    const dump = await everyRow(test.database.dialect === 'sqlite' ? 'sqlite' : 'postgres');
    const traces = dump.filter((row) => row.includes(ann.userId) || row.includes('ann@example.com'));
    expect(traces).toEqual([expect.stringContaining('"label":"annsite"')]);

    expect((await api.call('GET', '/api/auth/status', { token: bob.token })).status).toBe(200);
    expect(await db.selectFrom('websites').select('id').execute()).toEqual([{ id: 'w-bobsite' }]);
    expect((await api.services.queue.counts()).waiting).toBe(1);
    // Its address is free for a new account at once.
    await api.signUp('ann@example.com');
    await api.close();
    await test.drop();

    async function everyRow(dialect: 'sqlite' | 'postgres'): Promise<string[]> {
      const names =
        dialect === 'sqlite'
          ? await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db)
          : await sql<{
              name: string;
            }>`select table_schema || '.' || table_name as name from information_schema.tables where table_schema in ('public', 'pgboss')`.execute(
              db,
            );
      const rows: string[] = [];
      for (const { name } of names.rows) {
        const found = await sql.raw<Record<string, unknown>>(`select * from ${name}`).execute(db);
        rows.push(...found.rows.map((row) => JSON.stringify(row)));
      }
      return rows;
    }
  });
});
