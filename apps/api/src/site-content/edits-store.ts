import { emptyOwnerEdits, OwnerEditsSchema, type OwnerEdits } from '@tosite/validation/profile/owner-edits';
import * as v from 'valibot';
import type { Executor } from '../database/database.ts';

export type SavedEdits = { edits: OwnerEdits; revision: number };

/** Revision 0: the owner has written nothing yet. */
export async function readEdits(db: Executor, websiteId: string): Promise<SavedEdits> {
  const row = await db
    .selectFrom('website_edits')
    .select(['edits', 'revision'])
    .where('website_id', '=', websiteId)
    .executeTakeFirst();
  if (row === undefined) return { edits: emptyOwnerEdits(), revision: 0 };
  return { edits: v.parse(OwnerEditsSchema, JSON.parse(row.edits)), revision: row.revision };
}

/** Puts the edits in the place of those of `revision`; null: somebody else has saved since. Answers the new revision. */
export async function writeEdits(
  trx: Executor,
  websiteId: string,
  next: { edits: OwnerEdits; revision: number; now: number },
): Promise<number | null> {
  const values = { edits: JSON.stringify(next.edits), revision: next.revision + 1, updated_at: next.now };
  const written = await trx
    .insertInto('website_edits')
    .values({ website_id: websiteId, ...values })
    .onConflict((conflict) =>
      conflict.column('website_id').doUpdateSet(values).where('website_edits.revision', '=', next.revision),
    )
    .returning('revision')
    .executeTakeFirst();
  return written === undefined ? null : next.revision + 1;
}
