import type { Transaction } from 'kysely';
import type { Executor } from './database/database.ts';
import type { Tables } from './database/schema.ts';
import type { ExportedTable } from './exported-table.ts';
import type { Handlers } from './http/endpoint-handler.ts';
import type { OutsideRoute } from './http/outside-route.ts';
import type { JobKind } from './queue/job-kinds.ts';
import type { Job } from './queue/queue.ts';

/**
 * What a feature has to end when an account does. Runs in the transaction of the deletion, before the rows are gone;
 * what it returns runs after the commit, for files that no row names any more.
 */
export type OnAccountDelete = (
  trx: Transaction<Tables>,
  userId: string,
) => Promise<void | (() => Promise<void>)>;

/** What a feature gives to the whole: `create-features.ts` lists them, `services.ts` folds the list. */
export type Feature = {
  /** The endpoints that it answers. */
  handlers?: Partial<Handlers>;
  /** The kinds of slow work that it does. */
  jobs?: { [K in JobKind]?: (job: Job<K>) => Promise<void> };
  /** What it tidies once an hour. */
  sweeps?: readonly (() => Promise<void>)[];
  onAccountDelete?: OnAccountDelete;
  /**
   * What has to end elsewhere before an account does; runs before the transaction of the deletion, which does not begin
   * when it fails.
   */
  beforeAccountDelete?: (userId: string) => Promise<void>;
  /** What other servers call, beside the API. */
  outside?: readonly OutsideRoute[];
  /** What a person gets of its tables with the data of their account. */
  exports?: readonly ExportedTable[];
  /** What waits for an owner's address to be confirmed; runs in that transaction. */
  onEmailVerified?: (trx: Executor, userId: string) => Promise<void>;
  /** What a worker does when it starts, beside its queue. */
  onStart?: (signal: AbortSignal) => Promise<void>;
  close?: () => Promise<void>;
};

type Given<F> = F extends { handlers: infer H } ? H : never;
/** All members of a union at once. */
type Together<H> = (H extends unknown ? (each: H) => void : never) extends (all: infer A) => void ? A : never;

/** The handlers of all of them; an endpoint that none answers does not compile where `Handlers` is asked for. */
export function handlersOf<F extends readonly Feature[]>(features: F): Together<Given<F[number]>> {
  return Object.assign({}, ...features.map(({ handlers }) => handlers)) as Together<Given<F[number]>>;
}

/** What a person gets of the tables of all of them with the data of their account. */
export function exportsOf(features: readonly Feature[]): ExportedTable[] {
  return features.flatMap(({ exports = [] }) => exports);
}
