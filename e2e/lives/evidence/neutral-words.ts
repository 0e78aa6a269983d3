import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../../packages/site-sections/src/words/', import.meta.url);
const RUN = /[\p{L}\p{M}\p{N}\u200C\u200D]+/gu;

export const runsIn = (text: string): string[] =>
  (text.normalize('NFC').toLowerCase().match(RUN) ?? []).filter((run) => /\p{L}/u.test(run));

/** Names of platforms and forms, which labels and links of every site carry. */
const ALWAYS =
  'to site GitHub LinkedIn YouTube Instagram X README CV RSS Atom JSON Resume PDF ZIP html www com org net example http https feed';

let known: ReadonlySet<string> | null = null;

/** What the product itself may say on a page: the words of its catalogues, and the names of months and days. */
export function neutralWords(): ReadonlySet<string> {
  if (known !== null) return known;
  const words = new Set(runsIn(ALWAYS));
  for (const name of readdirSync(FOLDER)) {
    if (!/^[a-z]{2}(?:-[a-z]+)?\.ts$/u.test(name)) continue;
    // Literals of the catalogue, whole and between the places of a template.
    for (const [literal] of readFileSync(new URL(name, FOLDER), 'utf8').matchAll(
      /'[^'\n]*'|`[^`]*`|"[^"\n]*"/gu,
    ))
      for (const run of runsIn(literal)) words.add(run);
    addDates(name.replace('.ts', ''), words);
  }
  for (const language of ['th', 'vi', 'mr']) addDates(language, words);
  known = words;
  return words;
}

function addDates(language: string, words: Set<string>): void {
  for (const number of [1200, 23_000, 230_000, 2_230_000, 120_000_000]) {
    const text = new Intl.NumberFormat(language, { notation: 'compact' }).format(number);
    for (const run of runsIn(text)) words.add(run);
  }
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(2020, month, 3 + month));
    for (const style of ['long', 'short'] as const) {
      const forms = [
        { month: style, year: 'numeric', day: 'numeric' },
        { month: style, year: 'numeric' },
        { month: style },
        { weekday: style },
      ] as const;
      for (const form of forms) {
        const text = new Intl.DateTimeFormat(language, {
          ...form,
          calendar: 'gregory',
          timeZone: 'UTC',
        }).format(date);
        for (const run of runsIn(text)) words.add(run);
      }
    }
  }
}
