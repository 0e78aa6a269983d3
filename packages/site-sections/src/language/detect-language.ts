/** Languages in Latin letters that people write about themselves in, as the detector calls them. */
export const LATIN_LANGUAGES =
  'en es fr de pt it nl pl tr ca sv da no fi ro cs sk hu hr sl et lv lt is sq eu vi ms tl'.split(' ');
/** What the detector calls otherwise than the list of languages does. */
const TAGS: Readonly<Record<string, string>> = { no: 'nb', ms: 'id', tl: 'fil' };

/** Below these, a text is as likely in another language. Measured on résumés: see detect-language.test.ts. */
const LEAST_LIKENESS = 0.68;
const LEAST_LEAD = 0.035;
const LEAST_LETTERS = 18;

/** Letters alone say it: three languages that the detector takes for the nearest that it knows. */
const NEAR: Readonly<Record<string, (text: string) => string>> = {
  ms: (text) =>
    /(?<!\p{L})(?:ialah|kerana|boleh|syarikat|bekerja di dalam)(?!\p{L})/iu.test(text) ? 'ms' : 'id',
};

/**
 * The language of a text among these, BCP 47; null where it does not show. `candidates` are of one script. The
 * detector is fetched when it is first asked.
 */
export async function detectLanguage(text: string, candidates: readonly string[]): Promise<string | null> {
  if ((text.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS) return null;
  const { eld } = await import('eld/extrasmall');
  const scores = Object.entries(eld.detect(text).getScores())
    .filter(([language]) => candidates.includes(language))
    .sort(([, a], [, b]) => b - a);
  const [first, second] = scores;
  if (first === undefined || first[1] < LEAST_LIKENESS) return null;
  if (second !== undefined && first[1] - second[1] < LEAST_LEAD && candidates === LATIN_LANGUAGES)
    return null;
  const [language] = first;
  return NEAR[language]?.(text) ?? TAGS[language] ?? language;
}
