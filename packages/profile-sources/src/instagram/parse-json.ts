/** A text, or a whole number that a double cannot hold; the look-around keeps fractions and exponents as they are. */
const TEXT_OR_LONG_NUMBER = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|(?<![\w.+-])-?\d{16,}(?![\d.eE])/gu;

/**
 * Reads JSON without losing digits: numbers of 16 digits and more come out as texts, because Instagram writes some ids
 * as numbers above 2^53. Throws SyntaxError for what is no JSON.
 */
export function parseJson(json: string): unknown {
  return JSON.parse(json.replace(TEXT_OR_LONG_NUMBER, (part) => (part.startsWith('"') ? part : `"${part}"`)));
}
