import { LRUCache } from 'lru-cache';
import { classifyRequest } from '@tosite/validation/visits/classify-request';
import { DIRECT, type Visit, type VisitFacts } from '@tosite/validation/visits/visit';
import type { Core } from '../../core.ts';
import type { AnsweredRequest } from '../../hosting/visits.ts';
import { addressKey } from '../../http/client-address.ts';
import { randomId } from '../../secrets/keys.ts';
import { openCountries } from './country.ts';
import { createLeftOut } from './left-out.ts';
import { createOncePerVisitor } from './once-per-visitor.ts';
import { saltOf, utcDay, visitorDigest } from './salts.ts';
import { insertVisits, type NewVisit } from './visit-store.ts';

export type CounterSettings = {
  /** How long an answered request waits until it is looked at: its answer is on its way by then. */
  afterMs: number;
  flushMs: number;
  /** What is kept in memory at most while the store is slow. */
  longestQueue: number;
};
const SETTINGS: CounterSettings = { afterMs: 20, flushMs: 2000, longestQueue: 20_000 };
const BATCH = 1000;
const DAY = 86_400_000;

const HEADERS = [
  'user-agent',
  'referer',
  'range',
  'purpose',
  'x-purpose',
  'x-moz',
  'sec-purpose',
  'sec-fetch-mode',
  'sec-fetch-dest',
  'sec-fetch-site',
  'sec-ch-ua-mobile',
  'origin',
  'ping-from',
  'ping-to',
] as const;

export type Counter = {
  saw(answered: AnsweredRequest): void;
  /** Writes everything that was seen until now. */
  flush(): Promise<void>;
  close(): Promise<void>;
  /** Requests and visits that wait in memory. */
  waiting(): number;
};

type Answered = { answered: AnsweredRequest; at: number };

/** Looks at what was answered, a little later and many at once, and keeps what counts until it is written. */
export function createCounter(core: Core, given: Partial<CounterSettings> = {}): Counter {
  const { env, database, log, now } = core;
  const settings = { ...SETTINGS, ...given };
  const ownersHosts = ['dashboard', 'dashboardstaging'].map((name) => `${name}.${env.hosts.rootDomain}`);
  const https = env.publicProtocol === 'https';
  const prefix = randomId();
  let written = 0;
  let seen: Answered[] = [];
  let visits: NewVisit[] = [];
  const leftOut = createLeftOut(() => `${prefix}-${(written += 1).toString(36)}`);
  const once = createOncePerVisitor(now);
  const countries = openCountries((error) =>
    log.warn({ err: error }, 'the table of countries cannot be read: countries are not told'),
  );
  const known = new LRUCache<string, Buffer>({ max: 2 });
  let looking: NodeJS.Timeout | null = null;
  let flushing: NodeJS.Timeout | null = null;

  async function saltOn(day: string): Promise<Buffer> {
    const before = known.get(day);
    if (before !== undefined) return before;
    const read = await saltOf(database, day);
    known.set(day, read);
    return read;
  }

  async function look(): Promise<void> {
    looking = null;
    const batch = seen.slice();
    if (batch.length === 0) return;
    const table = await countries;
    const salts = new Map<number, Buffer>();
    for (const { at } of batch) {
      const day = Math.floor(at / DAY);
      if (!salts.has(day)) salts.set(day, await saltOn(utcDay(at)));
    }
    // Others may have come meanwhile.
    seen = seen.slice(batch.length);
    for (const one of batch) {
      const salt = salts.get(Math.floor(one.at / DAY));
      if (salt !== undefined) judge(one, salt, table);
    }
    if (visits.length >= BATCH || leftOut.size() > 500) void write();
    else later();
  }

  function judge(
    { answered, at }: Answered,
    saltOfDay: Buffer,
    table: { of: (address: string) => string },
  ): void {
    const facts = factsOf(answered, { https, ownersHosts });
    const visit = classifyRequest(facts);
    const { websiteId } = answered;
    if (!visit.counted && visit.reason !== 'own') {
      leftOut.add(websiteId, at, visit.reason);
      return;
    }
    const agent = facts.headers['user-agent'] ?? '';
    const visitor = visitorDigest(saltOfDay, { websiteId, address: addressKey(answered.visitor), agent });
    const reason = whyNot(visit, visitor);
    if (reason !== null || !visit.counted) leftOut.add(websiteId, at, reason ?? 'own');
    else if (visits.length >= settings.longestQueue) leftOut.add(websiteId, at, 'dropped');
    else {
      const id = `${prefix}-${(written += 1).toString(36)}`;
      visits.push({
        id,
        website_id: websiteId,
        at,
        ...rowOf(visit, visitor, () => table.of(answered.visitor)),
      });
    }
  }

  function whyNot(visit: Visit, visitor: string): 'own' | 'too_many' | 'repeated' | null {
    if (once.isOwn(visitor, !visit.counted)) return 'own';
    if (!visit.counted) return null;
    if (!once.mayCount(visitor)) return 'too_many';
    const again = visit.kind !== 'view' && visit.kind !== 'assistant';
    return again && once.isRepeated(`${visitor} ${visit.kind} ${visit.link ?? visit.path}`)
      ? 'repeated'
      : null;
  }

  function later(): void {
    if (flushing !== null || (visits.length === 0 && leftOut.size() === 0)) return;
    flushing = setTimeout(() => void write(), settings.flushMs);
    flushing.unref();
  }

  let writing: Promise<void> = Promise.resolve();
  function write(): Promise<void> {
    if (flushing !== null) clearTimeout(flushing);
    flushing = null;
    writing = writing.then(writeAll).catch((error: unknown) => {
      log.warn({ err: error, waiting: visits.length }, 'visits could not be written; they are kept for now');
      later();
    });
    return writing;
  }

  async function writeAll(): Promise<void> {
    // A row that was perhaps written before an error has its id, and stands there once.
    visits.push(...leftOut.take());
    while (visits.length > 0) {
      const batch = visits.slice(0, BATCH);
      await insertVisits(database, batch);
      visits = visits.slice(batch.length);
    }
  }

  const flush = async (): Promise<void> => {
    await lookNow();
    await write();
  };
  let current: Promise<void> = Promise.resolve();
  function lookNow(): Promise<void> {
    current = current.then(look).catch((error: unknown) => {
      log.warn({ err: error }, 'visits could not be looked at');
      looking ??= setTimeout(() => void lookNow(), settings.flushMs);
      looking.unref();
    });
    return current;
  }

  return {
    saw(answered) {
      if (seen.length >= settings.longestQueue) {
        leftOut.add(answered.websiteId, now(), 'dropped');
        return;
      }
      seen.push({ answered, at: now() });
      if (looking !== null) return;
      looking = setTimeout(() => void lookNow(), settings.afterMs);
      looking.unref();
    },
    flush,
    async close() {
      if (looking !== null) clearTimeout(looking);
      await flush();
      if (flushing !== null) clearTimeout(flushing);
    },
    waiting: () => seen.length + visits.length,
  };
}

