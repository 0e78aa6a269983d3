import { dateLanguage } from '../../../display/moment.ts';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import { sayTime } from './say-time.ts';

const copy = postEditorWords.doubts;
const MOST_NAMED = 6;

/** “1904” and “Tula” are not said near 2:14. */
export function sayDoubt(words: readonly string[], second: number | null): string {
  const named = words.slice(0, MOST_NAMED).map((word) => copy.quoted(word));
  const more = words.length - named.length;
  const all = new Intl.ListFormat(dateLanguage(), { type: 'conjunction' }).format([
    ...named,
    ...(more > 0 ? [copy.others(more)] : []),
  ]);
  return second === null ? copy.nowhere(all, words.length) : copy.near(all, words.length, sayTime(second));
}
