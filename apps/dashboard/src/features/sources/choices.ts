import type { Change } from '@tosite/api-client/endpoints/sync';

export type Choice = 'take' | 'leave';

/**
 * New and changed is taken; what is gone there, was edited by its owner, or may be on the site already under other words
 * stays unless they say so.
 */
export function usualChoice({ kind, conflict, resembles }: Change): Choice {
  return kind === 'removed' || conflict || resembles !== null ? 'leave' : 'take';
}

/** Every change decided: as chosen, else as usual. */
export function sortByChoice(
  changes: readonly Change[],
  chosen: Readonly<Record<string, Choice>>,
): { take: string[]; leave: string[] } {
  const choiceOf = (change: Change) => chosen[change.id] ?? usualChoice(change);
  return {
    take: changes.filter((change) => choiceOf(change) === 'take').map(({ id }) => id),
    leave: changes.filter((change) => choiceOf(change) === 'leave').map(({ id }) => id),
  };
}

export const CHANGE_KINDS = ['added', 'changed', 'removed'] as const satisfies readonly Change['kind'][];

/** By source, in the sources' own order, then by kind; what nobody lists any more comes last. */
export function groupChanges(
  changes: readonly Change[],
  sourceIds: readonly string[],
): { sourceId: string; kinds: { kind: Change['kind']; changes: Change[] }[] }[] {
  const known = [...new Set([...sourceIds, ...changes.map(({ sourceId }) => sourceId)])];
  return known.flatMap((sourceId) => {
    const own = changes.filter((change) => change.sourceId === sourceId);
    const kinds = CHANGE_KINDS.map((kind) => ({
      kind,
      changes: own.filter((change) => change.kind === kind),
    })).filter((group) => group.changes.length > 0);
    return kinds.length === 0 ? [] : [{ sourceId, kinds }];
  });
}
