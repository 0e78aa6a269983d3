import type { Transaction } from 'kysely';
import type { Tables } from '../../database/schema.ts';

/**
 * What a feature has to end when an account does. Runs in the transaction of the deletion, before the rows are gone;
 * what it returns runs after the commit, for files that no row names any more.
 */
export type OnAccountDelete = (
  trx: Transaction<Tables>,
  userId: string,
) => Promise<void | (() => Promise<void>)>;
