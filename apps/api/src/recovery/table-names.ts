import type { Executor } from '../database/database.ts';

/** The product's own tables, in order; those of the queue of PostgreSQL stand in a schema of their own. */
export async function tableNames(db: Executor): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables
    .filter(({ isView, schema }) => !isView && (schema === undefined || schema === 'public'))
    .map(({ name }) => name)
    .sort();
}
