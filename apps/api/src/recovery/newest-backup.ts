import type { Env } from '../env.ts';
import { openShelf, timeOfBackup } from './shelf.ts';

/** When the newest backup was begun; null: there is none, or the place cannot be read. */
export async function newestBackup(env: Env): Promise<number | null> {
  const names = await openShelf(env)
    .then((shelf) => shelf.list())
    .catch(() => []);
  const newest = names.at(-1);
  return newest === undefined ? null : timeOfBackup(newest);
}
