import { clip } from '@tosite/profile-sources/text/clean-text';
import type { Profile, ProfileList } from '@tosite/validation/profile/profile';
import type { ItemField, WorkKind } from '@tosite/validation/profile/item-field';
import type { Writing } from '@tosite/validation/profile/writing';
import { isEmpty, isPicture, isRecord } from '@tosite/validation/profile/merge/same-fact';
import type { Message } from '@tosite/validation/messages/message';
import { ownWords, wordingOf, type Wording } from './wording.ts';

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
export function itemLabel(item: Item): Wording {
  const own = nameOf(item);
  return own === null ? wordingOf({ id: 'change.untitled' }) : ownWords(own);
}

/** A field of an item: "tidelog: description". */
export function fieldLabel(item: Item, field: ItemField): Wording {
  return wordingOf({ id: 'change.field', item: nameOf(item), field });
}

function nameOf(item: Item): string | null {
  const words = firstText(item, NAMES);
  return words === null ? null : oneLine(words, LONGEST_LABEL);
}

/** What else an item says; null: no more than its name. */
export function formatItem(item: Item): Wording | null {
  const facts: Record<string, unknown> = { ...item };
  const label = firstText(item, NAMES);
  const texts = SAID_OF_IT.map((name) => facts[name]).filter(
    (value): value is string => typeof value === 'string' && !isEmpty(value) && value !== label,
  );
  const period = 'start' in facts ? formatPeriod(facts) : null;
  const [first, second] = texts;
  const words = [first, period?.text, second].filter((text) => !isEmpty(text)).join('\n');
  if (words === '') return null;
  const text = shorten(words, LONGEST_TEXT);
  // Where the words before them fill the place, the dates are not said.
  if (period === null || (first?.length ?? 0) >= LONGEST_TEXT - 40) return ownWords(text);
  const rest = LONGEST_TEXT - (first?.length ?? 0) - period.text.length - 2;
  const lines = [first, period.reason ?? undefined, second === undefined ? undefined : shorten(second, rest)];
  return { text, reason: { id: 'change.lines', lines: lines.filter((line) => line !== undefined) } };
}

function firstText(item: Item, names: readonly string[]): string | null {
  const facts: Record<string, unknown> = { ...item };
  const found = names
    .map((name) => facts[name])
    .find((value) => typeof value === 'string' && !isEmpty(value));
  return typeof found === 'string' ? found : null;
}

/** "2019-03 to now"; null: nothing is known. */
export function formatPeriod(facts: Readonly<Record<string, unknown>>): Wording | null {
  const start = dateIn(facts['start']);
  const end = dateIn(facts['end']) ?? (facts['current'] === true ? { id: 'change.now' } : null);
  return start === null && end === null ? null : wordingOf({ id: 'change.period', start, end });
}

function dateIn(value: unknown): Message | null {
  return typeof value === 'string' ? { id: 'change.date', date: value } : null;
}

/** The value of a field or a fact; null: it says nothing. */
export function formatValue(
  value: unknown,
  writing: Writing | undefined,
  which: 'before' | 'after',
): Wording | null {
  if (isEmpty(value)) return null;
  if (typeof value === 'boolean') return wordingOf({ id: 'change.flag', isSet: value });
  if (typeof value === 'number') return ownWords(value.toLocaleString('en'));
  if (typeof value === 'string') return formatText(value, writing);
  if (isPicture(value))
    return wordingOf({ id: which === 'before' ? 'change.pictureBefore' : 'change.pictureAfter' });
  if (Array.isArray(value)) {
    if (value.every(isPicture)) return wordingOf({ id: 'change.pictures', count: value.length });
    const parts = value
      .map((part) => formatValue(part, writing, which)?.text)
      .filter((part) => part !== undefined);
    return parts.length === 0 ? null : ownWords(shorten(parts.join(', '), LONGEST_TEXT));
  }
  if (!isRecord(value)) return null;
  return formatValue(value['text'] ?? value['title'] ?? value['url'], writing, which);
}

function formatText(value: string, writing: Writing | undefined): Wording {
  const text = shorten(value.trim(), LONGEST_TEXT);
  if (writing === 'date') return wordingOf({ id: 'change.date', date: text });
  if (writing === 'language') return wordingOf({ id: 'change.language', tag: text });
  // The schema of a profile names the kinds that there are.
  if (writing === 'kind') return { text, reason: { id: 'change.kind', kind: text as WorkKind } };
  return ownWords(text);
}

function oneLine(text: string, most: number): string {
  return shorten(text.replace(/\s+/gu, ' ').trim(), most);
}

function shorten(text: string, most: number): string {
  const short = clip(text, most - 1);
  return text.length <= most ? text : `${short.trimEnd()}…`;
}