function factsOf(
  { request, answer, status }: AnsweredRequest,
  { https, ownersHosts }: Pick<VisitFacts, 'https' | 'ownersHosts'>,
): VisitFacts {
  const { pathname, search, hostname } = new URL(request.url);
  const headers = Object.fromEntries(HEADERS.map((name) => [name, request.headers.get(name)]));
  const host = (request.headers.get('host') ?? hostname).replace(/:\d+$/u, '');
  return {
    method: request.method,
    target: pathname + search,
    status,
    answer,
    https,
    headers,
    host,
    ownersHosts,
  };
}

type Rest = Omit<NewVisit, 'id' | 'website_id' | 'at'>;

function rowOf(visit: Extract<Visit, { counted: true }>, visitor: string, country: () => string): Rest {
  const nothing = { referrer: null, campaign: null, country: null, device: null, browser: null, views: 1 };
  switch (visit.kind) {
    case 'assistant':
      return { ...nothing, kind: 'assistant', value: visit.assistant, visitor };
    case 'view': {
      const { path, referrer, campaign, device, browser } = visit;
      return {
        kind: 'view',
        value: readable(path),
        visitor,
        referrer,
        campaign,
        country: country(),
        device,
        browser,
        views: 1,
      };
    }
    case 'link':
      return { ...nothing, kind: 'link', value: visit.link ?? DIRECT, visitor };
    case 'film':
    case 'missing':
      return { ...nothing, kind: visit.kind, value: readable(visit.path), visitor };
  }
}

/** `/caf%C3%A9/` as `/café/`; as it was sent where that is nothing to read. */
function readable(path: string): string {
  try {
    const read = decodeURIComponent(path).replace(/\/index\.html$/u, '/');
    // PostgreSQL stores no NUL, and nobody reads a control character.
    return /[\p{Cc}\p{Cs}\u2028\u2029]/u.test(read) ? path : read;
  } catch {
    return path;
  }
}
