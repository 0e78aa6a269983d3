import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../testing/databases.ts';
import { createTestApi, PASSWORD, type TestApi } from '../testing/test-api.ts';
import { createIdempotency } from './idempotency.ts';

describeOnEachDatabase('an Idempotency-Key', (engine) => {
  let test: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    test = await engine.create();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });
  const signup = (email: string, key: string, fields = {}) =>
    api.post(
      '/api/auth/email/signup',
      { email, password: PASSWORD, name: 'Ann', ...fields },
      { headers: { 'idempotency-key': key } },
    );
  const usersNamed = async (email: string): Promise<number> =>
    (await test.database.db.selectFrom('users').select('id').where('email_normalized', '=', email).execute())
      .length;

  it('V10: makes ten who ask at once share one effect and one answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => signup('ten@example.com', 'key-of-the-ten')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(new Set(answers.map(({ cookies }) => JSON.stringify(cookies))).size).toBe(1);
    expect(await usersNamed('ten@example.com')).toBe(1);
  });

  it('V10: answers 409 to another body', async () => {
    await signup('first@example.com', 'key-with-a-body');
    const other = await signup('second@example.com', 'key-with-a-body');
    expect([other.status, other.body.error]).toEqual([409, 'idempotency_mismatch']);
    expect(await usersNamed('second@example.com')).toBe(0);
  });

  it('keeps nothing of a failure: the same call can be made again', async () => {
    const refused = await signup('again@example.com', 'key-of-failure', { password: 'password1' });
    expect(refused.status).toBe(400);
    expect((await signup('again@example.com', 'key-of-failure')).status).toBe(201);
  });

  it('is forgotten after a day', async () => {
    await signup('day@example.com', 'key-of-a-day');
    api.advance(86_400_000 + 1000);
    await api.services.idempotency.sweep();
    expect((await signup('day@example.com', 'key-of-a-day')).body.error).toBe('email_taken');
  });

  it('is not readable where it is stored', async () => {
    const answer = await signup('sealed@example.com', 'key-of-secrets');
    const rows = JSON.stringify(await test.database.db.selectFrom('idempotency_keys').selectAll().execute());
    expect(rows).not.toContain(String(answer.body.refreshToken));
    expect(rows).not.toContain('sealed@example.com');
  });

  it('of a request that died is free again after a minute, and at once when its process is known to be gone', async () => {
    let now = Date.now();
    const { database, keys } = api.services;
    const idempotency = createIdempotency({ database, keys, clock: { now: () => now } });
    const dead = await idempotency.begin('user:x', 'key-of-the-dead', 'body');
    now += 61_000;
    const next = await idempotency.begin('user:x', 'key-of-the-dead', 'body');
    expect('ticket' in next).toBe(true);
    if (!('ticket' in dead) || !('ticket' in next) || dead.ticket === null || next.ticket === null)
      throw new Error('both are tickets');
    const answer = { status: 200, body: '{}', cookies: [] };
    await expect(idempotency.keep(database.db, dead.ticket, answer, null)).rejects.toMatchObject({
      code: 'conflict',
    });
    await idempotency.keep(database.db, next.ticket, answer, null);
    expect(await idempotency.begin('user:x', 'key-of-the-dead', 'body')).toEqual({ answer });

    await idempotency.begin('user:x', 'key-of-the-killed', 'body');
    await idempotency.releaseAll();
    expect('ticket' in (await idempotency.begin('user:x', 'key-of-the-killed', 'body'))).toBe(true);
  });

  it('lets an answer be kept in the transaction of its effect: both are there, or neither', async () => {
    const { database, idempotency } = api.services;
    const begun = await idempotency.begin('user:y', 'key-of-both', 'body');
    if (!('ticket' in begun)) throw new Error('it is new');
    const ticket = begun.ticket;
    const effect = (fails: boolean): Promise<void> =>
      database.transaction(async (trx) => {
        await trx
          .insertInto('mails')
          .values({ id: 'effect', recipient: 'r', kind: 'verify', message: '{}', created_at: 1, sent_at: 1 })
          .execute();
        await idempotency.keep(trx, ticket, { status: 200, body: '{"n":1}', cookies: [] }, null);
        if (fails) throw new Error('crash');
      });
    await expect(effect(true)).rejects.toThrow('crash');
    await idempotency.release(ticket);
    const again = await idempotency.begin('user:y', 'key-of-both', 'body');
    expect('ticket' in again).toBe(true);
    if ('ticket' in again) Object.assign(ticket, again.ticket);
    await effect(false);
    expect(await idempotency.begin('user:y', 'key-of-both', 'body')).toEqual({
      answer: { status: 200, body: '{"n":1}', cookies: [] },
    });
  });
});
