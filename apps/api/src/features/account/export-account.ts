import { sql } from 'kysely';
import type { Executor } from '../../database/database.ts';
import { listOwnWebsites } from '../../site-content/website-store.ts';
import type { UserRow } from '../../auth/user-store.ts';
import type { ExportedTable } from '../../exported-table.ts';

type Row = Record<string, unknown>;
type Options = { now: number; tables: readonly ExportedTable[] };

/** Everything that is held about the owner as one JSON text, piece by piece: one website in memory at a time. */
export async function* exportAccount(
  db: Executor,
  user: UserRow,
  { now, tables }: Options,
): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(new Date(now).toISOString())}`;
  for (const table of tables.filter(({ belongs }) => belongs !== 'website')) {
    const rows = await rowsOf(db, table, keyOf(table, user));
    yield `,\n${JSON.stringify(table.name)}: ${JSON.stringify(rows, null, 1)}`;
  }
  yield ',\n"websites": [';
  let isFirst = true;
  for (const { id } of await listOwnWebsites(db, user.id, null)) {
    const site: Record<string, Row[]> = {};
    for (const table of tables.filter(({ belongs }) => belongs === 'website')) {
      const key = table.column === 'holder' ? `website:${id}` : id;
      site[table.name] = await rowsOf(db, table, key);
    }
    yield `${isFirst ? '' : ','}\n${JSON.stringify(site, null, 1)}`;
    isFirst = false;
  }
  yield ']\n}\n';
}

function keyOf({ belongs }: ExportedTable, user: UserRow): string {
  return belongs === 'pictures' ? `account:${user.id}` : user.id;
}

async function rowsOf(db: Executor, table: ExportedTable, key: string): Promise<Row[]> {
  const found = await sql<Row>`
    select * from ${sql.table(table.table)} where ${sql.ref(table.column)} = ${key}`.execute(db);
  return found.rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([column]) => !table.leaveOut.includes(column))
        .map(([column, value]) => [column, readable(column, value)]),
    ),
  );
}

/** Times as times, and what is stored as JSON as what it says. */
function readable(column: string, value: unknown): unknown {
  if (/(?:_at|_until|^at)$/u.test(column) && typeof value === 'number') return new Date(value).toISOString();
  if (typeof value !== 'string' || !/^[[{]/u.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    // A text that only begins like JSON.
    return value;
  }
}
