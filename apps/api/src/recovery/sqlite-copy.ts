import { createRequire } from 'node:module';
import { stat } from 'node:fs/promises';
import { runTool } from './run-tool.ts';

/**
 * A process of its own: the embedded database answers while its caller waits, and a large copy would keep a server from
 * everything else. It reads in one transaction of the write-ahead log, beside which writers go on.
 */
const COPY = `
const [libsql, from, to] = process.argv.slice(1);
const Sqlite = require(libsql);
const database = new Sqlite(from);
database.exec('pragma busy_timeout = 5000');
database.prepare('vacuum into ?').run(to);
database.close();
`;

/** Writes one moment of the embedded database into a new file, while others read and write it. */
export async function copySqlite(from: string, to: string, signal?: AbortSignal): Promise<void> {
  // Never an empty database in the place of one that is not there.
  await stat(from);
  const libsql = createRequire(import.meta.url).resolve('libsql');
  await runTool(process.execPath, ['-e', COPY, libsql, from, to], { signal });
}
