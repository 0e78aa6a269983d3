import bidiFactory from 'bidi-js';
import { notoFile, type NotoFile } from './noto-files.ts';

/** Letters that follow one another in one direction and are set in one file. */
export type Run = { text: string; file: NotoFile; rightToLeft: boolean };

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Whether faces have every letter of a text. Signs that none has are left out. */
export function hasLetters(text: string, language: string): boolean {
  const parts = Array.from(graphemes.segment(text), ({ segment }) => segment).filter(
    (part) => part.trim() !== '',
  );
  return (
    parts.some((part) => notoFile(part, language, null) !== null) &&
    parts.every((part) => !/[\p{L}\p{N}]/u.test(part) || notoFile(part, language, null) !== null)
  );
}

/** A line in runs as they stand on the card, from the left. */
export function runsOf(line: string, language: string): Run[] {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(line);
  const runs: (Run & { level: number })[] = [];
  for (const { index, segment } of graphemes.segment(line)) {
    const before = runs.at(-1);
    const file = notoFile(segment, language, before?.file ?? null);
    if (file === null) continue;
    const level = levels[index] ?? paragraphs[0]?.level ?? 0;
    if (before !== undefined && before.file === file && before.level === level) before.text += segment;
    else runs.push({ text: segment, file, level, rightToLeft: level % 2 === 1 });
  }
  return visualOrder(runs);
}

/** Rule L2 of the Unicode Bidirectional Algorithm: from the deepest level up, stretches are turned around. */
function visualOrder<T extends { level: number }>(runs: readonly T[]): T[] {
  const ordered = [...runs];
  const deepest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = deepest; level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while ((ordered[end]?.level ?? 0) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = end;
    }
  }
  return ordered;
}
