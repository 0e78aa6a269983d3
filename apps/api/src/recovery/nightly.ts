import { access, constants, mkdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { Core } from '../core.ts';
import type { Feature } from '../feature.ts';
import { keptSecrets } from '../secrets/kept-secret.ts';
import { backUp, NotWanted } from './back-up.ts';
import { expectedSize, megabytes, roomFor } from './room.ts';
import { Refused } from './refused.ts';
import { openShelf, timeOfBackup, workFolder } from './shelf.ts';

/** By UTC: night in Europe, evening in America. */
const HOUR = 3;
const DAY_MS = 86_400_000;
/** A backup that is younger than this is the one of this night, whoever made it. */
const THIS_NIGHT_MS = DAY_MS / 2;
const KEY = 'nightly';

/**
 * One backup a night. One job waits for the next night at any time, whoever wrote it down, and one process takes it: of
 * several, one makes the backup.
 */
export function nightlyBackups(core: Core): Feature {
  const { env, database, queue, now, log } = core;
  if (!env.backups.nightly) return {};
  return {
    jobs: {
      'back-up': async ({ signal }) => {
        await makeOne(core, signal).catch((error: unknown) => {
          if (error instanceof NotWanted) return;
          if (!(error instanceof Refused)) throw error;
          log.warn({ reason: error.message }, 'no backup was made this night');
        });
      },
    },
    sweeps: [
      async () => {
        await queue.enqueue(database.db, 'back-up', {}, { dedupeKey: KEY, runAt: nextNight(now()) });
      },
    ],
    async onStart() {
      const { keep, days } = env.backups;
      const shelf = await openShelf(env);
      const missing = await whatIsMissing(core);
      if (missing === null)
        log.info({ to: shelf.name, keep, days }, 'a backup is made each night at 3:00 UTC');
      else log.warn({ reason: missing }, 'no nightly backup will be made as things are');
    },
  };
}

export function nextNight(now: number): number {
  const today = Math.floor(now / DAY_MS) * DAY_MS + HOUR * 3_600_000;
  return today > now ? today : today + DAY_MS;
}

async function makeOne(core: Core, signal: AbortSignal): Promise<void> {
  const { env, database, storage, log, now } = core;
  const shelf = await openShelf(env);
  const folder = workFolder(env);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const isWanted = async (): Promise<boolean> => {
    const newest = (await shelf.list()).at(-1);
    return newest === undefined || now() - (timeOfBackup(newest) ?? 0) >= THIS_NIGHT_MS;
  };
  if (!(await isWanted())) return;
  const missing = await whatIsMissing(core);
  if (missing !== null) throw new Refused(missing);
  const secrets = env.sessionSecrets.length > 0 ? env.sessionSecrets : await keptSecrets(env.dataDir);
  const { archive: expected } = await expectedSize(env, database);
  const {
    place,
    files,
    bytes,
    missing: lost,
    altered,
    removed,
  } = await backUp({
    env,
    storage,
    shelf,
    secrets,
    expected,
    signal,
    isWanted,
  });
  log.info({ place, files, bytes, removed }, 'a backup was made');
  if (lost + altered > 0) log.error({ missing: lost, altered }, 'files are missing or altered: run check');
}

/** Why no backup can be made; null: nothing is in the way. */
async function whatIsMissing({ env, database }: Core): Promise<string | null> {
  if (env.databaseUrl !== null && !(await isInstalled('pg_dump')))
    return 'pg_dump is not installed here: install the client programs of PostgreSQL, or set BACKUP_NIGHTLY=off';
  const folder = workFolder(env);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { isEnough, needed, free, left } = await roomFor(env, folder, await expectedSize(env, database));
  if (isEnough) return null;
  return `a backup may take ${megabytes(needed)} in ${folder}, of ${megabytes(free)} that are free ${megabytes(left)} stay so: make room, set BACKUP_TO to another disk or the bucket, or BACKUP_NIGHTLY=off`;
}

async function isInstalled(program: string): Promise<boolean> {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const found = await access(join(folder, program), constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return true;
  }
  return false;
}
