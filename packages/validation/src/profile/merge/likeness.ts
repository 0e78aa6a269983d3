import type { Picture, Profile, ProfileList } from '../profile.ts';
import { pictureKey } from './same-fact.ts';
import { dateLikeness, dayLikeness, isApart, periodLikeness, type Times } from './date-likeness.ts';
import { addressKey, hostOf } from './same-item.ts';
import { nameLikeness, textLikeness } from './text-likeness.ts';

/*
 * How alike two items of one list are when their words are not the same any more: each fact that both say counts with
 * its weight. What a source gives no id is known by what it says of it, and people correct what they say.
 */

type Item = Profile[ProfileList][number];
type Facet = {
  weight: number;
  compare: Comparison;
  /** Two sources may tell this of one thing in words that have nothing in common. */
  loose?: boolean;
  /** Enough by itself. */
  alone?: boolean;
};
/** 0 to 1; null: one of them does not say it. */
type Comparison = (a: Facts, b: Facts) => number | null;
type Facts = Readonly<Record<string, unknown>>;

/** From here on two items are taken for one thing. */
export const SAME = 0.6;
/** From here on one might be the other. */
export const RESEMBLES = 0.5;
/** What one fact alone has to say. */
const OF_ONE_FACT = 0.8;
/** What is enough by itself makes them so alike at least. */
const ENOUGH = 0.8;
/** What only one of them says is neither for nor against it. */
const HALF = 0.5;
/** Words that nobody writes twice by chance. */
const OWN_WORDS = 40;

const text = (facts: Facts, field: string): string | null => {
  const value = facts[field];
  return typeof value === 'string' && value.trim() !== '' ? value : null;
};
const both = <T>(a: T | null, b: T | null, compare: (a: T, b: T) => number | null): number | null =>
  a === null || b === null ? null : compare(a, b);

const name = (field: string, weight: number, more: Partial<Facet> = {}): Facet => ({
  weight,
  compare: (a, b) => both(text(a, field), text(b, field), nameLikeness),
  ...more,
});
const words = (field: string, weight: number): Facet => ({
  weight,
  compare: (a, b) => both(text(a, field), text(b, field), textLikeness),
  loose: true,
});
/** The same page, or another page of the same host; what is somewhere else may be another door to the same thing. */
const address = (field: string, weight: number, more: Partial<Facet> = {}): Facet => ({
  weight,
  compare: (a, b) => {
    const [one, two] = [addressKey(text(a, field)), addressKey(text(b, field))];
    return both(one, two, (first, second) =>
      first === second ? 1 : hostOf(first) === hostOf(second) ? 0 : null,
    );
  },
  ...more,
});
/** Where one says that it is, the other says that its site is. */
const door: Facet = {
  weight: 3,
  compare: (a, b) => {
    const doors = (facts: Facts): (string | null)[] =>
      ['url', 'homepage'].map((field) => addressKey(text(facts, field)));
    return doors(a).some((one) => one !== null && doors(b).includes(one)) ? 1 : null;
  },
  alone: true,
};
const host: Facet = {
  weight: 2,
  compare: (a, b) =>
    both(addressKey(text(a, 'url')), addressKey(text(b, 'url')), (one, two) =>
      one === two ? 1 : hostOf(one) === hostOf(two) ? 0.5 : 0,
    ),
};
const date = (field: string, weight: number): Facet => ({
  weight,
  compare: (a, b) => dateLikeness(text(a, field), text(b, field)),
});
const day = (field: string, weight: number): Facet => ({
  weight,
  compare: (a, b) => dayLikeness(text(a, field), text(b, field)),
});
const timesOf = (facts: Facts): Times => ({
  start: text(facts, 'start'),
  end: text(facts, 'end'),
  current: facts['current'] === true,
});
const period = (weight: number): Facet => ({
  weight,
  compare: (a, b) => periodLikeness(timesOf(a), timesOf(b)),
});
const figure = (field: string, weight: number): Facet => ({
  weight,
  compare: (a, b) => {
    const [one, two] = [a[field], b[field]];
    if (typeof one !== 'number' || typeof two !== 'number') return null;
    return Math.abs(one - two) <= Math.max(1, one * 0.01) ? 1 : 0;
  },
});
const firstPicture = (facts: Facts, field: string): string | null => {
  const value = facts[field];
  // Of a schema that allows nothing else.
  const picture = (Array.isArray(value) ? value[0] : value) as Picture | null | undefined;
  return picture === null || picture === undefined ? null : pictureKey(picture.url);
};
const picture = (field: string, weight: number): Facet => ({
  weight,
  compare: (a, b) =>
    both(firstPicture(a, field), firstPicture(b, field), (one, two) => (one === two ? 1 : 0)),
  loose: true,
});
const moment = (field: string, weight: number): Facet => ({
  weight,
  compare: (a, b) =>
    both(text(a, field), text(b, field), (one, two) => {
      const apart = Math.abs(Date.parse(one) - Date.parse(two));
      return apart <= 1000 ? 1 : apart <= 60_000 ? 0.5 : 0;
    }),
  alone: true,
});

