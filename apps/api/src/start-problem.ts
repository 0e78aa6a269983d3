import { join } from 'node:path';
import { DataFolderInUse } from './data-folder-lock.ts';
import { MigrationRefused } from './database/migrate.ts';
import type { Env } from './env.ts';
import { Refused } from './recovery/refused.ts';

/** Codes of the file system: nothing may be written there, or it is not there. */
const UNWRITABLE = new Set(['EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EEXIST', 'ENOENT', 'ENOSPC']);
/** A file of SQLite that cannot be read any more. */
const DAMAGED = /^SQLITE_(?:CORRUPT|NOTADB)/u;

/** What only the operator can put right, in one line that says how; null: it is none of these, but a fault of ours. */
export function startProblem(error: unknown, env: Env): string | null {
  if (error instanceof DataFolderInUse || error instanceof MigrationRefused || error instanceof Refused)
    return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof Error && 'syscall' in error && error.syscall === 'listen')
    return code === 'EADDRINUSE'
      ? `PORT ${env.port} is in use by another program. Stop it, or set PORT to another number.`
      : `HOST ${env.host} and PORT ${env.port} cannot be listened on (${code}). Set others.`;
  if (DAMAGED.test(code) || /database disk image is malformed|file is not a database/u.test(String(error)))
    return `${join(env.dataDir, 'tosite.db')} is damaged and cannot be opened. Nothing was changed. Put a backup in its place (copies made before upgrades are in ${join(env.dataDir, 'backups')}), without the tosite.db-wal and tosite.db-shm beside it.`;
  const path = error instanceof Error && 'path' in error ? String(error.path) : '';
  if (
    (UNWRITABLE.has(code) && path.startsWith(env.dataDir)) ||
    /Unable to open connection to local/u.test(String(error))
  )
    return `DATA_DIR ${env.dataDir} cannot be written to${code === '' ? '' : ` (${code})`}. Give this user the right to write there and enough room, or set DATA_DIR to another folder.`;
  return null;
}
