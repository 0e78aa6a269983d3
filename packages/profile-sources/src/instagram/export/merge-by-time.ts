type Dated = { takenAt: string | null };

/**
 * Puts a second list into a first one by time. Each keeps its own order; the first list's own direction (newest or
 * oldest first) decides where the second one's items go.
 */
export function mergeByTime<T extends Dated>(first: readonly T[], second: readonly T[]): T[] {
  const isOldestFirst = goesUp(first);
  const others = goesUp(second) === isOldestFirst ? [...second] : second.toReversed();
  const merged: T[] = [];
  for (const item of first) {
    while (others[0] !== undefined && comesBefore(others[0], item, isOldestFirst))
      merged.push(others.shift() as T);
    merged.push(item);
  }
  return [...merged, ...others];
}

function comesBefore(a: Dated, b: Dated, isOldestFirst: boolean): boolean {
  if (a.takenAt === null || b.takenAt === null) return false;
  return isOldestFirst ? a.takenAt < b.takenAt : a.takenAt > b.takenAt;
}

function goesUp(items: readonly Dated[]): boolean {
  const dates = items.flatMap(({ takenAt }) => takenAt ?? []);
  const [first] = dates;
  const last = dates.at(-1);
  return first !== undefined && last !== undefined && first < last;
}
