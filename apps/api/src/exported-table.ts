import type { Tables } from './database/schema.ts';

/** By which column a row belongs to a person: to their account, or to one of their websites. */
export type Belongs = 'account' | 'website' | 'pictures';

/** A table that holds something about a person, and what of it they get with their data. */
export type ExportedTable = {
  table: keyof Tables;
  /** Under which name the rows stand in the file. */
  name: string;
  belongs: Belongs;
  column: string;
  /** Digests, keys and counters of ours: worth nothing to the person, and something to a thief. */
  leaveOut: readonly string[];
};

export const ofAccount = (
  table: keyof Tables,
  name: string,
  leaveOut: readonly string[] = [],
  column = 'user_id',
): ExportedTable => ({ table, name, belongs: 'account', column, leaveOut });

export const ofWebsite = (
  table: keyof Tables,
  name: string,
  leaveOut: readonly string[] = [],
  column = 'website_id',
): ExportedTable => ({ table, name, belongs: 'website', column, leaveOut });
