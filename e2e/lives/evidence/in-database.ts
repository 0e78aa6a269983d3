import { Client } from 'pg';

/** Which of these words stand in any row of a PostgreSQL database, and in which table. */
export async function findInDatabase(url: string, words: readonly string[]): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ schema: string; name: string }>(
      `select table_schema as schema, table_name as name from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    );
    const found: string[] = [];
    for (const { schema, name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from "${schema}"."${name}" t`,
      );
      // Bytes are written in hex there.
      const text = rows.map(({ row }) => row).join('\n');
      for (const word of words)
        if (text.includes(word) || text.includes(Buffer.from(word).toString('hex')))
          found.push(`${word} in table ${name}`);
    }
    return found;
  } finally {
    await client.end();
  }
}
