import { meansPresent, readDate } from '../../rows/dates.ts';
import { monthOf } from '../../rows/month-names.ts';

/** A period as it is written; `end` is empty for one that goes on. */
export type WrittenRange = { start: string; end: string };

const RANGE = /^(.{2,40}?)\s*[-–—−~]\s*(.{2,40}?)(?:\s*[(（]([^()（）]{1,60})[)）])?$/u;
const ALONE = /^(.{2,40}?)\s*[(（]([^()（）]{1,60})[)）]$/u;
/** Words between a month and a year: "enero de 2020", "grudzień 2019 r." */
const BETWEEN = new Set(['de', 'del', 'di', 'of', 'da', 'the', 'r', 'г', 'год', 'р']);
const UNITS =
  /^(?:years?|yrs?|months?|mos?|ans?|années?|mois|jahre?n?|monate?n?|años?|mes|meses|anos?|m[eê]s|anni|anno|mes[ei]|jaar|jaren|maand|maanden|år|mån(?:ad(?:er)?)?|måneder|måned|md|lat|lata|rok|miesiąc|miesiące|miesięcy|yıl|ay|год|года|лет|месяц|месяца|месяцев)\.?$/iu;
const CJK_DURATION = /^(?:\d{1,2}\s*(?:年|년))?\s*(?:\d{1,2}\s*(?:个月|か月|カ月|ヶ月|個月|개월))?$/u;

/** A line that is a period and nothing else ("April 2019 - Present (7 years 8 months)"); null for any other line. */
export function readRange(line: string): WrittenRange | null {
  const [, start, end, duration] = RANGE.exec(line) ?? [];
  if (start !== undefined && end !== undefined && isDate(start)) {
    if (isDate(end)) return { start, end };
    // A word for "today" in a language that is not on the list is still followed by how long it has been.
    if (meansPresent(end) || (duration !== undefined && isDuration(duration) && !/\d/u.test(end))) {
      return { start, end: '' };
    }
  }
  const [, only, length] = ALONE.exec(line) ?? [];
  return only !== undefined && length !== undefined && isDate(only) && isDuration(length)
    ? { start: only, end: only }
    : null;
}

/** "7 years 8 months", in words or in the counters of Chinese, Japanese and Korean. */
export function isDuration(text: string): boolean {
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return false;
  if (CJK_DURATION.test(plain)) return true;
  if (
    /^(?:less than a year|moins d['’]un an|weniger als ein jahr|menos de un año|menos de um ano|meno di un anno|minder dan een jaar)$/iu.test(
      plain,
    )
  )
    return true;
  const tokens = plain
    .split(/\s+/u)
    .filter((token) => !/^(?:and|et|und|y|e|en|og|och|i|и|ve)$/iu.test(token));
  return (
    tokens.length >= 2 &&
    tokens.length <= 4 &&
    tokens.every((token, index) => (index % 2 === 0 ? /^\d{1,2}$/u.test(token) : UNITS.test(token)))
  );
}

/** A date and no other word. */
function isDate(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}]{1,}/gu) ?? [];
  const counters = /\d\s*[年月日년월일]/u.test(text);
  const known = words.every((word) => counters || BETWEEN.has(word.toLowerCase()) || monthOf(word) !== null);
  return known && readDate(text) !== null;
}
