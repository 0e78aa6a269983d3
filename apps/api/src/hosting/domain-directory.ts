import type { Database } from '../database/database.ts';
import type { CustomDomainsTable } from '../database/schema.ts';
import { hostsOf, primaryHost } from '../site-content/domain-names.ts';

/** How long a proxy may have a certificate made after we asked it to. */
const BEING_MADE_MS = 120_000;

/** What an owner's own name answers. */
export type DomainEntry = {
  label: string;
  /** Where its visitors end. */
  primary: string;
  /** `waiting`: they end on the free address for now. `gone`: it leads to nothing of ours any more. */
  state: 'active' | 'waiting' | 'gone';
  hsts: boolean;
  /** Whether the name may have a certificate. */
  mayHaveCertificate: boolean;
};

/** Owners' own names, in memory: a name that is not in it costs no query. */
export type DomainDirectory = {
  find(host: string): DomainEntry | undefined;
  /** Reads them anew; calls that come meanwhile share the next reading. */
  refresh(): Promise<void>;
};

export function createDomainDirectory(database: Database, now: () => number): DomainDirectory {
  let entries: ReadonlyMap<string, DomainEntry> = new Map();
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  const read = async (): Promise<void> => {
    entries = await readEntries(database, now());
  };
  const refresh = (): Promise<void> => {
    if (running === null) {
      running = read().finally(() => {
        running = null;
      });
      return running;
    }
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        return refresh();
      });
    return next;
  };
  return { find: (host) => entries.get(host), refresh };
}

async function readEntries({ db }: Database, now: number): Promise<Map<string, DomainEntry>> {
  const reserved = await db
    .selectFrom('domain_reservations')
    .select(['name', 'has_www'])
    .where('held_until', '>', now)
    .execute();
  const held = await db
    .selectFrom('custom_domains as d')
    .innerJoin('websites as w', 'w.id', 'd.website_id')
    .select(['d.name', 'd.has_www', 'd.primary_name', 'd.hsts', 'd.status', 'd.ready_names'])
    .select('d.certificate_asked_at as asked_at')
    .select(['w.label', 'w.status as website_status'])
    .where('d.holds', '=', 1)
    .execute();
  const entries = new Map<string, DomainEntry>();
  for (const { name, has_www } of reserved) {
    const entry: DomainEntry = {
      label: '',
      primary: name,
      state: 'gone',
      hsts: false,
      mayHaveCertificate: false,
    };
    for (const host of hostsOf({ name, has_www, primary_name: 'apex' })) entries.set(host, entry);
  }
  for (const row of held) {
    const ready = new Set(JSON.parse(row.ready_names) as string[]);
    const isUp = row.website_status !== 'suspended' && row.website_status !== 'held';
    for (const host of hostsOf(row))
      entries.set(host, {
        label: row.label,
        primary: primaryHost(row),
        state: row.status === 'active' ? 'active' : 'waiting',
        hsts: row.hsts === 1,
        mayHaveCertificate:
          isUp &&
          (row.status === 'active'
            ? host === primaryHost(row) || ready.has(host)
            : isBeingMade(row, now) && ready.has(host)),
      });
  }
  return entries;
}

/**
 * Only while we have it made: between two tries a visitor's browser would use up what the authority gives, and for a name
 * whose certificate it refuses that ends for a week.
 */
const isBeingMade = (
  { status, asked_at: asked }: { status: CustomDomainsTable['status']; asked_at: number | null },
  now: number,
): boolean => status === 'verifying' && asked !== null && now - Number(asked) < BEING_MADE_MS;
