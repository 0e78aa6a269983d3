import { clip } from '@tosite/profile-sources/text/clean-text';
import type { Profile, ProfileList } from '@tosite/validation/profile/profile';
import { isEmpty, isPicture, isRecord } from '@tosite/validation/profile/merge/same-value';

/* What changed, as short texts for the person who decides. Total: whatever a source said becomes words or null. */

type Item = Profile[ProfileList][number];

const LONGEST_LABEL = 80;
const LONGEST_TEXT = 400;

const NAMES = ['name', 'title', 'role', 'school', 'label', 'author', 'caption', 'text', 'city', 'country'];
const SAID_OF_IT = [
  'organisation',
  'issuer',
  'publisher',
  'degree',
  'field',
  'authorTitle',
  'proficiency',
  'description',
  'caption',
  'text',
  'url',
];

/** What an item is called. */
export function itemLabel(item: Item): string {
  const words = firstText(item, NAMES);
  return oneLine(words ?? 'Without a title', LONGEST_LABEL);
}

/** What else an item says; null: no more than its name. */
export function formatItem(item: Item): string | null {
  const facts: Record<string, unknown> = { ...item };
  const label = firstText(item, NAMES);
  const texts = SAID_OF_IT.map((name) => facts[name]).filter(
    (value): value is string => typeof value === 'string' && !isEmpty(value) && value !== label,
  );
  const period = 'start' in facts ? formatPeriod(facts) : null;
  const words = [texts[0], period, texts[1]].filter((text) => !isEmpty(text)).join('\n');
  return words === '' ? null : shorten(words, LONGEST_TEXT);
}

function firstText(item: Item, names: readonly string[]): string | null {
  const facts: Record<string, unknown> = { ...item };
  const found = names
    .map((name) => facts[name])
    .find((value) => typeof value === 'string' && !isEmpty(value));
  return typeof found === 'string' ? found : null;
}

/** "2019-03 to now"; null: nothing is known. */
export function formatPeriod(facts: Readonly<Record<string, unknown>>): string | null {
  const start = typeof facts['start'] === 'string' ? facts['start'] : null;
  const end = typeof facts['end'] === 'string' ? facts['end'] : facts['current'] === true ? 'now' : null;
  if (start === null) return end === null ? null : `to ${end}`;
  return end === null ? `since ${start}` : `${start} to ${end}`;
}

/** The value of a field; null: it says nothing. */
export function formatValue(value: unknown, which: 'before' | 'after'): string | null {
  if (isEmpty(value)) return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value.toLocaleString('en');
  if (typeof value === 'string') return shorten(value.trim(), LONGEST_TEXT);
  if (isPicture(value)) return which === 'before' ? 'The picture as it is' : 'Another picture';
  if (Array.isArray(value)) {
    if (value.every(isPicture)) return `${value.length} ${value.length === 1 ? 'picture' : 'pictures'}`;
    const parts = value.map((part) => formatValue(part, which)).filter((part) => part !== null);
    return parts.length === 0 ? null : shorten(parts.join(', '), LONGEST_TEXT);
  }
  if (!isRecord(value)) return null;
  return formatValue(value['text'] ?? value['title'] ?? value['url'], which);
}

const FIELDS: Record<string, string> = {
  start: 'dates',
  caption: 'words',
  takenAt: 'date',
  publishedAt: 'date',
  issued: 'date',
  published: 'date',
  organisationUrl: 'address of the organisation',
  homepage: 'website',
  topics: 'topics',
  licence: 'licence',
};

/** A field as one would say it: `authorTitle` is "author title". */
export function formatField(field: string): string {
  return FIELDS[field] ?? field.replace(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
}

function oneLine(text: string, most: number): string {
  return shorten(text.replace(/\s+/gu, ' ').trim(), most);
}

function shorten(text: string, most: number): string {
  const short = clip(text, most - 1);
  return text.length <= most ? text : `${short.trimEnd()}…`;
}
