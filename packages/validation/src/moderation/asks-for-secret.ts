import { latinLetters, plainText } from './latin-letters.ts';
import { SECRET_WORDS, SECRETS, type Secret } from './secret-words.ts';

/** How far from one another the two stand at most: as much as a sentence. */
const NEAR = 90;
const EACH = Object.entries(SECRET_WORDS).map(([language, words]) => ({
  language,
  asks: new RegExp(words.asks, 'gu'),
  secrets: SECRETS.map((secret) => [secret, new RegExp(words[secret], 'gu')] as const),
}));
/** English is what people write about passwords in: there it is a reader's own that is asked for. */
const YOURS = /\b(?:your|you|ur|account|wallet|here|below|now|immediately)\b/u;
/** Whoever warns of it does not ask. */
const WARNS =
  /\b(?:never|(?:do not|don['’]t|nobody (?:should|will)|no one (?:should|will))) (?:ever )?(?:share|give|tell|send|type|enter|ask|reveal|submit)/u;

export type Ask = { secret: Secret; at: number; excerpt: string };

/** Where a text asks its reader for a password, a card or the words of a wallet, in any of our languages and some more. */
export function asksForSecret(text: string): Ask | null {
  const plain = plainText(text);
  const found = firstAsk(plain);
  if (found !== null) return found;
  const latin = latinLetters(text);
  return latin === plain ? null : firstAsk(latin);
}

function firstAsk(text: string): Ask | null {
  const small = text.toLowerCase();
  // Some capitals are two letters when they are small.
  const shown = small.length === text.length ? text : small;
  for (const { language, asks, secrets } of EACH) {
    let asked: number[] | null = null;
    for (const [secret, words] of secrets) {
      for (const match of small.matchAll(words)) {
        asked ??= [...small.matchAll(asks)].map(({ index }) => index);
        const behind = match.index + match[0].length;
        const before = small.slice(Math.max(0, match.index - NEAR), match.index);
        const after = small.slice(behind, behind + NEAR);
        const begin = match.index - before.length + before.lastIndexOf('\n') + 1;
        const stop = behind + (after.includes('\n') ? after.indexOf('\n') : after.length);
        if (!hasOneIn(asked, begin, stop)) continue;
        const around = small.slice(begin, stop);
        if (language === 'en' && (!YOURS.test(around) || WARNS.test(around))) continue;
        return { secret, at: match.index, excerpt: shown.slice(begin, stop).trim() };
      }
    }
  }
  return null;
}

/** Whether one of the places, which are in order, lies between the two. */
function hasOneIn(places: readonly number[], begin: number, stop: number): boolean {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < begin) low = middle + 1;
    else high = middle;
  }
  const next = places[low];
  return next !== undefined && next < stop;
}