/** The first one of each list is what the thing is, the others are what is said of it. */
const FACETS: Record<ProfileList, readonly Facet[]> = {
  links: [name('label', 4), host],
  experience: [
    name('organisation', 3),
    name('title', 3, { loose: true }),
    period(3),
    words('description', 3),
    { ...name('location', 1), loose: true },
  ],
  education: [
    name('school', 4),
    name('degree', 2, { loose: true }),
    name('field', 2, { loose: true }),
    period(4),
    words('description', 3),
    words('activities', 1),
  ],
  skills: [name('name', 1)],
  certifications: [
    name('name', 4),
    name('issuer', 2),
    day('issued', 3),
    day('expires', 1),
    name('licence', 4, { alone: true }),
    address('url', 3),
  ],
  spokenLanguages: [name('name', 1)],
  codeLanguages: [name('name', 1)],
  publications: [
    name('title', 4),
    name('publisher', 2),
    day('published', 3),
    address('url', 3),
    words('description', 3),
  ],
  honours: [name('title', 4), name('issuer', 2), day('issued', 3), words('description', 3)],
  volunteering: [
    name('organisation', 3),
    name('role', 3, { loose: true }),
    period(3),
    words('description', 3),
    { ...name('cause', 1), loose: true },
  ],
  recommendations: [
    name('author', 4),
    { ...words('text', 4), loose: false },
    day('date', 2),
    words('authorTitle', 1),
  ],
  projects: [
    name('name', 4),
    address('url', 3),
    door,
    words('description', 3),
    date('start', 2),
    date('end', 1),
  ],
  organisations: [
    name('name', 4),
    address('url', 3),
    name('handle', 2),
    words('role', 2),
    date('start', 2),
    words('description', 2),
  ],
  people: [name('name', 4), address('url', 3), name('title', 2), picture('picture', 2)],
  locations: [
    name('street', 3),
    name('city', 3),
    name('postcode', 2),
    name('region', 1),
    name('country', 1),
    { ...name('label', 2), loose: true },
  ],
  updates: [{ ...words('text', 4), loose: false }, address('url', 2), day('date', 2)],
  videos: [name('title', 3), figure('duration', 3), words('description', 2), day('publishedAt', 2)],
  playlists: [name('title', 4), words('description', 3), figure('count', 1)],
  media: [
    moment('takenAt', 6),
    { ...words('caption', 4), loose: false },
    address('url', 3),
    picture('pictures', 3),
  ],
};

/** Half of the world has a "dotfiles" or a "portfolio". */
const NAMESAKES = new Set<ProfileList>(['projects']);

/** Where the same long words are the same thing, whatever else was corrected. */
const LONG_TEXTS: Partial<Record<ProfileList, 'description' | 'caption' | 'text'>> = {
  experience: 'description',
  education: 'description',
  volunteering: 'description',
  publications: 'description',
  honours: 'description',
  projects: 'description',
  media: 'caption',
  updates: 'text',
};
/** Lists where two pages of one host are two things. */
const PAGED = new Set<ProfileList>(['projects', 'organisations', 'people', 'updates', 'media']);

/** Whether two of the same name may be one thing, as two sources tell of it: where a name alone says little, it takes more. */
export function isMoreThanAName(list: ProfileList, a: Item, b: Item): boolean {
  return !NAMESAKES.has(list) || likeness(list, a, b, { strict: true }) >= SAME;
}

/**
 * How alike two items are, 0 to 1. `strict`: as two sources tell of one thing, each in its own words: what they both say
 * must not contradict. `whole`: as things of one name are told apart, by what only one of them says as well.
 */
export function likeness(
  list: ProfileList,
  a: Item,
  b: Item,
  { strict = false, whole = false }: { strict?: boolean; whole?: boolean } = {},
): number {
  const [one, two]: Facts[] = [{ ...a }, { ...b }];
  if (one === undefined || two === undefined) return 0;
  const said = FACETS[list].flatMap((facet) => {
    const compared = facet.compare(one, two);
    const value = compared === null && whole && isSaidByOne(facet, one, two) ? HALF : compared;
    return value === null ? [] : [{ ...facet, value }];
  });
  const weight = said.reduce((sum, facet) => sum + facet.weight, 0);
  if (weight === 0) return 0;
  const field = LONG_TEXTS[list];
  // Two sources may both have what somebody posts under the same words again and again.
  const isCompared = field === 'description' || (field !== undefined && !strict);
  const ownWords = isCompared && sameWords(text(one, field), text(two, field));
  if (strict && NAMESAKES.has(list) && said.length === 1) return 0;
  if (strict && !ownWords && said.some(({ loose, value }) => loose !== true && value === 0)) return 0;
  let score = said.reduce((sum, facet) => sum + facet.weight * facet.value, 0) / weight;
  if (said.length === 1 && score < OF_ONE_FACT) score *= RESEMBLES;
  if (said.some(({ alone, value }) => alone === true && value === 1)) score = Math.max(score, ENOUGH);
  if (ownWords) score = Math.max(score, ENOUGH);
  return isOther(list, one, two, ownWords) ? Math.min(score, RESEMBLES) : score;
}

function isSaidByOne({ compare }: Facet, a: Facts, b: Facts): boolean {
  return (compare(a, a) === null) !== (compare(b, b) === null);
}

function sameWords(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && a.length >= OWN_WORDS && textLikeness(a, b) > 0.95;
}

/** What makes two things of them however alike they sound: another stint, another film, another post. */
function isOther(list: ProfileList, a: Facts, b: Facts, ownWords: boolean): boolean {
  if ('current' in a && !ownWords && isApart(timesOf(a), timesOf(b))) return true;
  if (list === 'videos') return figure('duration', 1).compare(a, b) === 0;
  return PAGED.has(list) && host.compare(a, b) === 0.5;
}
