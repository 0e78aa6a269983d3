/** What stands behind a shortened number, in the languages that YouTube shortens numbers in; whole words. */
const WORDS: readonly (readonly [string, number])[] = [
  ['mil\\s+m\\p{L}*|b|bn|bln|bi|md|mds|mrd|mld|млрд|mia|milliards?', 1e9],
  ['crore|cr|करोड़', 1e7],
  ['mln|mio|млн|mi|mn|juta|jt|مليون|ملايين|millions?|millionen|millones|m', 1e6],
  ['lakh|lac|लाख', 1e5],
  ['k|mil|тыс|tys|tsd|ألف|آلاف|هزار|हज़ार|bin|rb|tis|e', 1e3],
];
const FACTORS: readonly (readonly [RegExp, number])[] = [
  ...WORDS.map(([words, factor]) => [new RegExp(`^(?:${words})(?![\\p{L}\\p{M}])`, 'u'), factor] as const),
  [/^[億亿억]/u, 1e8],
  [/^[万萬만]/u, 1e4],
  [/^[千천]/u, 1e3],
];

/** A number, and whether it was told shortened: then only its first digits are known. */
type Counted = { count: number; rough: boolean };

/** The number at the beginning of "1,234,567 views", "48.2K subscribers", "12 万 回視聴"; null when there is none. */
export function readCount(value: string | null): number | null {
  return readCounted(value)?.count ?? null;
}

/** Whether a text tells a number only roughly, as "48.2K" does. */
export function isRoughCount(value: string | null): boolean {
  return readCounted(value)?.rough === true;
}

function readCounted(value: string | null): Counted | null {
  const text = asciiDigits(value ?? '')
    .replace(/[\u00a0\u202f\u2009]/gu, ' ')
    .trim()
    .toLowerCase();
  if (/^no (?:views|videos|subscribers)/u.test(text)) return { count: 0, rough: false };
  const [, digits, rest = ''] = /^\D{0,40}?(\d+(?:[.,' ]\d+)*)\s*(.*)$/su.exec(text.slice(0, 200)) ?? [];
  if (digits === undefined) return null;
  const factor = FACTORS.find(([word]) => word.test(rest))?.[1] ?? null;
  const count = factor === null ? Number(digits.replace(/\D/gu, '')) : shortNumber(digits) * factor;
  const whole = Math.round(count);
  return Number.isSafeInteger(whole) ? { count: whole, rough: factor !== null } : null;
}

/** In a shortened number the last mark is the decimal one. */
function shortNumber(digits: string): number {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last === -1) return Number(digits.replace(/\D/gu, ''));
  return Number(`${digits.slice(0, last).replace(/\D/gu, '')}.${digits.slice(last + 1).replace(/\D/gu, '')}`);
}

/** Arabic, Persian and Devanagari digits as the ones that programs read. */
export function asciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/gu, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= 0x966 ? 0x966 : code >= 0x6f0 ? 0x6f0 : 0x660));
  });
}
