import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Long enough to find out that an upgrade went wrong. Whoever was deleted since still stands in these copies. */
const KEPT_MS = 7 * 86_400_000;

/** Deletes the copies of the database that were made before upgrades of more than a week ago. */
export async function sweepBackups(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter((found) => /^before-.*\.db(?:\.part)?$/u.test(found))) {
    const path = join(folder, name);
    if ((await stat(path)).mtimeMs < now - KEPT_MS) await rm(path, { force: true });
  }
}
