/** True when most letters of the text are Latin, Greek or Cyrillic: scripts that display sizes are measured for. */
export function hasCapitals(text: string): boolean {
  return share(text, /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/gu) > 0.5;
}

/** True when most letters are Latin. */
export function isLatin(text: string): boolean {
  return share(text, /\p{Script=Latin}/gu) > 0.5;
}

function share(text: string, pattern: RegExp): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters === 0 ? 0 : (text.match(pattern)?.length ?? 0) / letters;
}

const RIGHT_TO_LEFT = new Set([
  'ar',
  'arc',
  'ckb',
  'dv',
  'fa',
  'ha-arab',
  'he',
  'ks',
  'ku-arab',
  'ps',
  'sd',
  'ug',
  'ur',
  'yi',
]);

/** The direction in which a language is written, by its BCP 47 tag. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const parts = language.toLowerCase().split('-');
  const primary = parts[0] ?? '';
  if (parts.includes('latn')) return 'ltr';
  return RIGHT_TO_LEFT.has(primary) || RIGHT_TO_LEFT.has(parts.slice(0, 2).join('-')) ? 'rtl' : 'ltr';
}
