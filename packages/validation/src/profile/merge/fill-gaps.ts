import type { Profile, ProfileList } from '../profile.ts';

type Item = Profile[ProfileList][number];

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Fields that say something together: one source's, or another's, never half of each. */
const TOGETHER = new Set(['start', 'end', 'current']);

type Rough = { approximate?: string[] | undefined };

/** What is rough of the first still is; of what the other one fills in, what was rough there. */
function roughOf(known: Rough, other: Rough, filled: readonly string[]): Rough {
  const more = (other.approximate ?? []).filter((name) => filled.includes(name));
  return more.length === 0 ? {} : { approximate: [...(known.approximate ?? []), ...more] };
}

/** The item with what only the other source says of it. Yes and no stand as they are: no may mean "not said". */
export function fillItem<T extends Item>(item: T, other: Item): T {
  const more = Object.entries(other).filter(
    ([name, value]) =>
      !TOGETHER.has(name) && name !== 'approximate' && !isEmpty(value) && isEmpty(item[name as keyof T]),
  );
  const names = more.map(([name]) => name);
  const dated =
    'current' in item && 'current' in other && item.start === null && item.end === null && !item.current
      ? { start: other.start, end: other.end, current: other.current }
      : {};
  // Both are of one list, so that the field is of the same kind.
  return more.length === 0 && Object.keys(dated).length === 0
    ? item
    : { ...item, ...Object.fromEntries(more), ...dated, ...roughOf(item, other, names) };
}

/** The profile with the facts of its own that only the other one has. Lists are left as they are. */
export function fillProfile(profile: Profile, other: Profile): Profile {
  return {
    ...profile,
    headline: profile.headline ?? other.headline,
    about: profile.about ?? other.about,
    avatar: profile.avatar ?? other.avatar,
    banner: profile.banner ?? other.banner,
    location: profile.location ?? other.location,
    language: profile.language ?? other.language,
    since: profile.since ?? other.since,
    contributions: profile.contributions ?? other.contributions,
    organisation: profile.organisation ?? other.organisation,
    contact: fill(profile.contact, other.contact),
    stats: fill(profile.stats, other.stats),
    ...roughOf(profile, other, unsaid(profile.stats)),
  };
}

function unsaid(facts: object): string[] {
  return Object.entries(facts).flatMap(([name, value]) => (isEmpty(value) ? [name] : []));
}

function fill<T extends object>(facts: T, others: T): T {
  // The same names, each with a value of its own kind.
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, value ?? others[name as keyof T]]),
  ) as T;
}
