import { cleanLine, cleanName, cleanText } from '../../text/clean-text.ts';
import { cleanLink } from '../../text/clean-link.ts';
import { meansPresent, readDate } from '../../linkedin/rows/dates.ts';

/** A value of the document that could not be used: which field of which item, and why. */
export type ResumeIssue = { name: string; reason: string };

/** An item of a JSON Resume: reads fields by their names, old and new, and notes what is of no use. */
export type ResumeItem = {
  /** As in `work[2]`. */
  readonly path: string;
  name(...keys: string[]): string | null;
  line(...keys: string[]): string | null;
  text(...keys: string[]): string | null;
  link(...keys: string[]): string | null;
  date(...keys: string[]): string | null;
  /** Start, end, and whether it goes on: an end that is absent, null or empty means that it does, as the format says. */
  period(): { start: string | null; end: string | null; current: boolean };
  lines(key: string): string[];
  items(key: string): ResumeItem[];
  item(key: string): ResumeItem | null;
  readonly keys: string[];
};

const MOST_ITEMS = 1000;
const MOST_LINES = 200;

export function readItem(value: unknown, path: string, issues: ResumeIssue[]): ResumeItem | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const place = (key: string) => (path === '' ? key : `${path}.${key}`);
  const wrong = (key: string, reason: string): null => {
    if (issues.length < 500) issues.push({ name: place(key).slice(0, 200), reason });
    return null;
  };
  // Own properties only: "constructor" is no field of anybody's curriculum vitae.
  const get = (key: string): unknown =>
    Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
  const first = (keys: readonly string[]) => keys.find((key) => !isEmpty(get(key))) ?? keys[0] ?? '';
  const words = (keys: readonly string[]): string | null => {
    const key = first(keys);
    const found = get(key);
    if (isEmpty(found)) return null;
    if (typeof found === 'string') return found;
    return typeof found === 'number' && Number.isFinite(found)
      ? String(found)
      : wrong(key, 'This is not a text.');
  };
  const list = (key: string): unknown[] => {
    const found = get(key);
    if (isEmpty(found)) return [];
    if (Array.isArray(found)) return found.slice(0, MOST_ITEMS);
    wrong(key, 'This is not a list.');
    return [];
  };
  const date = (...keys: string[]): string | null => {
    const text = words(keys);
    const read = readIsoDate(text) ?? readDate(text);
    return text !== null && read === null
      ? wrong(first(keys), `“${text.slice(0, 60)}” is not a date.`)
      : read;
  };

  return {
    path,
    keys: Object.keys(value).slice(0, MOST_ITEMS),
    name: (...keys) => cleanName(words(keys)),
    line: (...keys) => cleanLine(words(keys)),
    text: (...keys) => cleanText(words(keys), 20_000),
    link(...keys) {
      const text = words(keys);
      const read = cleanLink(text);
      return text !== null && read === null ? wrong(first(keys), 'This is not a web address.') : read;
    },
    date,
    period() {
      const end = words(['endDate', 'end']);
      const goesOn = end === null ? get('current') !== false : meansPresent(end);
      const start = date('startDate', 'start');
      return {
        start,
        end: end === null || meansPresent(end) ? null : date('endDate', 'end'),
        current: goesOn && start !== null,
      };
    },
    lines: (key) =>
      list(key)
        .slice(0, MOST_LINES)
        .flatMap((line, index) => {
          if (typeof line === 'string') return cleanText(line, 5000) ?? [];
          if (!isEmpty(line)) wrong(`${key}[${index}]`, 'This is not a text.');
          return [];
        }),
    items: (key) =>
      list(key).flatMap((one, index) => {
        const item = readItem(one, place(`${key}[${index}]`), issues);
        if (item === null && !isEmpty(one)) wrong(`${key}[${index}]`, 'This is not an entry.');
        return item ?? [];
      }),
    item(key) {
      const found = get(key);
      if (isEmpty(found)) return null;
      return readItem(found, place(key), issues) ?? wrong(key, 'This is not an entry.');
    },
  };
}

/** The format's own dates, whatever time of day follows them; null for any other, and for a day that never was. */
function readIsoDate(text: string | null): string | null {
  const [date] =
    /^(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?(?=T|$)/u.exec(text?.trim() ?? '') ??
    [];
  if (date === undefined) return null;
  return date.length < 10 || new Date(`${date}T00:00:00Z`).toISOString().startsWith(date) ? date : null;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
