import type { OwnerEdits } from '@tosite/validation/profile/owner-edits';
import { dropEdits } from '@tosite/validation/profile/owner-edits-change';
import { revertEdits } from '@tosite/validation/profile/owner-edits-revert';
import { followShownIds } from './follow-shown-ids.ts';
import type { SourceLayers } from '../../site-content/source-layers.ts';
import type { UndoLayers } from '../../site-content/sync-store.ts';
import { takeInto } from './take-into.ts';
import { findWebsiteChanges, type WebsiteChange } from './website-changes.ts';

/** What is decided about: the sources in their order, and the owner's layer over them. */
export type Layers<S extends DecidedSource = DecidedSource> = { sources: readonly S[]; edits: OwnerEdits };
type DecidedSource = Pick<SourceLayers, 'id' | 'lastImport' | 'incoming' | 'left'>;

export type Decision = { take: readonly string[]; leave: readonly string[] };
export type Decided<S extends DecidedSource> = Layers<S> & { taken: number; undo: UndoLayers };

/**
 * The layers after a decision, and what takes it back. Taking what the owner edited drops that edit, and no other. null:
 * the decision is about something that has changed meanwhile.
 */
export function decideOn<S extends DecidedSource>(
  { sources, edits }: Layers<S>,
  decision: Decision,
): Decided<S> | null {
  const sorted = sortOut(findWebsiteChanges(sources, edits), sources, decision);
  if (sorted === null) return null;
  const { taken, left } = sorted;
  const next = sources.map((source) => takeSource(source, taken, left));
  const after = followShownIds(withoutTaken(edits, taken), sources, next);
  const changed = sources.filter((source, index) => source.lastImport !== next[index]?.lastImport);
  return {
    sources: next,
    edits: after,
    taken: taken.length,
    undo: {
      sources: changed.map(({ id, lastImport }) => ({ id, lastImport })),
      left: left.map(({ id }) => id),
      edits: after === edits ? null : { before: edits, after },
    },
  };
}

/** The layers without a decision. What the owner edited since then stays. */
export function undoOn<S extends DecidedSource>({ sources, edits }: Layers<S>, undo: UndoLayers): Layers<S> {
  const left = new Set(undo.left);
  const layers = new Map(undo.sources.map(({ id, lastImport }) => [id, lastImport]));
  return {
    sources: sources.map((source) => ({
      ...source,
      lastImport: layers.get(source.id) ?? source.lastImport,
      left: source.left.filter((id) => !left.has(id)),
    })),
    edits: undo.edits === null ? edits : revertEdits(edits, undo.edits),
  };
}

function takeSource<S extends DecidedSource>(
  source: S,
  taken: readonly WebsiteChange[],
  left: readonly WebsiteChange[],
): S {
  const isOwn = ({ sourceId }: WebsiteChange): boolean => sourceId === source.id;
  const own = taken.filter(isOwn);
  const ownLeft = left.filter(isOwn);
  if (source.incoming === null || own.length + ownLeft.length === 0) return source;
  const { lastImport, incoming } = source;
  return {
    ...source,
    lastImport: own.length === 0 ? lastImport : takeInto(lastImport, incoming.profile, own),
    left: [...source.left, ...ownLeft.map(({ id }) => id)],
  };
}

function withoutTaken(edits: OwnerEdits, taken: readonly WebsiteChange[]): OwnerEdits {
  let rest = edits;
  for (const { conflict, list, shownId, fields } of taken) {
    if (!conflict) continue;
    for (const field of fields.length === 0 ? [null] : fields) rest = dropEdits(rest, list, shownId, field);
  }
  return rest;
}

/** A change that was left already, in another tab, may be left again. */
function sortOut(
  changes: readonly WebsiteChange[],
  sources: readonly DecidedSource[],
  { take, leave }: Decision,
): { taken: WebsiteChange[]; left: WebsiteChange[] } | null {
  const ids = new Set(changes.map(({ id }) => id));
  const known = new Set(sources.flatMap(({ left }) => left));
  const [taking, leaving] = [new Set(take), new Set(leave)];
  const isStale = take.some((id) => !ids.has(id)) || leave.some((id) => !ids.has(id) && !known.has(id));
  if (isStale || leave.some((id) => taking.has(id))) return null;
  return {
    taken: changes.filter(({ id }) => taking.has(id)),
    left: changes.filter(({ id }) => leaving.has(id)),
  };
}
