import type { FilmFacts, Transcript } from '@tosite/profile-sources/film-posts/film-facts';
import { isAdvertising, spokenText } from '@tosite/profile-sources/film-posts/spoken-text';
import type { Cue } from '@tosite/validation/posts/cue';
import { sentencesOf } from '@tosite/validation/text/words';
import { seen } from '../text-of-model.ts';

const LONGEST_LINE = 500;

/** What is said, line by line, in order and without what is no speech; the place of a line in the list is its number. */
export function saidLines(transcript: Transcript, chapters: FilmFacts['chapters']): Cue[] {
  const { cues, language } = transcript;
  const ordered = cues.every(({ start }) => start !== null)
    ? cues.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0))
    : cues;
  return ordered.flatMap(({ start, text }) => {
    const chapter = start === null ? null : chapters.findLast((one) => one.start <= start + 0.5);
    if (isAdvertising(chapter?.title ?? '')) return [];
    const spoken = spokenText(seen(text.normalize('NFKC')).replaceAll(/\s+/gu, ' '));
    return spoken === null ? [] : inLines(spoken, language ?? 'en').map((line) => ({ start, text: line }));
  });
}

/** Somebody who pastes a transcript may have all of it on one line. */
function inLines(text: string, language: string): string[] {
  if (text.length <= LONGEST_LINE) return [text];
  const lines: string[] = [];
  for (const { text: sentence } of sentencesOf(text, language))
    for (let at = 0; at < sentence.length; at += LONGEST_LINE) {
      const piece = sentence.slice(at, at + LONGEST_LINE);
      const last = lines.at(-1);
      if (last !== undefined && last.length + piece.length <= LONGEST_LINE)
        lines[lines.length - 1] = last + piece;
      else lines.push(piece);
    }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
