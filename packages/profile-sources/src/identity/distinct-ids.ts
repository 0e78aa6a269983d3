/*
 * Ids are made of what something is. Two things that are called the same are still two: only what is equal in every
 * cell is one.
 */

type Item = { id: string };

/** Items of one id keep a counter in it (`…:2`), in their order; the first has the id that it would have alone. */
export function withDistinctIds<T extends Item>(items: readonly T[]): T[] {
  const taken = new Set<string>();
  return items.map((item) => {
    let id = item.id;
    for (let count = 2; taken.has(id); count += 1) id = `${item.id.slice(0, 190)}:${count}`;
    taken.add(id);
    return id === item.id ? item : { ...item, id };
  });
}

/** The first of all that are equal; `sameness` says what counts. */
export function withoutRepeats<T>(
  items: readonly T[],
  sameness: (item: T) => string = (item) => JSON.stringify(item),
): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const same = sameness(item);
    return !seen.has(same) && seen.add(same);
  });
}

/** What is told of an item, whatever its id and wherever it was told. */
export function contentOf(item: Item & { origin?: unknown }): string {
  const { id: _id, origin: _origin, ...content } = item;
  return JSON.stringify(content);
}

/**
 * Two tellings of one list, as a page tells it to readers and to programs: what only the second names is added. The
 * second of one name in the one is the second of that name in the other.
 */
export function joinTellings<T extends Item>(first: readonly T[], second: readonly T[]): T[] {
  const content = withDistinctIds(withoutRepeats(first, contentOf));
  const ids = new Set(content.map(({ id }) => id));
  return [...content, ...withDistinctIds(withoutRepeats(second, contentOf)).filter(({ id }) => !ids.has(id))];
}
