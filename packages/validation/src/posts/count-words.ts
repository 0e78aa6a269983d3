/** Scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** How many words a text has, in any script. */
export function countWords(text: string): number {
  let count = 0;
  for (const piece of text.split(/\s+/u)) {
    if (UNSPACED.test(piece)) {
      for (const { isWordLike } of new Intl.Segmenter('und', { granularity: 'word' }).segment(piece))
        if (isWordLike === true) count += 1;
    } else if (/[\p{L}\p{N}]/u.test(piece)) count += 1;
  }
  return count;
}
