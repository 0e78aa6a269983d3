import { PROFILE_LISTS, type Profile, type ProfileList } from '@tosite/validation/profile/profile';
import type { FigureName } from '@tosite/validation/profile/item-field';
import { isEmpty, isSameFact } from '@tosite/validation/profile/merge/same-fact';
import { wordingOf, type Wording } from './wording.ts';

/*
 * Numbers that grow by themselves: nobody wants to be asked about every star. They are one change, taken or left as
 * a whole, and no number is ever lost to an answer that does not have it.
 */

type Item = Profile[ProfileList][number];
type Stats = Profile['stats'];

/** The films of a post belong here because platforms sign their addresses anew each time. */
const NUMBERS: Partial<Record<ProfileList, readonly string[]>> = {
  projects: ['stars', 'forks', 'updatedAt'],
  videos: ['views', 'likes', 'duration'],
  playlists: ['count'],
  media: ['likes', 'comments', 'video', 'tags', 'url'],
};
/** They change with every visit, and no page says them. */
const UNASKED = new Set(['updatedAt', 'video', 'url', 'tags']);
/** Below this, the share of a language is drawn the same. */
const LEAST_SHARE = 0.005;

export function isFigure(list: ProfileList, field: string): boolean {
  return list === 'codeLanguages' || NUMBERS[list]?.includes(field) === true;
}

type Rough = { approximate?: string[] | undefined };

/** Whether one of the two readings knows this field only roughly: then they cannot be compared. */
export function isRoughIn(field: string, ...readings: readonly (Rough | undefined)[]): boolean {
  return readings.some((reading) => reading?.approximate?.includes(field) === true);
}

/** Which of the fields are rough once those that `isTaken` are the other one's. */
function roughNow(
  fields: readonly string[],
  known: Rough,
  said: Rough,
  isTaken: (field: string) => boolean,
): Rough {
  const others = (known.approximate ?? []).filter((field) => !fields.includes(field));
  const rough = fields.filter((field) => isRoughIn(field, isTaken(field) ? said : known));
  const all = [...others, ...rough];
  return { approximate: all.length === 0 ? undefined : all };
}

/** The profile with the other one's numbers, where that one has them. */
export function withFigures(profile: Profile, said: Profile): Profile {
  const lists = PROFILE_LISTS.filter((list) => NUMBERS[list] !== undefined).map((list) => {
    const byId = new Map<string, Item>(said[list].map((item) => [item.id, item]));
    return [list, profile[list].map((item) => withNumbers(list, item, byId.get(item.id)))];
  });
  return {
    ...profile,
    stats: withSaid(profile.stats, said.stats),
    ...roughNow(
      Object.keys(profile.stats),
      profile,
      said,
      (name) => !isEmpty(said.stats[name as keyof Stats]),
    ),
    contributions: said.contributions ?? profile.contributions,
    ...(said.codeLanguages.length > 0
      ? { codeLanguages: said.codeLanguages, codeLanguagesOf: said.codeLanguagesOf }
      : {}),
    // Each list by its own name, its items with fields of their own kind.
    ...(Object.fromEntries(lists) as Pick<Profile, 'projects'>),
  };
}

function withNumbers(list: ProfileList, item: Item, said: Item | undefined): Item {
  if (said === undefined) return item;
  const numbers = (NUMBERS[list] ?? []).map((name) => [name, said[name as keyof Item]] as const);
  const taken = new Map(numbers.filter(([, value]) => !isEmpty(value)));
  return {
    ...item,
    ...Object.fromEntries(taken),
    ...roughNow(NUMBERS[list] ?? [], item, said, (name) => taken.has(name)),
  };
}

function withSaid<T extends object>(known: T, said: T): T {
  // The same names, each with a value of its own kind.
  return Object.fromEntries(
    Object.entries(known).map(([name, value]) => [name, said[name as keyof T] ?? value]),
  ) as T;
}

/** The numbers that would be others; null: none that anybody would see. */
export function figureChange(
  known: Profile,
  said: Profile,
): { before: Wording | null; after: Wording } | null {
  const next = withFigures(known, said);
  const items = PROFILE_LISTS.reduce((sum, list) => sum + changedItems(list, known, next), 0);
  const shares = languagesDiffer(known.codeLanguages, next.codeLanguages);
  const [old, now] = [knownFigures(known, next), knownFigures(next, known)];
  const figures = now.filter(({ figure, count }) => count !== countOf(old, figure));
  if (figures.length === 0 && !shares && items === 0) return null;
  const before = old.filter(({ figure, count }) => count !== countOf(now, figure));
  return {
    before:
      before.length === 0
        ? null
        : wordingOf({ id: 'change.figures', figures: before, shares: false, items: 0 }),
    after: wordingOf({ id: 'change.figures', figures, shares, items }),
  };
}

function changedItems(list: ProfileList, known: Profile, next: Profile): number {
  const names = (NUMBERS[list] ?? []).filter((name) => !UNASKED.has(name));
  if (names.length === 0) return 0;
  return known[list].filter((item, index) => {
    const other = next[list][index];
    return names.some(
      (name) =>
        !isRoughIn(name, item, other) && !isSameFact(item[name as keyof Item], other?.[name as keyof Item]),
    );
  }).length;
}

function languagesDiffer(a: Profile['codeLanguages'], b: Profile['codeLanguages']): boolean {
  const shares = new Map(b.map(({ name, share }) => [name, share]));
  return (
    a.length !== b.length ||
    a.some(({ name, share }) => Math.abs((shares.get(name) ?? Infinity) - share) >= LEAST_SHARE)
  );
}

const FIGURES = [
  'followers',
  'following',
  'subscribers',
  'repositories',
  'stars',
  'videos',
  'views',
  'posts',
  'employees',
  'contributions',
] as const satisfies readonly FigureName[];
type Figure = { figure: FigureName; count: number };

/** Without those that the source did not say, or that one of the two profiles knows only roughly. */
function knownFigures(profile: Profile, other: Profile): Figure[] {
  return FIGURES.flatMap((figure): Figure[] => {
    const count = figure === 'contributions' ? profile.contributions?.total : profile.stats[figure];
    const isRough = figure !== 'contributions' && isRoughIn(figure, profile, other);
    return count === null || count === undefined || isRough ? [] : [{ figure, count }];
  });
}

function countOf(figures: readonly Figure[], name: FigureName): number | undefined {
  return figures.find(({ figure }) => figure === name)?.count;
}
