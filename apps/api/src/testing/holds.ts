import type { Database } from '../database/database.ts';
import { findHold, type Hold } from '../site-content/hold-store.ts';

/** Why a website is not shown, as it is kept; null: nothing stands against it. */
export const holdReasonsOf = ({ db }: Database, websiteId: string): Promise<Hold | null> =>
  findHold(db, websiteId);
