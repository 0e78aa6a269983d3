/*
 * The languages LinkedIn writes dates in. Where two languages give one word to two months, the one named first wins
 * ("listopad" is November in Polish and Czech, October in Croatian).
 */
const LANGUAGES =
  'en es fr de pt it nl pl tr ru uk ar cs sk sv da nb fi hu ro el id ms hi th vi ko ja zh he fa bg sl sr ca et lv lt hr'.split(
    ' ',
  );

/** Short forms that people and older exports use beside those of the Unicode tables. */
const OTHERS: Record<string, number> = {
  sept: 9,
  set: 9,
  mrz: 3,
  maer: 3,
  maerz: 3,
  fevr: 2,
  juill: 7,
  gen: 1,
  mrt: 3,
  agt: 8,
  janv: 1,
  dez: 12,
};

let known: Map<string, number> | null = null;

/** The month, 1 to 12, that a word names in any of these languages, whatever its case, accents and dots. */
export function monthOf(word: string): number | null {
  known ??= readMonths();
  return known.get(plainWord(word)) ?? null;
}

function readMonths(): Map<string, number> {
  const months = new Map<string, number>();
  const learn = (word: string, month: number) => {
    const plain = plainWord(word);
    if (!/^\d*$/u.test(plain) && !months.has(plain)) months.set(plain, month);
  };
  for (const language of LANGUAGES) {
    for (const length of ['long', 'short'] as const) {
      // Alone and beside a day: many languages inflect the month's name.
      for (const withDay of [false, true]) {
        const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
          timeZone: 'UTC',
          month: length,
          ...(withDay ? { day: 'numeric' } : {}),
        });
        for (let month = 1; month <= 12; month += 1) {
          const parts = format.formatToParts(Date.UTC(2021, month - 1, 15));
          const name = parts.find((part) => part.type === 'month')?.value ?? '';
          learn(name, month);
        }
      }
    }
  }
  for (const [word, month] of Object.entries(OTHERS)) learn(word, month);
  return months;
}

/** Accents are dropped from Latin letters only: in Thai they tell January from March. */
function plainWord(word: string): string {
  const lower = word.toLowerCase().normalize('NFKD');
  const plain = /[a-z]/u.test(lower) ? lower.replace(/\p{M}/gu, '').replace(/ı/gu, 'i') : lower;
  return plain.replace(/[.\s'’׳]/gu, '');
}
