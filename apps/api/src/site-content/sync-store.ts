import { OwnerEditsSchema, type OwnerEdits } from '@tosite/validation/profile/owner-edits';
import { ProfileSchema, type Profile } from '@tosite/validation/profile/profile';
import * as v from 'valibot';
import type { Executor } from '../database/database.ts';
import type { WebsiteSyncsTable } from '../database/schema.ts';
import { newId } from '../new-id.ts';

/** So many decisions can be taken back, the last one first. */
const KEPT_UNDOS = 5;

export async function readSyncState(db: Executor, websiteId: string): Promise<WebsiteSyncsTable | null> {
  const row = await db
    .selectFrom('website_syncs')
    .selectAll()
    .where('website_id', '=', websiteId)
    .executeTakeFirst();
  return row ?? null;
}

export async function writeSyncState(
  trx: Executor,
  state: Pick<WebsiteSyncsTable, 'website_id' | 'status' | 'changed_at'> & Partial<WebsiteSyncsTable>,
): Promise<void> {
  const { website_id: _, ...values } = state;
  await trx
    .insertInto('website_syncs')
    .values({ job_id: null, demanded: 0, error: null, ...state })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet(values))
    .execute();
}

/**
 * Decisions about one website happen one after the other: whoever holds its row until the end of the transaction goes
 * first. Answers whether there is such a website.
 */
export async function lockWebsite(trx: Executor, websiteId: string): Promise<boolean> {
  const locked = await trx
    .updateTable('websites')
    .set((eb) => ({ content_version: eb.ref('content_version') }))
    .where('id', '=', websiteId)
    .returning('id')
    .executeTakeFirst();
  return locked !== undefined;
}

const UndoSchema = v.object({
  sources: v.array(v.object({ id: v.string(), lastImport: ProfileSchema })),
  left: v.array(v.string()),
  edits: v.nullable(v.object({ before: OwnerEditsSchema, after: OwnerEditsSchema })),
});
/** The layers that a decision changed, as they were. `edits` null: it changed none of the owner's. */
export type UndoLayers = {
  sources: { id: string; lastImport: Profile }[];
  /** What was left in the same decision. */
  left: string[];
  edits: { before: OwnerEdits; after: OwnerEdits } | null;
};
export type Undo = { id: string; at: number; count: number };

export async function lastUndo(db: Executor, websiteId: string): Promise<Undo | null> {
  const row = await db
    .selectFrom('sync_undos')
    .select(['id', 'at', 'count'])
    .where('website_id', '=', websiteId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertUndo(
  trx: Executor,
  websiteId: string,
  undo: { at: number; count: number; layers: UndoLayers },
): Promise<void> {
  const last = await trx
    .selectFrom('sync_undos')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .where('website_id', '=', websiteId)
    .executeTakeFirst();
  const seq = (last?.seq ?? 0) + 1;
  await trx
    .insertInto('sync_undos')
    .values({
      id: newId('und'),
      website_id: websiteId,
      seq,
      at: undo.at,
      count: undo.count,
      layers: JSON.stringify(undo.layers),
    })
    .execute();
  await trx
    .deleteFrom('sync_undos')
    .where('website_id', '=', websiteId)
    .where('seq', '<=', seq - KEPT_UNDOS)
    .execute();
}

/** Takes the undo out; null: it is not the last one any more. */
export async function takeUndo(trx: Executor, websiteId: string, id: string): Promise<UndoLayers | null> {
  if ((await lastUndo(trx, websiteId))?.id !== id) return null;
  const row = await trx.deleteFrom('sync_undos').where('id', '=', id).returning('layers').executeTakeFirst();
  return row === undefined ? null : v.parse(UndoSchema, JSON.parse(row.layers));
}
