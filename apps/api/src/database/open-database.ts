import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** Where the embedded database is. */
export function embeddedFile(dataDir: string): string {
  return join(dataDir, 'tosite.db');
}

/** Opens the database that the settings name; it is not migrated yet. */
export async function openDatabase(env: Pick<Env, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (env.databaseUrl !== null) return openPostgres(env.databaseUrl);
  await mkdir(env.dataDir, { recursive: true });
  return openSqlite(embeddedFile(env.dataDir));
}
