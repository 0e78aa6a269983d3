import type { PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';

/** What visitors' requests are answered by has changed: a website, where addresses lead, or anything. */
export type SiteChange = { website: string } | { labels: readonly string[] } | 'all';

/** Tells every process that answers visitors of what one of them, or a worker, changed. */
export type SiteChanges = {
  /** To be called once the change is committed. */
  tell(change: SiteChange): void;
  /** From now on this process is told, until it is stopped. */
  listen(): { stop(): Promise<void> };
  /** Whether it would hear of a change now. */
  isHeard(): boolean;
  /** Once all that was told is on its way: whoever closes the database before takes the news with it. */
  told(): Promise<void>;
};

const CHANNEL = 'tosite_sites';
const AGAIN_MS = 1000;
/** A line that is dead without saying so is noticed after this long, and once again the time that a query may take. */
const ASK_MS = 5000;
/** PostgreSQL takes 8000 bytes. */
const LONGEST = 7000;

type Parts = { database: Database; log: Pick<Logger, 'warn'>; onChange: (change: SiteChange) => void };

/** The embedded database belongs to this process alone; with PostgreSQL the news go through it. */
export function createSiteChanges(parts: Parts): SiteChanges {
  return parts.database.dialect === 'sqlite' ? withinProcess(parts) : throughPostgres(parts);
}

function withinProcess({ onChange }: Parts): SiteChanges {
  return {
    tell: onChange,
    isHeard: () => true,
    told: async () => undefined,
    listen: () => ({ stop: async () => undefined }),
  };
}

function throughPostgres({ database: { pool }, log, onChange }: Parts): SiteChanges {
  let isHeard = false;
  const telling = new Set<Promise<void>>();

  async function notify(change: SiteChange): Promise<void> {
    const told = JSON.stringify(change);
    const payload = told.length > LONGEST ? JSON.stringify('all') : told;
    try {
      await pool?.query('select pg_notify($1, $2)', [CHANNEL, payload]);
    } catch (error) {
      log.warn(
        { err: error },
        'other processes could not be told that a site changed; they ask by themselves',
      );
    }
  }

  async function hear(signal: AbortSignal): Promise<void> {
    const client = await pool?.connect();
    if (client === undefined) return;
    try {
      client.on('notification', ({ payload }) => onChange(readChange(payload)));
      await client.query(`listen ${CHANNEL}`);
      // What was told while nobody listened.
      onChange('all');
      isHeard = true;
      await untilSilent(client, signal);
      if (signal.aborted) await client.query(`unlisten ${CHANNEL}`);
    } finally {
      isHeard = false;
      client.removeAllListeners('notification');
      client.release(!signal.aborted);
    }
  }

  return {
    isHeard: () => isHeard,
    tell(change) {
      onChange(change);
      const notifying = notify(change).finally(() => telling.delete(notifying));
      telling.add(notifying);
    },
    async told() {
      await Promise.all(telling);
    },
    listen() {
      const ending = new AbortController();
      const work = async (): Promise<void> => {
        while (!ending.signal.aborted) {
          await hear(ending.signal).catch((error: unknown) =>
            log.warn(
              { err: error },
              'changes of sites are not heard of; they are asked for every two seconds',
            ),
          );
          await pause(AGAIN_MS, ending.signal);
        }
      };
      const working = work();
      return {
        async stop() {
          ending.abort();
          await working;
        },
      };
    },
  };
}

/** Ends when the line does, or when it is not needed any more. */
async function untilSilent(client: PoolClient, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(ASK_MS, signal);
    if (!signal.aborted) await client.query('select 1');
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}

/** What nobody of ours wrote counts as a change of anything. */
function readChange(payload: string | undefined): SiteChange {
  try {
    const change: unknown = JSON.parse(payload ?? '');
    if (typeof change === 'object' && change !== null) {
      if ('website' in change && typeof change.website === 'string') return { website: change.website };
      if ('labels' in change && Array.isArray(change.labels)) return { labels: change.labels.map(String) };
    }
  } catch {
    return 'all';
  }
  return 'all';
}
