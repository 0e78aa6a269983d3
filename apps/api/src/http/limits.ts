import type { Message } from '@tosite/validation/messages/message';
import type { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Keys } from '../secrets/keys.ts';
import { ApiFailure } from './api-failure.ts';

type LimitMessage = Extract<Message, { id: `limit.${string}` }>;
type Rule = { points: number; seconds: number; blockSeconds?: number; message: LimitMessage['id'] };

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** How much of what is allowed to one key. Numbers: section 4.4 of the threat model, with the project's own corrections. */
export const LIMITS = {
  apiByAddress: {
    points: 300,
    seconds: 5 * MINUTE,
    message: 'limit.networkRequests',
  },
  apiByOwner: {
    points: 300,
    seconds: 5 * MINUTE,
    message: 'limit.accountRequests',
  },
  /** What saves itself while somebody writes: every few seconds, in more tabs than one. */
  draftsByOwner: { points: 600, seconds: 5 * MINUTE, message: 'limit.changes' },
  /** What waits its turn once it is asked for: how much may wait at once is bounded by the queue (`OWNER_WAITING`). */
  wishesByOwner: { points: 200, seconds: 5 * MINUTE, message: 'limit.changes' },
  writesByOwner: { points: 60, seconds: 5 * MINUTE, message: 'limit.changes' },
  loginByAccount: {
    points: 5,
    seconds: 15 * MINUTE,
    message: 'limit.wrongPasswords',
  },
  loginByDevice: {
    points: 5,
    seconds: 15 * MINUTE,
    message: 'limit.wrongPasswords',
  },
  loginFailures: {
    points: 1_000_000,
    seconds: DAY,
    message: 'limit.wrongPasswords',
  },
  loginByAddress: {
    points: 20,
    seconds: 5 * MINUTE,
    message: 'limit.networkSignIns',
  },
  signupByAddress: {
    points: 5,
    seconds: 30 * MINUTE,
    message: 'limit.networkAccounts',
  },
  signupTries: {
    points: 40,
    seconds: 30 * MINUTE,
    message: 'limit.networkSignUps',
  },
  tokenByAddress: {
    points: 30,
    seconds: 15 * MINUTE,
    message: 'limit.networkTries',
  },
  passwordByOwner: {
    points: 10,
    seconds: 15 * MINUTE,
    message: 'limit.ownPassword',
  },
  pictureByOwner: { points: 30, seconds: 30 * MINUTE, message: 'limit.picture' },
  exportByOwner: { points: 10, seconds: HOUR, message: 'limit.dataDownload' },
  refreshBySession: { points: 30, seconds: 5 * MINUTE, message: 'limit.session' },
  mailMinute: { points: 1, seconds: MINUTE, message: 'limit.mailMinute' },
  mailHour: { points: 5, seconds: HOUR, message: 'limit.mailHour' },
  mailDay: { points: 10, seconds: DAY, message: 'limit.mailDay' },
  mailByAddress: { points: 10, seconds: HOUR, message: 'limit.networkMails' },
  importHour: {
    points: 10,
    seconds: HOUR,
    message: 'limit.imports',
  },
  oauthByAddress: {
    points: 40,
    seconds: 15 * MINUTE,
    message: 'limit.networkSignIns',
  },
  connectByOwner: {
    points: 30,
    seconds: HOUR,
    message: 'limit.connections',
  },
  checkoutByOwner: { points: 10, seconds: HOUR, message: 'limit.checkouts' },
  domainByOwner: { points: 60, seconds: HOUR, message: 'limit.domains' },
  syncByOwner: {
    points: 30,
    seconds: HOUR,
    message: 'limit.syncs',
  },
  proofByOwner: { points: 20, seconds: HOUR, message: 'limit.proofs' },
  claimByOwner: { points: 5, seconds: DAY, message: 'limit.claims' },
  uploadByOwner: {
    points: 30,
    seconds: 30 * MINUTE,
    message: 'limit.uploads',
  },
  previewHour: {
    points: 30,
    seconds: HOUR,
    message: 'limit.previewsHour',
  },
  previewDay: { points: 200, seconds: DAY, message: 'limit.previewsDay' },
  siteExportByOwner: {
    points: 20,
    seconds: HOUR,
    message: 'limit.exports',
  },
  /** Wrong ones; who knows it is not counted. */
  sitePassword: { points: 10, seconds: 15 * MINUTE, message: 'limit.sitePassword' },
  /** From wherever they come: a password may be short. */
  sitePasswordOfAll: { points: 200, seconds: 15 * MINUTE, message: 'limit.sitePassword' },
  /** What programs of others call: hubs that tell of something new, mail programs that stop mails. */
  callbackByAddress: { points: 120, seconds: 5 * MINUTE, message: 'limit.networkRequests' },
  callbackBySubscription: { points: 60, seconds: HOUR, message: 'limit.networkRequests' },
  /** A number of the threat model (B9). */
  reportByNetwork: { points: 5, seconds: HOUR, message: 'limit.networkRequests' },
  reportsOfAll: { points: 2000, seconds: HOUR, message: 'limit.networkRequests' },
  /** Mails to operators about one site. */
  reportMails: { points: 5, seconds: HOUR, message: 'limit.networkMails' },
  publishByOwner: {
    points: 120,
    seconds: HOUR,
    message: 'limit.publishes',
  },
} as const satisfies Record<string, Rule>;
export type LimitName = keyof typeof LIMITS;

