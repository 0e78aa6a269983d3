import { asciiDigits } from '../../read-count.ts';
import { cueText } from './cue-text.ts';
import { MAX_CUES, type Cue } from './cue.ts';
import { secondsOf } from './read-timed-lines.ts';

const LINE = /^[\s([【「-]*(?:(\d{1,3}):)?(\d{1,3}):([0-5]\d)(?:[.,](\d{1,3}))?[\s)\]】」–—:-]*(?!\d)(.*)$/u;

/**
 * A text copied from a page: times at the beginnings of lines or on lines of their own, as YouTube's panel has them,
 * or no times at all, one cue a paragraph then.
 */
export function readPastedLines(source: string): Cue[] {
  const lines = source.split('\n').filter((line) => line.trim() !== '');
  const timed = lines.filter((line) => LINE.test(asciiDigits(line.slice(0, 300)))).length;
  return timed >= 1 && timed * 10 >= lines.length ? withTimes(lines) : paragraphs(source);
}

function withTimes(lines: readonly string[]): Cue[] {
  const cues: { start: number | null; words: string[] }[] = [];
  let bare: readonly number[] | null = null;
  for (const line of lines) {
    const match = LINE.exec(asciiDigits(line));
    if (match !== null) {
      const rest = line.slice(line.length - (match[5]?.length ?? 0));
      cues.push({ start: secondsOf(match.slice(1, 5)), words: rest.trim() === '' ? [] : [rest] });
      bare = rest.trim() === '' ? match.slice(1, 4).map((part) => Number(part ?? 0)) : null;
      continue;
    }
    const isSpoken = bare === null || !spellsOut(line, bare);
    bare = null;
    if (!isSpoken) continue;
    const last = cues.at(-1);
    if (last === undefined) cues.push({ start: null, words: [line] });
    else last.words.push(line);
  }
  return cues.slice(0, MAX_CUES).flatMap(({ start, words }) => {
    const text = cueText(words.join(' '));
    return text === null ? [] : [{ start, text }];
  });
}

/** "1 minute, 5 seconds" below "1:05", in whatever language: what a screen reader says of the time. */
function spellsOut(line: string, time: readonly number[]): boolean {
  const numbers = asciiDigits(line).match(/\d+/gu)?.map(Number) ?? [];
  const parts = time.filter((part) => part > 0);
  const wanted = parts.length === 0 ? [0] : parts;
  return (
    line.length < 80 &&
    numbers.length === wanted.length &&
    numbers.every((one, index) => one === wanted[index])
  );
}

function paragraphs(source: string): Cue[] {
  return source
    .split(/\n\s*\n/u)
    .slice(0, MAX_CUES)
    .flatMap((paragraph) => {
      const text = cueText(paragraph);
      return text === null ? [] : [{ start: null, text }];
    });
}
