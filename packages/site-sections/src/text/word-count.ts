/** Scripts that put no spaces between words: two of their signs count as a word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu;

/** About how many words a text has, in any script. Links and tags are none. */
export function wordCount(text: string): number {
  const spoken = text.replaceAll(/https?:\/\/\S+|[#@][\p{L}\p{N}_]+/gu, ' ');
  const unspaced = spoken.match(UNSPACED)?.length ?? 0;
  const words =
    spoken.replaceAll(UNSPACED, ' ').match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return words + Math.ceil(unspaced / 2);
}
