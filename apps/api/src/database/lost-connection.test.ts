import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { isDatabaseAway } from './database-errors.ts';

// What a server that restarts does to the connections that it has: it ends them, whatever they are in the middle of.
describeOnEachDatabase('a database that ends a connection', (engine) => {
  it.skipIf(engine.dialect === 'sqlite')(
    'V5: is away, whether it does so before a statement or in the middle of a transaction',
    async () => {
      const test = await engine.create({ bare: true });
      const { database } = test;
      const errors: unknown[] = [];
      const note = (error: unknown): void => void errors.push(error);
      const end = (id: number) => sql`select pg_terminate_backend(${id})`.execute(database.db);
      const ownId = async (db: typeof database.db): Promise<number> => {
        const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(db);
        return rows[0]?.id ?? 0;
      };
      await database
        .transaction(async (trx) => {
          await end(await ownId(trx));
          await sql`select 1`.execute(trx);
        })
        .catch(note);
      // The connection is told of its end before the next statement.
      await database
        .transaction(async (trx) => {
          await end(await ownId(trx));
          await new Promise((resolve) => setTimeout(resolve, 200));
          await sql`select 1`.execute(trx);
        })
        .catch(note);
      await database.db
        .connection()
        .execute((one) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(one))
        .catch(note);
      expect(errors.map((error) => [String(error), isDatabaseAway(error)])).toEqual([
        [expect.any(String), true],
        [expect.stringContaining('not queryable'), true],
        [expect.any(String), true],
      ]);
      await test.drop();
    },
    30_000,
  );
});
