const segmenters = new Map<string, Intl.Segmenter>();

function segmenter(language: string, granularity: 'word' | 'sentence'): Intl.Segmenter {
  const key = `${granularity} ${language}`;
  const known = segmenters.get(key);
  if (known !== undefined) return known;
  let made: Intl.Segmenter;
  try {
    made = new Intl.Segmenter(language, { granularity });
  } catch {
    made = new Intl.Segmenter('en', { granularity });
  }
  segmenters.set(key, made);
  return made;
}

/** A text without a space is cut by a dictionary, which takes its time: so much of one run at once. */
const LONGEST_RUN = 2_000;
const RUN = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
/** Scripts that put no space between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** The words of a text in small letters, in any script; numbers are words. `language`: a BCP 47 tag, or anything. */
export function wordsOf(text: string, language = 'en'): string[] {
  const words: string[] = [];
  for (const [run] of text.toLowerCase().matchAll(RUN)) {
    if (!UNSPACED.test(run)) words.push(run);
    else
      for (let start = 0; start < run.length; start += LONGEST_RUN)
        for (const { segment, isWordLike } of segmenter(language, 'word').segment(
          run.slice(start, start + LONGEST_RUN),
        ))
          if (isWordLike === true) words.push(segment);
  }
  return words;
}

/** Every sentence costs what the whole text is long: so much is looked at at once. */
const WINDOW = 4_000;
/** Where a sentence ends depends on what follows: the last ones are looked at again with what comes after them. */
const OPEN = 2;

/** Sentences with where each begins. `window`: characters that are looked at at once; more, where a sentence is longer. */
export function sentencesOf(
  text: string,
  language = 'en',
  window = WINDOW,
): { text: string; index: number }[] {
  const found: { text: string; index: number }[] = [];
  const segments = segmenter(language, 'sentence');
  let width = window;
  for (let start = 0; start < text.length;) {
    const seen = [...segments.segment(text.slice(start, start + width))];
    const isLast = start + width >= text.length;
    const whole = isLast ? seen : seen.slice(0, -OPEN);
    for (const { segment, index } of whole)
      if (segment.trim() !== '') found.push({ text: segment, index: start + index });
    const open = seen[whole.length];
    if (isLast || open === undefined) break;
    width = whole.length === 0 ? width * 2 : window;
    start += open.index;
  }
  return found;
}
