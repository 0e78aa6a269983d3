import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';

/** Another process works on the folder. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
}

export type DataFolderLock = { release(): void };

/**
 * Takes the data folder for this process, or throws DataFolderInUse at once. The lock is the operating system's own
 * file lock, held by SQLite on a file of its own: it ends with the process, however that ends, and never by time.
 */
export function lockDataFolder(
  dataDir: string,
  whatToDo = 'Stop that one, or set DATA_DIR to another folder.',
): DataFolderLock {
  mkdirSync(dataDir, { recursive: true });
  const notePath = join(dataDir, 'lock.json');
  const holder = new Sqlite(join(dataDir, 'lock.db'));
  try {
    holder.exec('pragma busy_timeout = 0; pragma journal_mode = delete; begin exclusive');
  } catch (error) {
    holder.close();
    if (!(error instanceof Error) || !/locked|busy/iu.test(error.message)) throw error;
    throw new DataFolderInUse(`${dataDir} is in use by another process${holderNote(notePath)}. ${whatToDo}`, {
      cause: error,
    });
  }
  // Only for the sentence above: nothing is decided by what stands in it.
  writeFileSync(notePath, `${JSON.stringify({ pid: process.pid, since: new Date().toISOString() })}\n`);
  return {
    release() {
      holder.close();
    },
  };
}

function holderNote(path: string): string {
  try {
    const { pid, since } = JSON.parse(readFileSync(path, 'utf8')) as { pid?: unknown; since?: unknown };
    return typeof pid === 'number' && typeof since === 'string' ? ` (process ${pid}, since ${since})` : '';
  } catch {
    return '';
  }
}
