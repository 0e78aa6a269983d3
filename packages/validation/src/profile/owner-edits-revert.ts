import { emptyOwnerEdits, type OwnerEdits } from './owner-edits.ts';
import { PROFILE_LISTS } from './profile.ts';

/**
 * The edits of now without what a decision made of `before`: what it changed is as it was, unless the owner has
 * changed that very thing since.
 */
export function revertEdits(
  now: OwnerEdits,
  decision: { before: OwnerEdits; after: OwnerEdits },
): OwnerEdits {
  const [before, after, leaves] = [leavesOf(decision.before), leavesOf(decision.after), leavesOf(now)];
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    if (isSame(before.get(path), after.get(path)) || !isSame(leaves.get(path), after.get(path))) continue;
    if (before.has(path)) leaves.set(path, before.get(path));
    else leaves.delete(path);
  }
  return fromLeaves(leaves);
}

type Leaves = Map<string, unknown>;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const GROUPS = ['contact', 'organisation', 'stats'] as const;

/** Everything that can be set by itself, by its place. What an owner added counts by list. */
function leavesOf(edits: OwnerEdits): Leaves {
  const leaves: Leaves = new Map();
  const put = (value: unknown, ...path: string[]): void => {
    if (value !== undefined) leaves.set(JSON.stringify(path), value);
  };
  for (const [name, value] of Object.entries(edits.fields)) {
    const group = GROUPS.find((one) => one === name);
    if (group === undefined) put(value, 'fields', name);
    else
      for (const [inner, part] of Object.entries(edits.fields[group] ?? {})) put(part, 'fields', name, inner);
  }
  for (const [key, { set = {}, hidden }] of Object.entries(edits.items)) {
    for (const [field, value] of Object.entries(set)) put(value, 'items', key, 'set', field);
    put(hidden, 'items', key, 'hidden');
  }
  for (const list of PROFILE_LISTS) {
    put(edits.added[list], 'added', list);
    put(edits.order[list], 'order', list);
  }
  return leaves;
}

function fromLeaves(leaves: Leaves): OwnerEdits {
  const edits: Record<string, unknown> = emptyOwnerEdits();
  for (const [place, value] of leaves) {
    // Written by `leavesOf`.
    const path = JSON.parse(place) as string[];
    let at = edits;
    for (const name of path.slice(0, -1)) {
      // Its own property: a key of an item may be any text.
      if (!Object.hasOwn(at, name)) define(at, name, {});
      at = at[name] as Record<string, unknown>;
    }
    define(at, path.at(-1) ?? '', value);
  }
  // The places are those of such edits.
  return edits as OwnerEdits;
}

function define(target: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}
