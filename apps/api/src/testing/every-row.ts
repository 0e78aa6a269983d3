import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Every row of every table, as JSON: for looking for what must stand nowhere. */
export async function everyRow({ db, dialect }: Database): Promise<string[]> {
  const names =
    dialect === 'sqlite'
      ? await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db)
      : await sql<{ name: string }>`
          select table_schema || '.' || table_name as name from information_schema.tables
          where table_schema in ('public', 'pgboss')`.execute(db);
  const rows: string[] = [];
  for (const { name } of names.rows) {
    const found = await sql.raw<Record<string, unknown>>(`select * from ${name}`).execute(db);
    rows.push(...found.rows.map((row) => JSON.stringify(row)));
  }
  return rows;
}

/** The names of our own tables. */
export async function everyTable({ db, dialect }: Database): Promise<string[]> {
  const names =
    dialect === 'sqlite'
      ? await sql<{ name: string }>`
          select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`.execute(db)
      : await sql<{ name: string }>`
          select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
  return names.rows.map(({ name }) => name);
}
