import { randomBytes } from 'node:crypto';

/** A mark that stands in what a model is told, and nowhere in what it may answer. */
export function newCanary(): string {
  return `MARK-${randomBytes(9).toString('hex').toUpperCase()}`;
}

/** Whether a text repeats the mark, also taken apart or in other letters. */
export function leaks(text: string, canary: string): boolean {
  const bare = (words: string) =>
    words
      .normalize('NFKC')
      .replaceAll(/[^\p{L}\p{N}]+/gu, '')
      .toUpperCase();
  return bare(text).includes(bare(canary).slice('MARK'.length));
}
