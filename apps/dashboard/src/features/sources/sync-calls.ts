import type { PreviewStep } from '@tosite/api-client/endpoints/stream-events';
import {
  addSource,
  editSource,
  removeSource,
  startSync,
  takeChanges,
  undoChanges,
  type Sync,
} from '@tosite/api-client/endpoints/sync';
import { queryClient } from '../../query-client.ts';
import { api } from '../../session/api.ts';
import { syncQueries } from '../../sites/sync-queries.ts';
import { say } from '../../words/say.ts';

/** The site itself was drawn anew: its own facts are read again, the answer of the call stands for the rest. */
function settled(websiteId: string, sync: Sync): Sync {
  queryClient.setQueryData(syncQueries.of(websiteId).queryKey, sync);
  void queryClient.invalidateQueries({ queryKey: ['websites', 'current'] });
  void queryClient.invalidateQueries({ queryKey: ['websites', 'all'] });
  return sync;
}

const readAgain = (websiteId: string) =>
  queryClient.invalidateQueries({ queryKey: syncQueries.of(websiteId).queryKey });

export async function beginSync(websiteId: string): Promise<void> {
  await api.call(startSync, { params: { id: websiteId } });
  // The worker may not have it yet; until the next answer it waits for its turn.
  queryClient.setQueryData(syncQueries.of(websiteId).queryKey, (known) =>
    known === undefined ? known : { ...known, status: 'queued' as const, lastError: null },
  );
  await readAgain(websiteId);
}

export async function decide(websiteId: string, body: { take: string[]; leave: string[] }): Promise<Sync> {
  return settled(websiteId, await api.call(takeChanges, { params: { id: websiteId }, body }));
}

export async function undo(websiteId: string, id: string): Promise<Sync> {
  return settled(websiteId, await api.call(undoChanges, { params: { id: websiteId }, body: { id } }));
}

/** A newer reading of a profile that is there already becomes changes to look at; any other, a source. */
export async function addProfile(
  websiteId: string,
  previewId: string,
): Promise<{ sync: Sync; isNewer: boolean }> {
  const before = queryClient.getQueryData(syncQueries.of(websiteId).queryKey)?.sources.length ?? 0;
  const sync = await api.call(addSource, { params: { id: websiteId }, body: { previewId } });
  return { sync: settled(websiteId, sync), isNewer: sync.sources.length === before };
}

export async function keepUpToDate(websiteId: string, sourceId: string, syncEnabled: boolean): Promise<void> {
  await api.call(editSource, { params: { id: websiteId, sourceId }, body: { syncEnabled } });
  await readAgain(websiteId);
}

export async function takeSourceAway(websiteId: string, sourceId: string): Promise<void> {
  settled(websiteId, await api.call(removeSource, { params: { id: websiteId, sourceId } }));
}

/** What the steps said was found, in the server's words. */
export function formatFound(steps: readonly PreviewStep[]): string {
  const found = steps.findLast(
    ({ step, status }) => status === 'done' && (step === 'profile' || step === 'read'),
  );
  return found === undefined ? '' : say(found.detailReason, found.detail);
}
