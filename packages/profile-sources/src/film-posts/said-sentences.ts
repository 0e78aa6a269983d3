import type { Cue } from '@tosite/validation/posts/cue';
import { sentencesOf, wordsOf } from '@tosite/validation/text/words';
import { spokenText } from './spoken-text.ts';
import type { FilmFacts, Transcript } from './film-facts.ts';

/** Something that was said, in the speaker's words. */
export type Said = {
  text: string;
  /** The second at which it begins; null: the captions name no times. */
  at: number | null;
  /** Which chapter it stands in; -1: before the first. */
  chapter: number;
  /** Its words in small letters. */
  words: readonly string[];
  /** The last one of what was said without a pause, a paragraph of its writer or a chapter. */
  endsBlock: boolean;
};

const UNSPACED_END =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}、。！？」]$/u;
/** What stands with a space before it also within such a script. */
const SPACED_START = /^[\p{Script=Latin}\d]/u;
const SENTENCE_END = /[.!?…。！？؟।۔](?:["'”’»）)\]]*)$/u;
/** Who writes captions ends a sentence at least so often. */
const WORDS_OF_SENTENCE = 45;
/** What a machine heard is cut after so many words where nobody draws breath. */
const LONGEST_UNIT_WORDS = 44;
const SHORTEST_UNIT_WORDS = 12;
/** Silence beyond the time that the words themselves take. */
const PAUSE_SECONDS = 1.2;
const SECONDS_OF_WORD = 0.36;
/** Who is silent for so long in a film with sentences begins a paragraph. */
const SILENCE_SECONDS = 10;
const LONGEST_SENTENCE = 600;

/** What is said in a film, sentence by sentence; of captions without sentence ends, breath by breath. */
export function saidSentences(transcript: Transcript, chapters: FilmFacts['chapters']): Said[] {
  const language = transcript.language ?? 'en';
  const cues = inOrder(transcript.cues).flatMap((cue) => {
    const text = spokenText(cue.text);
    return text === null ? [] : [{ start: cue.start, text, words: wordsOf(text, language) }];
  });
  const count = cues.reduce((sum, { words }) => sum + words.length, 0);
  const ends = cues.reduce(
    (sum, { text }) => sum + (text.match(/[.!?…。！？؟।۔](?=\s|["'”’»）)\]]|$|[^\d\s])/gu)?.length ?? 0),
    0,
  );
  const chapterOf = (at: number | null) =>
    at === null ? -1 : chapters.findLastIndex(({ start }) => start <= at + 0.5);
  const placed = cues.map((cue) => ({ ...cue, chapter: chapterOf(cue.start) }));
  const said = ends * WORDS_OF_SENTENCE >= count ? written(placed, language) : heard(placed);
  return said.flatMap((one) => cut(one, language));
}

/** As they are said. Where some name no time, as they are given. */
function inOrder(cues: readonly Cue[]): readonly Cue[] {
  return cues.every(({ start }) => start !== null)
    ? cues.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0))
    : cues;
}

type PlacedCue = Cue & { words: readonly string[]; chapter: number };

/** Captions that a person wrote. A sentence that goes over several cues begins at the second of its first. */
function written(cues: readonly PlacedCue[], language: string): Said[] {
  const said: Said[] = [];
  for (const run of runs(cues)) {
    const { text, begins } = joined(run);
    const cueAt = (index: number) => run[placeOf(begins, index)];
    const sentences = sentencesOf(text, language).flatMap((sentence) => shortEnough(sentence, begins));
    sentences.forEach(({ text: words, index }, place) => {
      const cue = cueAt(index);
      const next = sentences[place + 1];
      const following = next === undefined ? undefined : cueAt(next.index);
      said.push({
        text: words.trim(),
        at: cue?.start ?? null,
        chapter: cue?.chapter ?? -1,
        words: wordsOf(words, language),
        endsBlock:
          next === undefined ||
          following?.chapter !== cue?.chapter ||
          isSilence(wordsOf(words, language).length, cue?.start ?? null, following?.start ?? null),
      });
    });
  }
  return said;
}

/** As one text, and where in it each begins. Captions break a line anywhere: in scripts without spaces none is there. */
function joined(cues: readonly Cue[]): { text: string; begins: number[] } {
  const begins: number[] = [];
  let text = '';
  for (const [place, cue] of cues.entries()) {
    const before = cues[place - 1]?.text;
    if (before !== undefined && !(UNSPACED_END.test(before) && !SPACED_START.test(cue.text))) text += ' ';
    begins.push(text.length);
    text += cue.text;
  }
  return { text, begins };
}

/** Which one an index lies in: the last that begins at it or before. */
function placeOf(begins: readonly number[], index: number): number {
  let [low, high] = [0, begins.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((begins[middle] ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Longer than it takes to say these words and to look at something. */
function isSilence(words: number, at: number | null, next: number | null): boolean {
  return at !== null && next !== null && next - at > words * SECONDS_OF_WORD + SILENCE_SECONDS;
}

/** Cues that name no times are paragraphs of whoever typed them: each is read by itself. */
function runs(cues: readonly PlacedCue[]): (readonly PlacedCue[])[] {
  return cues.every(({ start }) => start === null) ? cues.map((cue) => [cue]) : [cues];
}

/** A sentence that does not end is cut where captions are. */
function shortEnough(sentence: { text: string; index: number }, begins: readonly number[]) {
  if (sentence.text.length <= LONGEST_SENTENCE) return [sentence];
  const parts: { text: string; index: number }[] = [];
  let start = 0;
  for (let next = placeOf(begins, sentence.index); next < begins.length; next += 1) {
    const place = (begins[next] ?? 0) - sentence.index;
    if (place >= sentence.text.length) break;
    if (place <= start) continue;
    if (place - start >= LONGEST_SENTENCE / 2) {
      parts.push({ text: sentence.text.slice(start, place), index: sentence.index + start });
      start = place;
    }
  }
  return [...parts, { text: sentence.text.slice(start), index: sentence.index + start }];
}

/** What neither a sentence nor a caption ends: cut between two words, or anywhere in a script without spaces. */
function cut(said: Said, language: string): Said[] {
  if (said.text.length <= 2 * LONGEST_SENTENCE) return [said];
  const parts: string[] = [];
  for (let rest = said.text; rest !== '';) {
    const space = rest.lastIndexOf(' ', LONGEST_SENTENCE);
    const isHalf = /[\uD800-\uDBFF]$/u.test(rest.slice(0, LONGEST_SENTENCE));
    const end =
      rest.length <= LONGEST_SENTENCE ? rest.length : space > 0 ? space : LONGEST_SENTENCE - (isHalf ? 1 : 0);
    parts.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return parts.map((text, place) => ({
    ...said,
    text,
    words: wordsOf(text, language),
    endsBlock: said.endsBlock && place === parts.length - 1,
  }));
}

/**
 * Captions without sentence ends: cut at pauses and chapters, and where nobody pauses for long at the slowest place.
 * Nothing is added but a capital at the beginning.
 */
function heard(cues: readonly PlacedCue[]): Said[] {
  const said: Said[] = [];
  let open: PlacedCue[] = [];
  const end = (count: number, endsBlock: boolean) => {
    const taken = open.slice(0, count);
    open = open.slice(count);
    const [first] = taken;
    if (first === undefined) return;
    const { text } = joined(taken);
    const { start: at, chapter } = first;
    said.push({ text: capital(text), at, chapter, words: taken.flatMap(({ words }) => words), endsBlock });
  };
  cues.forEach((cue, index) => {
    open.push(cue);
    const next = cues[index + 1];
    const isOver = next === undefined || next.chapter !== cue.chapter || cue.start === null;
    if (isOver || isPause(cue, next)) end(open.length, true);
    else if (SENTENCE_END.test(cue.text)) end(open.length, false);
    else if (wordsIn(open) >= LONGEST_UNIT_WORDS) end(slowest(open, next), false);
  });
  end(open.length, true);
  return said;
}

/** After how many of these cues the speaker takes most time, measured by what they say; never after a few words. */
function slowest(open: readonly PlacedCue[], next: PlacedCue): number {
  let best = { count: open.length, slowness: 0 };
  open.forEach((cue, index) => {
    const { start } = open[index + 1] ?? next;
    const count = index + 1;
    if (start === null || cue.start === null || wordsIn(open.slice(0, count)) < SHORTEST_UNIT_WORDS) return;
    const slowness = (start - cue.start) / Math.max(1, cue.words.length);
    if (slowness > best.slowness) best = { count, slowness };
  });
  return best.count;
}

function wordsIn(cues: readonly PlacedCue[]): number {
  return cues.reduce((sum, { words }) => sum + words.length, 0);
}

function isPause(cue: PlacedCue, next: PlacedCue): boolean {
  if (cue.start === null || next.start === null) return false;
  return next.start - cue.start > cue.words.length * SECONDS_OF_WORD + PAUSE_SECONDS;
}

function capital(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
}
