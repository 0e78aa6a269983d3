import type { Message } from '@tosite/validation/messages/message';
import type { Tally } from '../../left-out/tally.ts';
import { isAhead, meansPresent } from '../../linkedin/rows/dates.ts';
import { cleanLine, cleanName, cleanText } from '../../text/clean-text.ts';
import { cleanLink } from '../../text/clean-link.ts';
import { decodeEntities } from '../../text/decode-entities.ts';
import { plainWords } from '../../text/markup/plain-words.ts';
import { issueMessage, keyOf, labelOf, tableOf } from './resume-places.ts';
import { readResumeDate } from './resume-dates.ts';

/** What every part of one document is read with. */
export type ResumeReading = {
  tally: Tally;
  /** What could not be used, each once, by its text. */
  issues: Map<string, Message>;
  /** Days of the document are only the firsts and lasts of months, as other programs write a month. */
  daysAreMonths: boolean;
  /** The document says that its texts have no markup. */
  isPlain: boolean;
  /** `2026-11-20`; null: nothing is taken to lie ahead. */
  today: string | null;
};

/** An item of a JSON Resume: reads fields by their names, old and new, and counts what is of no use. */
export type ResumeItem = {
  /** As in `work[2]`. */
  readonly path: string;
  /** All that it says, to tell two entries apart. */
  readonly said: string;
  name(...keys: string[]): string | null;
  line(...keys: string[]): string | null;
  text(...keys: string[]): string | null;
  /** The words of a text as they are written, markup and all. */
  raw(...keys: string[]): string | null;
  link(...keys: string[]): string | null;
  date(...keys: string[]): string | null;
  /** The same to the day, whatever the day means: for ids. */
  exactDate(...keys: string[]): string | null;
  /**
   * Start, end, and whether it goes on: an end that is absent, null or empty means that it does, as the format says,
   * unless that is `unknown` here.
   */
  period(emptyEnd?: 'current' | 'unknown'): { start: string | null; end: string | null; current: boolean };
  isTrue(key: string): boolean;
  lines(key: string): string[];
  items(key: string): ResumeItem[];
  item(key: string): ResumeItem | null;
  /** Counts an entry that has nothing to show. */
  leave(why: 'unreadable' | 'unsupported' | 'repeated' | 'limit', key?: string, count?: number): null;
  /** Counts and names an entry without its main word, unless it is empty altogether. */
  sayNothing(): void;
  /** Says what is left out of this entry. */
  note(message: Message): void;
  /** It is told as a whole: its fields are not counted one by one. */
  skip(): void;
  /** Counts the fields that nobody asked for, here and below. */
  countUnread(): void;
  readonly keys: string[];
};

const MAX_ITEMS = 1000;
const MAX_LINES = 200;
const LINE = 300;
const TEXT = 20_000;
const RICH_TEXT = 200_000;
const MAX_ISSUES = 500;

