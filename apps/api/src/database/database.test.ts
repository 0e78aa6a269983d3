import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSqlite, describeOnEachDatabase, type TestDatabase } from '../testing/databases.ts';
import { isRetryable, isUniqueViolation } from './database-errors.ts';
import { migrate, MigrationRefused } from './migrate.ts';
import { initial } from './migrations/001-initial.ts';
import { MIGRATIONS, type Migration } from './migrations/all.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

const mail = (id: string) => ({
  id,
  recipient: 'r',
  kind: 'verify',
  message: '{}',
  created_at: 1,
  sent_at: null,
});

describeOnEachDatabase('the database', (engine) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await engine.create();
  });
  afterEach(async () => test.drop());

  it('keeps all of a transaction or nothing', async () => {
    const { database } = test;
    await expect(
      database.transaction(async (trx) => {
        await trx.insertInto('mails').values(mail('a')).execute();
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await database.transaction(
      async (trx) => void (await trx.insertInto('mails').values(mail('b')).execute()),
    );
    expect(await database.db.selectFrom('mails').select('id').execute()).toEqual([{ id: 'b' }]);
  });

  it('says which unique key was violated', async () => {
    const { db } = test.database;
    const user = (id: string, email: string) => ({
      id,
      email,
      email_normalized: email,
      name: 'n',
      password_hash: null,
      profile_picture: null,
      email_verified_at: null,
      current_website_id: null,
      created_at: 1,
      updated_at: 1,
    });
    await db.insertInto('users').values(user('1', 'a')).execute();
    const sameEmail = await db
      .insertInto('users')
      .values(user('2', 'a'))
      .execute()
      .catch((error: unknown) => error);
    expect([
      isUniqueViolation(sameEmail),
      isUniqueViolation(sameEmail, 'email_normalized'),
      isUniqueViolation(sameEmail, 'id'),
    ]).toEqual([true, true, false]);
    const sameId = await db
      .insertInto('users')
      .values(user('1', 'b'))
      .execute()
      .catch((error: unknown) => error);
    expect([isUniqueViolation(sameId, 'id'), isUniqueViolation(sameId, 'email_normalized')]).toEqual([
      true,
      false,
    ]);
    expect(isUniqueViolation(new Error('UNIQUE constraint failed: users.id'))).toBe(false);
  });

  it('gives back numbers, nulls and long integers as they were', async () => {
    const { db } = test.database;
    const at = Date.parse('2100-01-01T00:00:00Z');
    await db
      .insertInto('mails')
      .values({ ...mail('n'), created_at: at })
      .execute();
    const [row] = await db.selectFrom('mails').select(['created_at', 'sent_at']).execute();
    expect(row).toEqual({ created_at: at, sent_at: null });
    const counted = await db
      .selectFrom('mails')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(counted.count).toBe(1);
    const updated = await db
      .updateTable('mails')
      .set({ sent_at: 5 })
      .where('id', '=', 'n')
      .executeTakeFirst();
    expect(updated.numUpdatedRows).toBe(1n);
  });

  it('I6: refuses what is longer than a column may be', async () => {
    const { db } = test.database;
    await expect(
      db
        .insertInto('labels')
        .values({
          label: 'x'.repeat(64),
          website_id: null,
          last_owner_id: null,
          held_until: null,
          moved_to: null,
          claimed_at: 1,
        })
        .execute(),
    ).rejects.toThrow(/check/iu);
  });

  it('takes fifty writers at once', async () => {
    const { database } = test;
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        database.transaction(async (trx) => {
          await trx.selectFrom('mails').select('id').execute();
          await trx
            .insertInto('mails')
            .values(mail(`m${index}`))
            .execute();
        }),
      ),
    );
    expect(await database.db.selectFrom('mails').select('id').execute()).toHaveLength(50);
  });

  it('runs a transaction again that failed for no fault of its own', async () => {
    let tries = 0;
    const busy = Object.assign(new Error('busy'), {
      code: engine.dialect === 'sqlite' ? 'SQLITE_BUSY' : '40001',
    });
    expect(isRetryable(busy)).toBe(true);
    const answer = await test.database.transaction(async () => {
      tries += 1;
      if (tries < 3) throw busy;
      return 'done';
    });
    expect([answer, tries]).toEqual(['done', 3]);
  });

  it('V13: is migrated once by two starters at the same time', async () => {
    const bare = await engine.create({ bare: true });
    const second = bare.url === null ? openSqlite(join(bare.folder, 'tosite.db')) : openPostgres(bare.url);
    const [a, b] = await Promise.all([migrate(bare.database), migrate(second)]);
    expect([...a, ...b].sort()).toEqual(stepsOf(engine.dialect));
    expect(await migrate(second)).toEqual([]);
    await second.close();
    await bare.drop();
  });

  it('V13: is left as it was by a migration that fails, and goes on from there', async () => {
    const broken: Migration = {
      name: '900-broken',
      statements: ['create table half (id text)', 'this is no SQL'],
    };
    const mended: Migration = { name: '900-broken', statements: ['create table half (id text)'] };
    await expect(migrate(test.database, { migrations: [...MIGRATIONS, broken] })).rejects.toThrow(/syntax/u);
    await expect(sql`select * from half`.execute(test.database.db)).rejects.toThrow(/half/u);
    expect(await migrate(test.database, { migrations: [...MIGRATIONS, mended] })).toEqual(['900-broken']);
  });

  it('V13: does not start with a migration that was edited, or with a version that does not know them all', async () => {
    const edited = MIGRATIONS.map((step) =>
      step.name === initial.name ? { ...step, statements: [...step.statements, 'select 1'] } : step,
    );
    await expect(migrate(test.database, { migrations: edited })).rejects.toBeInstanceOf(MigrationRefused);
    await expect(migrate(test.database, { migrations: [initial] })).rejects.toThrow(/newer version/u);
  });
});

