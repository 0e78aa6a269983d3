import type { Sync } from '@tosite/api-client/endpoints/sync';
import { readStoredMessage } from '@tosite/validation/messages/stored-message';
import type { WebsiteSyncsTable } from '../../database/schema.ts';
import { presentLastError } from '../../site-content/present-messages.ts';

/** A reading that says nothing for so long has ended without a word. */
const LONGEST_MS = 15 * 60_000;

export function isUnderWay(state: WebsiteSyncsTable, now: number): boolean {
  return (state.status === 'queued' || state.status === 'running') && now - state.changed_at < LONGEST_MS;
}

export function syncStatus(
  state: WebsiteSyncsTable | null,
  now: number,
): Pick<Sync, 'status' | 'lastError' | 'lastErrorReason'> {
  if (state === null) return { status: 'idle', ...presentLastError(null) };
  const { status, error } = state;
  if ((status === 'queued' || status === 'running') && !isUnderWay(state, now)) {
    return { status: 'failed', ...presentLastError({ id: 'sync.stopped' }) };
  }
  return { status, ...presentLastError(error === null ? null : readStoredMessage(error)) };
}
