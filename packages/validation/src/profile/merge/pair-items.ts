import type { Profile, ProfileList } from '../profile.ts';
import { isSameFact } from './same-fact.ts';
import { isMoreThanAName, likeness, RESEMBLES, SAME } from './likeness.ts';
import { folded, itemFinder } from './same-item.ts';
import { twinFamilies } from './twin-families.ts';

type Item = Profile[ProfileList][number];
type Pair = { item: Item; known: Item; score: number };

export type PairOptions = {
  /** By id of an item: the known one that it was found to be before. */
  aliases?: (id: string) => string | undefined;
  /** What else is known to have been said of a known item. */
  more?: (id: string) => Item | undefined;
  /** Both were there at once: they are two things. */
  areTwo?: (id: string, knownId: string) => boolean;
  /** Only what is certainly the same: ids, addresses, equal words. */
  exact?: boolean;
  /** They come from two sources, each with words of its own. */
  strict?: boolean;
};

export type ItemPairs = {
  pairs: Map<string, string>;
  /** Whether an id of the others says no more than a place among things of one name. */
  isTwin: (id: string) => boolean;
};

/** One of two that look almost equally alike is not chosen. */
const MARGIN = 0.04;
/** Of twins only the rest of what they say tells which is which. */
const TWINS = 0.8;

/**
 * Which known item each of the others is, one to one, by id: twins by what they say, then by their ids, then by what
 * they are called, and what is left by likeness. Where it cannot be told, both stay apart.
 */
export function pairItems(
  list: ProfileList,
  known: readonly Item[],
  items: readonly Item[],
  options: PairOptions = {},
): ItemPairs {
  const { aliases, exact = false } = options;
  const pairs = new Map<string, string>();
  const taken = new Set<string>();
  const put = (id: string, knownId: string): void => {
    pairs.set(id, knownId);
    taken.add(knownId);
  };
  const families = twinFamilies(known, items, aliases);
  for (const family of families.all) {
    for (const { item, known: twin } of bestPairs(list, family.known, family.items, {
      ...options,
      // Their ids say nothing of what was there at once.
      areTwo: () => false,
      whole: true,
      least: TWINS,
    })) {
      put(item.id, twin.id);
    }
  }
  // When all others of a name are found, the last one on each side is the same thing, with other words.
  for (const family of families.all) {
    const [one, ...others] = family.known.filter(({ id }) => !taken.has(id));
    const [item, ...more] = family.items.filter(({ id }) => !pairs.has(id));
    if (one === undefined || item === undefined || others.length + more.length > 0) continue;
    if (family.known.length === family.items.length && likeness(list, one, item, { whole: true }) >= SAME) {
      put(item.id, one.id);
    }
  }
  const ids = new Set(known.map(({ id }) => id));
  const isOpen = ({ id }: Item): boolean => !pairs.has(id) && !families.has(id);
  for (const { id } of items.filter(isOpen)) if (ids.has(id) && !taken.has(id)) put(id, id);
  for (const { id } of items.filter(isOpen)) {
    const alias = aliases?.(id);
    if (alias !== undefined && !taken.has(alias)) put(id, alias);
  }
  const find = itemFinder<ProfileList>(
    list,
    known.filter(({ id }) => !taken.has(id)),
  );
  for (const item of items.filter(isOpen)) {
    const [same] = find(item)
      .filter((one) => !taken.has(one.id) && (options.strict !== true || isMoreThanAName(list, one, item)))
      .toSorted(
        (a, b) => likeness(list, b, item, { whole: true }) - likeness(list, a, item, { whole: true }),
      );
    if (same !== undefined) put(item.id, same.id);
  }
  if (exact || list === 'codeLanguages') return { pairs, isTwin: families.has };
  const left = known.filter(({ id }) => !taken.has(id));
  const open = items.filter(({ id }) => !pairs.has(id));
  const areTwo = (id: string, knownId: string): boolean =>
    families.areOne(id, knownId) || options.areTwo?.(id, knownId) === true;
  for (const { item, known: same } of bestPairs(list, left, open, { ...options, areTwo, least: SAME })) {
    put(item.id, same.id);
  }
  return { pairs, isTwin: families.has };
}

/** The most alike first, each once; what could be one as well as another is none. */
function bestPairs(
  list: ProfileList,
  known: readonly Item[],
  items: readonly Item[],
  { more, areTwo, least, strict = false, whole = false }: PairOptions & { least: number; whole?: boolean },
): Pair[] {
  const how = { strict, whole };
  const candidates = candidateFinder(known, items.length);
  let open = items
    .flatMap((item) =>
      candidates(item).flatMap((one): Pair[] => {
        if (areTwo?.(item.id, one.id) === true) return [];
        const other = more?.(one.id);
        const score = Math.max(
          scoreOf(list, one, item, how),
          other === undefined ? 0 : scoreOf(list, other, item, how),
        );
        return score < RESEMBLES ? [] : [{ item, known: one, score }];
      }),
    )
    .toSorted((a, b) => b.score - a.score || Number(isByName(b)) - Number(isByName(a)));
  const found: Pair[] = [];
  for (let best = open[0]; best !== undefined && best.score >= least; best = open[0]) {
    const { item, known: one, score } = best;
    const rivals = open.filter(
      (pair) => pair !== best && (pair.item === item) !== (pair.known === one) && pair.score > score - MARGIN,
    );
    const isSure = rivals.length === 0 || score > 1 || isByName(best);
    if (isSure) found.push(best);
    open = open.filter((pair) =>
      isSure ? pair.item !== item && pair.known !== one : pair !== best && !rivals.includes(pair),
    );
  }
  return found;
}

/** So many pairs are compared one by one; of more, those that have at least one value in common. */
const MAX_PAIRS = 40_000;
/** A value that more of them have tells nothing. */
const MAX_WITH_IT = 20;

function candidateFinder(known: readonly Item[], others: number): (item: Item) => readonly Item[] {
  if (known.length * others <= MAX_PAIRS) return () => known;
  const byValue = new Map<string, Item[]>();
  for (const one of known) {
    for (const value of valuesOf(one)) byValue.set(value, [...(byValue.get(value) ?? []), one]);
  }
  return (item) => {
    const found = valuesOf(item).map((value) => byValue.get(value) ?? []);
    return [...new Set(found.filter(({ length }) => length <= MAX_WITH_IT).flat())];
  };
}

function valuesOf(item: Item): string[] {
  return Object.entries(said(item)).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [`${name}:${folded(value).slice(0, 60)}`] : [],
  );
}

/** Twins that are equally alike are told apart by their place in the file, which is in their ids. */
const isByName = ({ item, known }: Pair): boolean => item.id === known.id;

/** More than 1: they say the same in every field. */
function scoreOf(
  list: ProfileList,
  known: Item,
  item: Item,
  how: { strict: boolean; whole: boolean },
): number {
  return saysTheSame(known, item) ? 2 : likeness(list, known, item, how);
}

const BESIDE = new Set(['id', 'origin', 'approximate']);

function saysTheSame(a: Item, b: Item): boolean {
  const [one, two] = [said(a), said(b)];
  return [...new Set([...Object.keys(one), ...Object.keys(two)])].every((name) =>
    isSameFact(one[name], two[name]),
  );
}

function said(item: Item): Record<string, unknown> {
  return Object.fromEntries(Object.entries(item).filter(([name]) => !BESIDE.has(name)));
}