export function readItem(value: unknown, path: string, reading: ResumeReading): ResumeItem | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const asked = new Set<string>();
  const below: ResumeItem[] = [];
  let isSkipped = false;
  const table = tableOf(path);
  const label = labelOf(value);
  const note = (message: Message) => {
    if (reading.issues.size < MAX_ISSUES) reading.issues.set(JSON.stringify(message), message);
  };
  const count = (key: string, why: Parameters<Tally['add']>[1], times = 1) =>
    reading.tally.add(keyOf(table, key), why, times);
  const wrong = (key: string, fault: Parameters<typeof issueMessage>[0]['fault'], value = ''): null => {
    count(key, 'unreadable');
    note(issueMessage({ path, label, key, fault, value }));
    return null;
  };
  // Own properties only: "constructor" is no field of anybody's curriculum vitae.
  const get = (key: string): unknown => {
    asked.add(key);
    return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
  };
  const first = (keys: readonly string[]) => keys.find((key) => !isEmpty(get(key))) ?? keys[0] ?? '';
  const words = (keys: readonly string[]): string | null => {
    const key = first(keys);
    const found = get(key);
    if (isEmpty(found)) return null;
    if (typeof found === 'string') return found;
    return typeof found === 'number' && Number.isFinite(found) ? String(found) : wrong(key, 'text');
  };
  const fitting = (
    keys: readonly string[],
    most: number,
    clean: (text: string, most: number) => string | null,
  ) => {
    const text = words(keys);
    const fit = text === null ? null : clean(text, most);
    // Only what is long can have been cut.
    const isCut =
      text !== null &&
      fit !== null &&
      text.length > most &&
      fit.length < (clean(text, text.length)?.length ?? 0);
    if (isCut) count(first(keys), 'limit');
    return fit;
  };
  const list = (key: string): unknown[] => {
    const found = get(key);
    if (isEmpty(found)) return [];
    if (!Array.isArray(found)) {
      wrong(key, 'list');
      return [];
    }
    count(key, 'limit', found.length - MAX_ITEMS);
    return found.slice(0, MAX_ITEMS);
  };
  const date = (...keys: string[]): string | null => {
    const text = words(keys);
    const read = readResumeDate(text, reading.daysAreMonths);
    return text !== null && read === null ? wrong(first(keys), 'date', cleanLine(text, 60) ?? '') : read;
  };
  const plain = (text: string) => (reading.isPlain ? text : plainWords(text));
  const decoded = (text: string) => (reading.isPlain ? text : decodeEntities(text));

  return {
    path,
    get said() {
      return JSON.stringify(value);
    },
    keys: Object.keys(value).slice(0, MAX_ITEMS),
    name: (...keys) => fitting(keys, LINE, (text, most) => cleanName(decoded(text), most)),
    line: (...keys) => fitting(keys, LINE, (text, most) => cleanLine(decoded(text), most)),
    text: (...keys) => fitting(keys, TEXT, (text, most) => cleanText(plain(text), most)),
    raw: (...keys) => fitting(keys, RICH_TEXT, cleanText),
    link(...keys) {
      const text = words(keys);
      const read = cleanLink(text === null ? null : decoded(text));
      return text !== null && read === null ? wrong(first(keys), 'link', cleanLine(text, 60) ?? '') : read;
    },
    date,
    exactDate: (...keys) => readResumeDate(words(keys), false),
    period(emptyEnd = 'current') {
      const end = words(['endDate', 'end']);
      const said = get('current');
      const goesOn =
        end === null ? (emptyEnd === 'current' ? said !== false : said === true) : meansPresent(end);
      const start = date('startDate', 'start');
      return {
        start,
        end: end === null || meansPresent(end) ? null : date('endDate', 'end'),
        current: goesOn && start !== null && !isAhead(start, reading.today),
      };
    },
    isTrue: (key) => get(key) === true,
    lines(key) {
      const found = list(key);
      count(key, 'limit', found.length - MAX_LINES);
      return found.slice(0, MAX_LINES).flatMap((line) => {
        if (typeof line === 'string') return cleanText(plain(line), 5000) ?? [];
        if (!isEmpty(line)) wrong(key, 'textInside');
        return [];
      });
    },
    items: (key) =>
      list(key).flatMap((one, index) => {
        const place = `${path === '' ? '' : `${path}.`}${key}[${index}]`;
        const item = readItem(one, place, reading);
        if (item === null && !isEmpty(one)) {
          // "skills": ["Maps"] is what people write by hand.
          if (typeof one === 'string' && NAMES[key] !== undefined)
            return readItem({ [NAMES[key]]: one }, place, reading) ?? [];
          wrong(key, 'entryInside');
        }
        if (item !== null) below.push(item);
        return item ?? [];
      }),
    item(key) {
      const found = get(key);
      if (isEmpty(found)) return null;
      const item = readItem(found, path === '' ? key : `${path}.${key}`, reading);
      if (item !== null) below.push(item);
      return item ?? wrong(key, 'entry');
    },
    leave(why, key, times = 1) {
      if (key === undefined) reading.tally.add({ table, column: null }, why, times);
      else count(key, why, times);
      return null;
    },
    sayNothing() {
      if (Object.values(value).every((field) => isEmpty(field))) return;
      isSkipped = true;
      reading.tally.add({ table, column: null }, 'unreadable');
      note(issueMessage({ path, label, key: null, fault: 'nothingToShow' }));
    },
    note,
    skip() {
      isSkipped = true;
    },
    countUnread() {
      if (isSkipped) return;
      for (const [key, unread] of Object.entries(value)) {
        if (asked.has(key) || isEmpty(unread) || typeof unread === 'boolean') continue;
        count(key, 'unsupported', Array.isArray(unread) ? Math.max(1, unread.length) : 1);
      }
      for (const item of below) item.countUnread();
    },
  };
}

/** The field that a bare text of a list stands for. */
const NAMES: Readonly<Record<string, string>> = {
  skills: 'name',
  languages: 'language',
  awards: 'title',
  certificates: 'name',
};

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  );
}
