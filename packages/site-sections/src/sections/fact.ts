import type { Profile } from '@tosite/validation/profile/profile';
import { cleanLine } from '../text/clean-text.ts';
import type { Words } from '../words/words.ts';

/** One line of facts: what it is, and a text, a number or a date. `href` is safe or null. */
export type Fact = { label: keyof Words['facts']; href: string | null } & (
  | { kind: 'text'; text: string }
  | { kind: 'count'; count: number; rough: boolean }
  | { kind: 'date'; date: string }
);

export function textFact(label: Fact['label'], text: string | null, href: string | null = null): Fact[] {
  return text === null ? [] : [{ label, kind: 'text', text, href }];
}

/** `label` is also what the count is called among the profile's figures. */
export function countFact(
  label: Fact['label'] & keyof Profile['stats'],
  profile: Pick<Profile, 'stats' | 'approximate'>,
): Fact[] {
  const count = profile.stats[label];
  if (count === null || count === 0) return [];
  return [{ label, kind: 'count', count, rough: isRough(profile, label), href: null }];
}

/** Whether the source of a profile or an item told this field of it only roughly, as "48.2K". */
export function isRough({ approximate }: { approximate?: string[] | undefined }, field: string): boolean {
  return approximate?.includes(field) === true;
}

/** Where an organisation has its seat; a place that is not said to be that is only a place. */
export function seatOf({ organisation, location }: Pick<Profile, 'organisation' | 'location'>): Fact[] {
  const seat = cleanLine(organisation?.headquarters);
  return seat === null ? textFact('place', cleanLine(location)) : textFact('headquarters', seat);
}

export function dateFact(label: Fact['label'], date: string | null): Fact[] {
  return date === null ? [] : [{ label, kind: 'date', date, href: null }];
}