describe('the embedded database', () => {
  it('V3: has every commit on the disk before it is acknowledged', async () => {
    const test = await createSqlite({ bare: true });
    const opened = openSqlite(join(test.folder, 'opened.db'));
    const setting = async (name: string): Promise<unknown> =>
      Object.values(
        (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(opened.db)).rows[0] ?? {},
      )[0];
    expect([
      await setting('journal_mode'),
      await setting('synchronous'),
      await setting('foreign_keys'),
    ]).toEqual(['wal', 2, 1]);
    await opened.close();
    await test.drop();
  });

  it('says so, instead of standing still, when a query goes beside its own transaction', async () => {
    const test = await createSqlite();
    await expect(
      test.database.transaction(async () => test.database.db.selectFrom('mails').select('id').execute()),
    ).rejects.toThrow('inside a transaction');
    expect(await test.database.db.selectFrom('mails').select('id').execute()).toEqual([]);
    await test.drop();
  });

  it('is copied before an existing one is changed, and the copy opens', async () => {
    const test = await createSqlite();
    await test.database.db.insertInto('mails').values(mail('kept')).execute();
    const backups = join(test.folder, 'backups');
    expect(await migrate(test.database, { backupFolder: backups })).toEqual([]);
    await expect(readdir(backups)).rejects.toThrow('ENOENT');
    const next: Migration = { name: '901-next', statements: ['create table next (id text)'] };
    await migrate(test.database, { migrations: [...MIGRATIONS, next], backupFolder: backups });
    const [name = ''] = await readdir(backups);
    expect(name).toMatch(/^before-901-next-[\dtz-]+\.db$/u);
    await copyFile(join(backups, name), join(test.folder, 'opened.db'));
    const copy = openSqlite(join(test.folder, 'opened.db'));
    expect(await copy.db.selectFrom('mails').select('id').execute()).toEqual([{ id: 'kept' }]);
    await expect(sql`select * from next`.execute(copy.db)).rejects.toThrow(/next/u);
    await copy.close();
    await test.drop();
  });
});

function stepsOf(dialect: 'sqlite' | 'postgres'): string[] {
  return MIGRATIONS.filter((step) => step.dialect === undefined || step.dialect === dialect).map(
    ({ name }) => name,
  );
}
