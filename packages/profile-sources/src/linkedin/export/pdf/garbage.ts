/* What a broken font table leaves in the text of a PDF: icons without a letter, and runs of signs ("?~ L8c"). */

const NO_CHARACTER = /[\p{Co}\p{Cn}\ufffd\p{Cs}]|(?![\t\n])\p{Cc}/gu;
const SIGNS = /[?~^`\\{}<>¬¦§¶_=|]/u;
const NOISE = /^(?:[?~^`\\{}<>¬¦§¶_=|]{2,}|\S{0,2}\?~\S{0,4}|~\?\S{0,4})$/u;
const BESIDE_NOISE = /^(?=\S*\d)(?=\S*\p{L})\S{1,4}$/u;
const WELL_KNOWN = /^(?:<-|->|=>|<=|>=|==|!=|\|\||<>|__|\?\?)$/u;

/** A line without its garbage; empty when nothing else was on it. */
export function withoutGarbage(line: string): string {
  const text = line.replace(NO_CHARACTER, ' ');
  if (!SIGNS.test(text)) return text.replace(/\s+/gu, ' ').trim();
  const tokens = text.split(/\s+/u).filter((token) => token !== '');
  const noise = tokens.map((token) => NOISE.test(token) && !WELL_KNOWN.test(token));
  return tokens
    .filter((token, index) => {
      const beside = noise[index - 1] === true || noise[index + 1] === true;
      return noise[index] !== true && !(beside && BESIDE_NOISE.test(token));
    })
    .join(' ');
}
