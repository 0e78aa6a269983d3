import type { Change, Sync } from '@tosite/api-client/endpoints/sync';
import type { Executor } from '../../database/database.ts';
import { notFound } from '../../http/api-failure.ts';
import { keyOfSource } from '../../site-content/profile-identity.ts';
import { presentProof, proofsOf, type Proof } from '../../site-content/proof-store.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import { readEdits } from '../../site-content/spec-store.ts';
import { readSourceLayers, type SourceLayers } from '../../site-content/source-layers.ts';
import { syncStatus } from './sync-status.ts';
import { lastUndo, readSyncState } from '../../site-content/sync-store.ts';
import { findWebsiteChanges, type WebsiteChange } from './website-changes.ts';
import { presentLastError, presentWarnings } from '../../site-content/present-messages.ts';

/** What an owner is told of a website's sources: named one by one, so that a new column never leaks. */
export async function readSync(db: Executor, ownerId: string, websiteId: string, now: number): Promise<Sync> {
  if ((await findOwnWebsite(db, ownerId, websiteId)) === null) throw notFound();
  // First: when a reading is said to be over, what it found is there.
  const state = await readSyncState(db, websiteId);
  const sources = await readSourceLayers(db, websiteId);
  const proofs = await proofsOf(db, ownerId);
  const edits = await readEdits(db, websiteId);
  const undo = await lastUndo(db, websiteId);
  const times = sources.flatMap(({ syncEnabled, nextSyncAt }) =>
    syncEnabled && nextSyncAt !== null ? [nextSyncAt] : [],
  );
  return {
    ...syncStatus(state, now),
    nextSyncAt: times.length === 0 ? null : instant(Math.min(...times)),
    sources: sources.map((source) => presentSource(source, proofs)),
    changes: findWebsiteChanges(sources, edits).map(presentChange),
    undo: undo === null ? null : { id: undo.id, at: instant(undo.at), count: undo.count },
  };
}

function presentSource(source: SourceLayers, proofs: ReadonlyMap<string, Proof>): Sync['sources'][number] {
  const proof = proofs.get(keyOfSource(source) ?? '');
  return {
    _id: source.id,
    platform: source.platform,
    website_type: source.websiteType,
    handle: source.handle,
    profileUrl: source.profileUrl,
    method: source.method,
    fetchedAt: instant(source.fetchedAt),
    syncEnabled: source.syncEnabled,
    ...presentWarnings(source.warnings),
    ...presentLastError(source.error),
    needsReconnect: source.needsReconnect,
    proof: proof === undefined ? null : presentProof(proof),
  };
}

function presentChange(change: WebsiteChange): Change {
  return {
    id: change.id,
    sourceId: change.sourceId,
    kind: change.kind,
    list: change.list,
    itemId: change.shownId,
    field: change.fields[0] ?? null,
    label: change.label.text,
    labelReason: change.label.reason,
    before: change.before?.text ?? null,
    beforeReason: change.before?.reason ?? null,
    after: change.after?.text ?? null,
    afterReason: change.after?.reason ?? null,
    conflict: change.conflict,
    resembles:
      change.resembles === null
        ? null
        : {
            why: change.resembles.why,
            label: change.resembles.label.text,
            labelReason: change.resembles.label.reason,
          },
  };
}

const instant = (at: number): string => new Date(at).toISOString();
