/** What stands between phrases that no sign ends: no language's own. */
const BETWEEN = ' · ';
const ENDED = /[\p{Sentence_Terminal}\p{Terminal_Punctuation}…]["'”’»)\]」』）]*$/u;
/** Full-width stops bring their own space. */
const WIDE = /[\u3000-\u303f\uff00-\uff65][」』）]*$/u;

/** Lines that stood apart, as one: after the end of a sentence a space is enough, in any script. */
export function joinPhrases(phrases: readonly string[]): string {
  return phrases.reduce((line, phrase) => {
    if (line === '') return phrase;
    if (!ENDED.test(line)) return `${line}${BETWEEN}${phrase}`;
    return WIDE.test(line) ? `${line}${phrase}` : `${line} ${phrase}`;
  }, '');
}