export type Limits = {
  /** Counts one; throws ApiFailure `too_many_requests` with Retry-After when it is one too many. */
  take(name: LimitName, key: string): Promise<void>;
  /** Counts one; false when it is one too many. For what is dropped without a word. */
  tryTake(name: LimitName, key: string): Promise<boolean>;
  /** Counts one and answers how many there are now, without a limit. */
  count(name: LimitName, key: string): Promise<number>;
  /** Takes one count back, for what turned out to be harmless. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Forgets the key. */
  reset(name: LimitName, key: string): Promise<void>;
  /** Refuses the key for this long, whatever its count. */
  block(name: LimitName, key: string, seconds: number): Promise<void>;
  /** Deletes counts that ran out before this time. */
  sweep(now: number): Promise<void>;
};

/** Nothing is counted: RATE_LIMITS=off. */
export const UNLIMITED: Limits = {
  take: async () => {},
  tryTake: async () => true,
  count: async () => 1,
  giveBack: async () => {},
  reset: async () => {},
  block: async () => {},
  sweep: async () => {},
};

const LIMITS_TABLE = 'rate_limits';

/**
 * Counts in this process, or, with a pool, in PostgreSQL for all processes; without its answer in this process. What
 * is counted (an address of the network, of a mail box) is written down as a digest that nobody can guess it from.
 */
export function createLimits(pool: Pool | null, keys: Pick<Keys, 'mac'>): Limits {
  const digest = (key: string): string => keys.mac('limits', key).toString('base64url');
  const limiters = new Map<LimitName, RateLimiterAbstract>();
  for (const [name, rule] of Object.entries(LIMITS) as [LimitName, Rule][]) {
    const options = { keyPrefix: name, points: rule.points, duration: rule.seconds };
    const local = new RateLimiterMemory(options);
    limiters.set(
      name,
      pool === null
        ? local
        : new RateLimiterPostgres({
            ...options,
            storeClient: pool,
            storeType: 'pool',
            tableName: LIMITS_TABLE,
            tableCreated: true,
            clearExpiredByTimeout: false,
            insuranceLimiter: local,
          }),
    );
  }
  const limiterOf = (name: LimitName): RateLimiterAbstract => {
    const limiter = limiters.get(name);
    if (limiter === undefined) throw new TypeError(`no limit ${name}`);
    return limiter;
  };

  /** Milliseconds to wait, or null when there is room. */
  const consume = async (name: LimitName, key: string): Promise<number | null> => {
    try {
      await limiterOf(name).consume(digest(key));
      return null;
    } catch (error) {
      if (error instanceof RateLimiterRes) return error.msBeforeNext;
      throw error;
    }
  };

  return {
    async take(name, key) {
      const wait = await consume(name, key);
      if (wait !== null) throw tooMany(name, wait);
    },
    tryTake: async (name, key) => (await consume(name, key)) === null,
    count: async (name, key) => (await limiterOf(name).penalty(digest(key))).consumedPoints,
    async giveBack(name, key) {
      await limiterOf(name).reward(digest(key));
    },
    async reset(name, key) {
      await limiterOf(name).delete(digest(key));
    },
    async block(name, key, seconds) {
      await limiterOf(name).block(digest(key), seconds);
    },
    async sweep(now) {
      await pool?.query(`delete from ${LIMITS_TABLE} where expire < $1`, [now]);
    },
  };
}

function tooMany(name: LimitName, waitMs: number): ApiFailure {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  // The ids and the facts of all limits go together; the compiler tells so many apart no more.
  const reason = { id: LIMITS[name].message, seconds } as Message;
  return new ApiFailure('too_many_requests', reason, { retryAfter: seconds });
}
