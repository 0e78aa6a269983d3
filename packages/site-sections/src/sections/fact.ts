import type { Profile } from '@tosite/validation/profile/profile';
import { cleanLine } from '../text/clean-text.ts';
import type { Counted, Words } from '../words/words.ts';

/** One line of facts: what it is, and a text, a number or a date. `href` is safe or null. */
export type Fact = { label: keyof Words['facts']; href: string | null } & (
  | { kind: 'text'; text: string }
  | { kind: 'count'; count: number; what: Counted; rough: boolean }
  | { kind: 'date'; date: string }
);

export function textFact(label: Fact['label'], text: string | null, href: string | null = null): Fact[] {
  return text === null ? [] : [{ label, kind: 'text', text, href }];
}

/** `rough`: its source told the number only shortened, as "48.2K". */
export function countFact(label: Fact['label'], what: Counted, count: number | null, rough = false): Fact[] {
  return count === null || count === 0 ? [] : [{ label, kind: 'count', count, what, rough, href: null }];
}

/** Whether the source of a profile or an item told this field of it only roughly. */
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
