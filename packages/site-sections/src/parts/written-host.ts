// oxlint-disable-next-line typescript/triple-slash-reference -- other packages compile this file and have to find its types
/// <reference path="./punycode.d.ts" />
import { toUnicode } from 'punycode/punycode.es6.js';

/** Letters of other scripts that are drawn like Latin ones: a whole word of them passes for another host. */
const LIKE_LATIN = /^[аасԁеһіјӏкмоорԛѕтԝхуѵɡαικνορτυχω0-9-]+$/iu;
/* oxlint-disable no-misleading-character-class -- joiners and marks stand alone in these classes on purpose */
const SCRIPTS = [
  /^[\p{Script=Latin}\p{M}\d-]+$/u,
  /^[\p{Script=Cyrillic}\p{M}\d-]+$/u,
  /^[\p{Script=Greek}\p{M}\d-]+$/u,
  /^[\p{Script=Arabic}\p{M}\p{Nd}\u200c-]+$/u,
  /^[\p{Script=Hebrew}\p{M}\d-]+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fb\u30fc\da-z-]+$/u,
  /^[\p{Script=Hangul}\p{Script=Han}\da-z-]+$/u,
  /^[\p{Script=Devanagari}\p{M}\d\u200c\u200d-]+$/u,
  /^[\p{Script=Bengali}\p{M}\d\u200c\u200d-]+$/u,
  /^[\p{Script=Sinhala}\p{M}\d\u200c\u200d-]+$/u,
  /^[\p{Script=Tamil}\p{M}\d-]+$/u,
  /^[\p{Script=Thai}\p{M}\d-]+$/u,
  /^[\p{Script=Georgian}\p{M}\d-]+$/u,
  /^[\p{Script=Armenian}\p{M}\d-]+$/u,
];

/** A host as people read it. A label that mixes scripts, or looks like a Latin one, stays as machines write it. */
export function writtenHost(host: string): string {
  return host
    .split('.')
    .map((label) => {
      if (!/^xn--/iu.test(label)) return label;
      const read = unicodeOf(label);
      const isPlain = read !== null && SCRIPTS.some((script) => script.test(read)) && !LIKE_LATIN.test(read);
      return isPlain ? read : label;
    })
    .join('.');
}

function unicodeOf(label: string): string | null {
  try {
    return toUnicode(label);
  } catch {
    return null;
  }
}
