import { sentencesOf } from '@tosite/validation/text/words';

/** At most so long: whole sentences where one fits, else whole words. */
export function shortened(text: string, longest: number, language = 'en'): string {
  if (text.length <= longest) return text;
  let whole = 0;
  for (const { text: sentence, index } of sentencesOf(text.slice(0, longest + 1), language)) {
    const end = index + sentence.trimEnd().length;
    if (end <= longest && /[.!?…。！？؟।۔]["'”’»）)\]]*$/u.test(sentence.trimEnd())) whole = end;
  }
  if (whole >= longest / 2) return text.slice(0, whole);
  const cut = text.slice(0, longest).replace(/[\ud800-\udbff]$/u, '');
  const space = cut.lastIndexOf(' ');
  return (space > longest / 2 ? cut.slice(0, space) : cut).trimEnd();
}
