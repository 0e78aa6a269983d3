import { ApiFailure } from '../../http/api-failure.ts';
import { decide, replaceEdits } from '../../publishing/decide.ts';
import { undoOn } from './decision.ts';
import { readEdits } from '../../site-content/spec-store.ts';
import { changeSource, readSourceLayers } from '../../site-content/source-layers.ts';
import type { SyncServices } from './sync-services.ts';
import { takeUndo } from '../../site-content/sync-store.ts';

/** Takes the last decision back. What the owner edited since then stays. Fails with `conflict` when it is not the last. */
export async function undoChanges(
  services: SyncServices,
  ownerId: string,
  websiteId: string,
  undoId: string,
): Promise<void> {
  await decide(services, ownerId, websiteId, async (trx) => {
    const undone = await takeUndo(trx, websiteId, undoId);
    if (undone === null) {
      throw new ApiFailure('conflict', { id: 'sync.undoOver' });
    }
    const sources = await readSourceLayers(trx, websiteId);
    const edits = await readEdits(trx, websiteId);
    const before = undoOn({ sources, edits }, undone);
    for (const { id, lastImport, left } of before.sources) await changeSource(trx, id, { lastImport, left });
    await replaceEdits(trx, websiteId, services.now(), () => before.edits);
  });
}
