/*
 * Things that have the same name in one file: their ids are told apart by a counter in the order of the file (`job`,
 * `job:2`). Another file may list them in another order, or hold fewer of them, so that an id alone is none of them.
 */

type Named = { id: string };
type Family<T> = { known: T[]; items: T[] };

export type TwinFamilies<T> = {
  all: Family<T>[];
  has: (id: string) => boolean;
  /** Whether both are of one family, of which both sides know some. */
  areOne: (a: string, b: string) => boolean;
};

const COUNTED = /^(.+):(?:[2-9]|[1-9]\d+)$/u;

/** Those of the ids that are told apart by a counter alone. */
export function twinIds(ids: Iterable<string>): Set<string> {
  const all = new Set(ids);
  const twins = new Set<string>();
  for (const id of all) {
    const name = COUNTED.exec(id)?.[1];
    if (name !== undefined && all.has(name)) twins.add(name).add(id);
  }
  return twins;
}

export function twinFamilies<T extends Named>(
  known: readonly T[],
  items: readonly T[],
  aliases?: (id: string) => string | undefined,
): TwinFamilies<T> {
  const twins = twinIds([...known, ...items].map(({ id }) => id));
  const nameOf = (id: string): string => {
    const name = COUNTED.exec(id)?.[1];
    return name !== undefined && twins.has(name) ? name : id;
  };
  const families = new Map<string, Family<T>>();
  const familyOf = new Map<string, string>();
  const add = (side: keyof Family<T>, item: T, name: string): void => {
    const family = families.get(name) ?? { known: [], items: [] };
    family[side].push(item);
    families.set(name, family);
    familyOf.set(item.id, name);
  };
  for (const item of items) if (twins.has(nameOf(item.id))) add('items', item, nameOf(item.id));
  // Under another name, when the family was one thing.
  const renamed = new Map(
    [...familyOf].flatMap(([id, name]) => {
      const alias = aliases?.(id);
      return alias === undefined ? [] : [[alias, name] as const];
    }),
  );
  for (const item of known) {
    const name = twins.has(nameOf(item.id)) ? nameOf(item.id) : renamed.get(item.id);
    if (name !== undefined) add('known', item, name);
  }
  const isWhole = (name: string): boolean => {
    const family = families.get(name);
    return family !== undefined && family.known.length > 0 && family.items.length > 0;
  };
  const wholeOf = (id: string): string | null => {
    const name = familyOf.get(id);
    return name !== undefined && isWhole(name) ? name : null;
  };
  return {
    all: [...families].flatMap(([name, family]) => (isWhole(name) ? [family] : [])),
    has: (id) => wholeOf(id) !== null,
    areOne: (a, b) => wholeOf(a) !== null && wholeOf(a) === wholeOf(b),
  };
}

/** An id for one more of a family: the first number that nobody has. */
export function nextTwinId(id: string, isFree: (id: string) => boolean): string {
  if (isFree(id)) return id;
  const name = COUNTED.exec(id)?.[1] ?? id;
  let number = 2;
  while (!isFree(`${name}:${number}`)) number += 1;
  return `${name}:${number}`;
}
