import { createHash } from 'node:crypto';
import type { ConnectablePlatform } from '@tosite/validation/platforms/platform';
import { sql } from 'kysely';
import type { Database, Executor } from '../database/database.ts';
import { sealedFor } from '../auth/two-factor/check-code.ts';
import { openTokens } from '../features/connections/sealed-tokens.ts';
import type { Keys } from '../secrets/keys.ts';
import { ownerless } from '../site-content/ownerless-files.ts';
import type { Storage } from '../storage/storage.ts';
import { namedFiles, type NamedFile } from './named-files.ts';
import { tableNames } from './table-names.ts';

export type Found = {
  /** What the database itself says of its state; empty: it is whole. */
  database: string[];
  /** How many files rows name, and how many are as they should be. */
  named: number;
  missing: NamedFile[];
  altered: NamedFile[];
  /** Files that no row names. */
  ownerless: string[];
  /** What was sealed with a secret that this installation does not have. */
  sealed: number;
};

/** Files that no row names harm nobody: the server takes them away. */
export function isWell({ database, missing, altered, sealed }: Found): boolean {
  return database.length + missing.length + altered.length + sealed === 0;
}

type Parts = { database: Database; storage: Storage; keys: Keys };

const AT_ONCE = 100;

/** Compares rows and files, both ways and byte for byte. It changes nothing, and a server may run meanwhile. */
export async function check({ database, storage, keys }: Parts): Promise<Found> {
  const { db } = database;
  const found: Found = {
    database: await integrity(database),
    named: 0,
    missing: [],
    altered: [],
    ownerless: [],
    sealed: await sealedElsewhere(db, keys),
  };
  const seen = new Set<string>();
  for await (const file of namedFiles(db)) {
    if (seen.has(file.key)) continue;
    seen.add(file.key);
    const bytes = await storage.get(file.key);
    if (bytes === null) found.missing.push(file);
    else if (createHash('sha256').update(bytes).digest('hex') !== file.hash) found.altered.push(file);
  }
  found.named = seen.size;
  let keysOfPage: string[] = [];
  const look = async (): Promise<void> => {
    found.ownerless.push(...(await ownerless(db, keysOfPage)));
    keysOfPage = [];
  };
  for await (const key of storage.list('')) {
    if (seen.has(key)) continue;
    keysOfPage.push(key);
    if (keysOfPage.length >= AT_ONCE) await look();
  }
  await look();
  // What was deleted while this was read is not missing.
  if (found.missing.length > 0) {
    const still = new Set<string>();
    for await (const { key } of namedFiles(db)) still.add(key);
    found.missing = found.missing.filter(({ key }) => still.has(key));
  }
  return found;
}

async function integrity({ db, dialect }: Database): Promise<string[]> {
  if (dialect === 'sqlite') {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    const orphans = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
    return [
      ...rows.map((row) => row.integrity_check).filter((line) => line !== 'ok'),
      ...(orphans.rows.length > 0 ? [`${orphans.rows.length} rows name rows that are not there`] : []),
    ];
  }
  const problems: string[] = [];
  for (const table of await tableNames(db)) {
    // Every value of every row is read, those that stand apart too.
    await db
      .transaction()
      .execute(async (trx) => {
        await sql`set local statement_timeout = 0`.execute(trx);
        await sql`select count(length(t::text)) from ${sql.table(table)} t`.execute(trx);
      })
      .catch((error: unknown) => {
        problems.push(`${table}: ${error instanceof Error ? error.message : String(error)}`);
      });
  }
  return problems;
}

async function sealedElsewhere(db: Executor, keys: Keys): Promise<number> {
  const factors = await db.selectFrom('two_factor').select(['user_id', 'sealed']).execute();
  const accounts = await db
    .selectFrom('connections')
    .select(['user_id', 'platform', 'subject', 'sealed'])
    .where('status', '=', 'active')
    .execute();
  return (
    factors.filter((row) => keys.open(sealedFor(row.user_id), row.sealed) === null).length +
    accounts.filter(
      // Written for such a platform only.
      (row) => openTokens(keys, { ...row, platform: row.platform as ConnectablePlatform }) === null,
    ).length
  );
}
