import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSqlite, type TestDatabase } from '../testing/databases.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

// The file may grow no further: what SQLite meets on a disk that is full.
describe('a full disk under the embedded database', () => {
  let test: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    test = await createSqlite();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
    await api.signUp('ann@example.com');
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });

  const pragma = (text: string) => sql.raw(`pragma ${text}`).execute(test.database.db);
  const write = (id: string) =>
    test.database.transaction(async (trx) => {
      const mail = {
        recipient: 'r',
        kind: 'verify',
        message: 'x'.repeat(500_000),
        created_at: 1,
        sent_at: 1,
      };
      await trx
        .insertInto('mails')
        .values({ id, ...mail })
        .execute();
    });

  it('V4: is told as one, whatever is written, and nothing is broken when there is room again', async () => {
    await pragma('max_page_count = 1');
    await expect(write('full')).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    const password = 'correct horse battery 9';
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        api.post('/api/auth/email/signup', { email: `u${index}@example.com`, password, name: 'U' }),
      ),
    );
    const told = new Set(answers.map(({ status, body }) => `${status} ${String(body['error'])}`));
    expect(told).not.toContain('500 internal');
    expect(told).toContain('503 storage_full');
    await pragma('max_page_count = 1073741823');
    await write('room');
    expect(
      (await api.post('/api/auth/email/signup', { email: 'z@example.com', password, name: 'Z' })).status,
    ).toBe(201);
  });
});
