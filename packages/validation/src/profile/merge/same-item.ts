import { canParseUrl } from '../../text/can-parse-url.ts';
import { CASELESS_HOSTS } from '../../platforms/platform-hosts.ts';
import { isBelow } from '../../text/is-below.ts';
import type { Profile, ProfileList } from '../profile.ts';

/*
 * When two sources speak of the same thing. Items of one list compare by keys: those that share one may be the same,
 * and are, unless something that both say of it differs.
 */

type Item<L extends ProfileList> = Profile[L][number];
type Rule<L extends ProfileList> = {
  keys: (item: Item<L>) => (string | null)[];
  /** Absent: a shared key is enough. */
  agree?: (a: Item<L>, b: Item<L>) => boolean;
};

/** A text without what people write differently: case, accents, spaces, punctuation. Never empty for a text that is not. */
export function folded(text: string | null): string {
  const plain = (text ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase();
  const kept = plain.replace(/[^\p{L}\p{N}\p{M}+#]/gu, '');
  return kept === '' ? plain.trim() : kept;
}

/** Where the letter case of a path leads to the same page. */
const ANY_CASE = ['x.com', ...CASELESS_HOSTS];

/** An address without what does not change where it leads; null: no address of the web. */
export function addressKey(address: string | null): string | null {
  if (address === null || !/^https?:/iu.test(address) || !canParseUrl(address)) return null;
  const url = new URL(address);
  // X answers under both of its names.
  const host = url.host.replace(/^(?:www|m)\./u, '').replace(/^twitter\.com$/u, 'x.com');
  const path = url.pathname.replace(/\/+$/u, '');
  const meant = [...url.searchParams].filter(([name]) => !/^utm_/iu.test(name));
  const query = new URLSearchParams(meant).toString();
  const place = isBelow(host, ANY_CASE) ? path.toLowerCase() : path;
  // Where a page finds its way by the part after "#", that says whose it is: matrix.to/#/@robin:example.org.
  const route = /^#[!/]/u.test(url.hash) ? url.hash : '';
  return `${host}${place}${query === '' ? '' : `?${query}`}${route}`;
}

const of = (kind: string, value: string | null): string | null =>
  value === null || value === '' ? null : `${kind}:${value}`;
export const hostOf = (key: string): string => key.split('/')[0] ?? '';

/** Dates of different precision agree when one is the beginning of the other; who says none agrees with all. */
function datesAgree(a: string | null, b: string | null): boolean {
  return a === null || b === null || a.startsWith(b) || b.startsWith(a);
}

function textsAgree(a: string | null, b: string | null): boolean {
  return a === null || b === null || folded(a) === folded(b);
}

/** Two different pages of one host are two things, whatever they are called. */
function addressesAgree(a: string | null, b: string | null): boolean {
  const [one, two] = [addressKey(a), addressKey(b)];
  return one === null || two === null || one === two || hostOf(one) !== hostOf(two);
}

/** Two keys, so that two moments beside the turn of a minute share one. */
function momentKeys(at: string | null, caption: string | null): string[] {
  if (at === null) return [];
  const minutes = Date.parse(at) / 60_000;
  const words = folded(caption).slice(0, 60);
  return [...new Set([Math.floor(minutes), Math.round(minutes)])].map((minute) => `at:${minute}|${words}`);
}

/** A download and the API may tell a moment a little differently; without words only the moment itself counts. */
function momentsAgree(a: Item<'media'>, b: Item<'media'>): boolean {
  if (a.takenAt === null || b.takenAt === null) return true;
  const apart = Math.abs(Date.parse(a.takenAt) - Date.parse(b.takenAt));
  const hasWords = folded(a.caption) !== '' && folded(b.caption) !== '';
  return apart <= (hasWords ? 60_000 : 1000);
}

const RULES: { [L in ProfileList]: Rule<L> } = {
  links: { keys: ({ url }) => [of('url', addressKey(url) ?? url)] },
  experience: {
    keys: ({ organisation, title }) => [of('job', `${folded(organisation)}|${folded(title)}`)],
    agree: (a, b) => datesAgree(a.start, b.start),
  },
  education: {
    keys: ({ school }) => [of('school', folded(school))],
    agree: (a, b) =>
      datesAgree(a.start, b.start) && textsAgree(a.degree, b.degree) && textsAgree(a.field, b.field),
  },
  skills: { keys: ({ name }) => [of('name', folded(name))] },
  certifications: {
    keys: ({ name, url }) => [of('name', folded(name)), of('url', addressKey(url))],
    agree: (a, b) =>
      folded(a.name) === folded(b.name) && textsAgree(a.issuer, b.issuer) && datesAgree(a.issued, b.issued),
  },
  spokenLanguages: { keys: ({ name }) => [of('name', folded(name))] },
  codeLanguages: { keys: ({ name }) => [of('name', folded(name))] },
  publications: {
    keys: ({ title }) => [of('title', folded(title))],
    agree: (a, b) => datesAgree(a.published, b.published),
  },
  honours: {
    keys: ({ title }) => [of('title', folded(title))],
    agree: (a, b) => textsAgree(a.issuer, b.issuer) && datesAgree(a.issued, b.issued),
  },
  volunteering: {
    keys: ({ organisation, role }) => [of('work', `${folded(organisation)}|${folded(role)}`)],
    agree: (a, b) => datesAgree(a.start, b.start),
  },
  recommendations: {
    keys: ({ author, text }) => [of('said', `${folded(author)}|${folded(text).slice(0, 80)}`)],
  },
  projects: {
    keys: ({ url, name }) => [of('url', addressKey(url)), of('name', folded(name))],
    agree: (a, b) => addressesAgree(a.url, b.url),
  },
  organisations: {
    keys: ({ url, name }) => [of('url', addressKey(url)), of('name', folded(name))],
    agree: (a, b) => addressesAgree(a.url, b.url),
  },
  people: {
    keys: ({ url, name }) => [of('url', addressKey(url)), of('name', folded(name))],
    agree: (a, b) => addressesAgree(a.url, b.url),
  },
  locations: {
    keys: ({ label, street, city, region, country }) => [
      of('place', folded([street, city, region, country].filter((part) => part !== null).join(' ') || label)),
    ],
  },
  updates: {
    keys: ({ url, text }) => [of('url', addressKey(url)), of('text', folded(text).slice(0, 200))],
    agree: (a, b) => addressesAgree(a.url, b.url) && datesAgree(a.date, b.date),
  },
  videos: { keys: ({ videoId }) => [of('id', videoId)] },
  playlists: { keys: ({ url }) => [of('url', addressKey(url) ?? url)] },
  media: {
    keys: ({ url, takenAt, caption }) => [of('url', addressKey(url)), ...momentKeys(takenAt, caption)],
    agree: (a, b) => addressesAgree(a.url, b.url) && momentsAgree(a, b),
  },
};

/** Finds among some items the ones that another item speaks of, without comparing it with each of them. */
export function itemFinder<L extends ProfileList>(
  list: L,
  items: readonly Item<L>[],
): (item: Item<L>) => Item<L>[] {
  const rule: Rule<L> = RULES[list];
  const byKey = new Map<string, Item<L>[]>();
  const keysOf = (item: Item<L>): string[] => rule.keys(item).filter((key) => key !== null);
  for (const item of items) {
    for (const key of keysOf(item)) byKey.set(key, [...(byKey.get(key) ?? []), item]);
  }
  return (item) => {
    const found = new Set(keysOf(item).flatMap((key) => byKey.get(key) ?? []));
    return [...found].filter((other) => rule.agree?.(other, item) ?? true);
  };
}
