import { lockOwnWebsite } from '../../site-content/lock-own-website.ts';
import type { Executor } from '../../database/database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { recordActivity } from '../../site-content/activity-store.ts';
import { decide, replaceEdits } from '../../publishing/decide.ts';
import { decideOn, type Decided, type Decision } from './decision.ts';
import { readEdits } from '../../site-content/spec-store.ts';
import { changeSource, readSourceLayers, type SourceLayers } from '../../site-content/source-layers.ts';
import type { SyncServices } from './sync-services.ts';
import { insertUndo } from '../../site-content/sync-store.ts';

/**
 * Takes what changed in the sources over into a website, and remembers what was left. Fails with `conflict` when the
 * sources say something else by now.
 */
export async function takeChanges(
  services: SyncServices,
  ownerId: string,
  websiteId: string,
  decision: Decision,
): Promise<void> {
  const { now, database } = services;
  // What is only left changes nothing that anybody sees.
  if (decision.take.length === 0) {
    await database.transaction(async (trx) => {
      await lockOwnWebsite(trx, ownerId, websiteId);
      await writeDecision(trx, websiteId, decision);
    });
    return;
  }
  await decide(services, ownerId, websiteId, async (trx) => {
    const { edits, taken, undo } = await writeDecision(trx, websiteId, decision);
    await replaceEdits(trx, websiteId, now(), () => edits);
    await insertUndo(trx, websiteId, { at: now(), count: taken, layers: undo });
    const data = { taken: String(taken) };
    await recordActivity(trx, { userId: ownerId, websiteId, kind: 'profile_synced', data, now: now() });
  });
}

async function writeDecision(
  trx: Executor,
  websiteId: string,
  decision: Decision,
): Promise<Decided<SourceLayers>> {
  const sources = await readSourceLayers(trx, websiteId);
  const edits = await readEdits(trx, websiteId);
  const decided = decideOn({ sources, edits }, decision);
  if (decided === null) {
    throw new ApiFailure('conflict', { id: 'sync.staleChanges' });
  }
  for (const [index, { id, lastImport, left }] of decided.sources.entries()) {
    const before = sources[index];
    await changeSource(trx, id, {
      ...(lastImport === before?.lastImport ? {} : { lastImport }),
      ...(left === before?.left ? {} : { left }),
    });
  }
  return decided;
}
