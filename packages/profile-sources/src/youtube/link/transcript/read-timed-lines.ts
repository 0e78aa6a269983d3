import { cueText } from './cue-text.ts';
import { MAX_CUES, type Cue } from './cue.ts';

const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,3}):(\d{2})(?:[.,](\d{1,3}))?`;
/** "00:00:01,000 --> 00:00:04,000" of SubRip and WebVTT, "0:00:01.000,0:00:04.000" of SubViewer. */
const RANGE = new RegExp(
  `^\\s*${TIME}\\s*(?:-{1,2}>|,)\\s*${TIME.replaceAll('(\\d', '(?:\\d')}(?:\\s.*)?$`,
  'u',
);

type Caption = { start: number; lines: string[] };

export function secondsOf(parts: readonly (string | undefined)[]): number {
  const [hours, minutes, seconds, fraction] = parts;
  const whole = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return whole + Number((fraction ?? '').padEnd(3, '0')) / 1000;
}

/** SubRip, WebVTT and SubViewer: what stands between a line of times and the next empty line. Null without any. */
export function readTimedLines(source: string): Cue[] | null {
  const captions: Caption[] = [];
  let open: Caption | null = null;
  for (const line of source.split('\n')) {
    const range = RANGE.exec(line);
    if (range !== null) {
      // The number of a caption, where no empty line stands before it.
      if (open !== null && open.lines.length > 1 && /^\d+$/u.test(open.lines.at(-1)?.trim() ?? ''))
        open.lines.pop();
      open = { start: secondsOf(range.slice(1, 5)), lines: [] };
      if (captions.length < MAX_CUES) captions.push(open);
    } else if (line.trim() === '') {
      if (open !== null && open.lines.length > 0) open = null;
    } else open?.lines.push(line);
  }
  if (captions.length === 0) return null;
  const read = captions.map(({ start, lines }) => ({
    start,
    lines: lines.flatMap((line) => cueText(line) ?? []),
  }));
  return (rolls(read) ? unrolled(read) : read).flatMap(({ start, lines }) =>
    lines.length === 0 ? [] : [{ start, text: lines.join(' ') }],
  );
}

/** Captions made by a machine roll: each begins with the last line of the one before. */
function rolls(captions: readonly Caption[]): boolean {
  const pairs = captions.filter(
    ({ lines }, index) => lines.length > 0 && lines[0] === captions[index - 1]?.lines.at(-1),
  );
  return captions.length >= 4 && pairs.length * 3 >= captions.length;
}

function unrolled(captions: readonly Caption[]): Caption[] {
  let last: string | undefined;
  return captions.map(({ start, lines }) => {
    const fresh = lines[0] === last ? lines.slice(1) : lines;
    last = lines.at(-1) ?? last;
    return { start, lines: fresh };
  });
}
