/* Walking through somebody else's JSON, which may be anything: nothing here throws. */

const MAX_NODES = 600_000;

/** What stands below these keys and indexes; undefined when any of them is missing. */
export function at(node: unknown, ...path: readonly (string | number)[]): unknown {
  let here = node;
  for (const key of path) {
    if (here === null || typeof here !== 'object' || !Object.hasOwn(here, key)) return undefined;
    // An object or a list that has this key: looked up as a record.
    here = (here as Record<string | number, unknown>)[key];
  }
  return here;
}

export function itemsOf(node: unknown): readonly unknown[] {
  return Array.isArray(node) ? node : [];
}

export function stringOf(node: unknown): string | null {
  return typeof node === 'string' ? node : null;
}

/** A text in any of the forms that YouTube writes one in; null when there is none. */
export function wordsOf(node: unknown): string | null {
  if (typeof node === 'string') return node;
  const plain = stringOf(at(node, 'simpleText')) ?? stringOf(at(node, 'content'));
  if (plain !== null) return plain;
  const runs = itemsOf(at(node, 'runs')).flatMap((run) => stringOf(at(run, 'text')) ?? []);
  return runs.length === 0 ? null : runs.join('');
}

export type Found = { name: string; value: unknown };

/** Every value under one of these keys, in the order of the document; what is inside a found one is not searched. */
export function findAll(root: unknown, names: ReadonlySet<string>, max = 2000): Found[] {
  const found: Found[] = [];
  const waiting: unknown[] = [root];
  for (let visited = 0; waiting.length > 0 && visited < MAX_NODES && found.length < max; visited += 1) {
    const node = waiting.pop();
    if (node === null || typeof node !== 'object') continue;
    if (node instanceof Match) {
      found.push(node.found);
      continue;
    }
    const entries = Object.entries(node);
    for (let index = entries.length - 1; index >= 0; index -= 1) {
      const [name, value] = entries[index] ?? ['', undefined];
      waiting.push(names.has(name) && !Array.isArray(node) ? new Match({ name, value }) : value);
    }
  }
  return found;
}

export function findFirst(root: unknown, name: string): unknown {
  return findAll(root, new Set([name]), 1)[0]?.value;
}

/** Keeps its place in the queue, so that what is found comes in the order of the document. */
class Match {
  readonly found: Found;
  constructor(found: Found) {
    this.found = found;
  }
}
