import { stat, statfs } from 'node:fs/promises';
import type { Env } from '../env.ts';
import type { Database } from '../database/database.ts';
import { embeddedFile } from '../database/open-database.ts';
import { sql } from 'kysely';
import { BUCKET } from './shelf.ts';

/** What has to stay free beside a backup that nobody asked for: a full disk stops more than backups. */
const LEFT_BYTES = 1 << 30;
const LEFT_SHARE = 0.1;

export type Room = { needed: number; free: number; left: number; isEnough: boolean };

/** How many bytes a backup takes while it is written: the copy of the database, and the archive. */
export async function expectedSize(
  env: Env,
  database: Database,
): Promise<{ database: number; archive: number }> {
  const { db } = database;
  const size =
    env.databaseUrl === null ? await sizeOf(embeddedFile(env.dataDir)) : await sizeOfPostgres(database);
  const { rows } = await sql<{ bytes: number }>`
    select (select coalesce(sum(size), 0) from (select max(size) as size from site_files group by storage_key) as pages)
      + (select coalesce(sum(size), 0) from preview_files)
      + (select coalesce(sum(bytes), 0) from media) as bytes`.execute(db);
  return { database: size, archive: size + Number(rows[0]?.bytes ?? 0) };
}

export async function roomFor(
  env: Pick<Env, 'backups'>,
  folder: string,
  expected: { database: number; archive: number },
): Promise<Room> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const needed = expected.database + (env.backups.to === BUCKET ? 0 : expected.archive);
  const free = bavail * bsize;
  const left = Math.max(LEFT_BYTES, Math.floor(blocks * bsize * LEFT_SHARE));
  return { needed, free, left, isEnough: free - needed >= left };
}

export function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1e6).toLocaleString('en')} MB`;
}

async function sizeOf(path: string): Promise<number> {
  const files = await Promise.all([path, `${path}-wal`].map((file) => stat(file).catch(() => null)));
  return files.reduce((sum, file) => sum + (file?.size ?? 0), 0);
}

async function sizeOfPostgres({ db }: Database): Promise<number> {
  const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(
    db,
  );
  return Number(rows[0]?.size ?? 0);
}
