import { cleanLine } from '../text/clean-text.ts';
import { asciiDigits } from './read-count.ts';
import { readClock } from './read-duration.ts';

export type Chapter = { start: number; title: string };
/** A list puts its times before the titles or behind them, never both ways. */
type Line = Chapter & { first: boolean };

const TIME = String.raw`\d{1,3}:[0-5]\d(?::[0-5]\d)?`;
/** Marks that people put before, around and behind a time. */
const MARKS = String.raw`[\s\-–—―•·*►▶▸→|:：~.,)\]】」」}>]`;
const OPEN = String.raw`[\s\-–—―•·*►▶▸→|(\[【「{<#]|\d{1,2}[.)]\s`;
const TIME_FIRST = new RegExp(`^(?:${OPEN})*(${TIME})(?:\\s*[-–—]\\s*${TIME})?${MARKS}*(?!\\d)(.*)$`, 'du');
const TIME_LAST = new RegExp(`^(.*?\\S)(?:${OPEN})+(${TIME})[\\s)\\]】」}>]*$`, 'du');
/** Marks that only steer the direction of writing. */
const STEERING = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/**
 * The chapters that a description lists, as YouTube itself takes them: at least three lines, the first at 0:00, each
 * later than the one before; otherwise none. `duration` in seconds, when it is known.
 */
export function readChapters(description: string | null, duration: number | null): Chapter[] {
  const lines = (description ?? '').slice(0, 20_000).split(/\r\n|\r|\n/u);
  let list: Line[] = [];
  let words = 0;
  for (const line of lines) {
    const chapter = readLine(line);
    if (chapter === null || (list[0] !== undefined && list[0].first !== chapter.first)) {
      // Two lines of prose end a list; a time in the text below it is no chapter.
      words = line.trim() === '' ? words : words + 1;
      if (words > 1 && list.length > 0) {
        if (isList(list)) break;
        list = [];
      }
      if (chapter?.start === 0 && !isList(list)) list = [chapter];
      continue;
    }
    words = 0;
    if (chapter.start === 0) {
      if (isList(list)) break;
      list = [chapter];
    } else if (list.length > 0) list.push(chapter);
  }
  const inside = list.filter(({ start }) => duration === null || start < duration);
  if (!isList(list) || inside.length < 3) return [];
  return inside.slice(0, 500).map(({ start, title }) => ({ start, title }));
}

function isList(list: readonly Chapter[]): boolean {
  return (
    list.length >= 3 && list.every(({ start }, index) => index === 0 || start > (list[index - 1]?.start ?? 0))
  );
}

function readLine(line: string): Line | null {
  const written = line.slice(0, 500).replace(STEERING, '').trim();
  const text = asciiDigits(written);
  const first = TIME_FIRST.exec(text);
  const match = first ?? TIME_LAST.exec(text);
  const [time, words] =
    first === null ? [match?.[2], match?.indices?.[1]] : [match?.[1], match?.indices?.[2]];
  const start = readClock(time ?? null);
  // Cut from what was written: only the times are read with other digits.
  const title = cleanLine(
    written.slice(...(words ?? [0, 0])).replace(/^[\s\-–—―:：|)\]】」}>]+|[\s\-–—―:：|([【「{<]+$/gu, ''),
  );
  return start === null || title === null ? null : { start, title, first: first !== null };
}
