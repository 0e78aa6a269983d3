/** Letters of other scripts that look like Latin ones, in the words that deceive with them. */
const ALIKE: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ӏ: 'l',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  ѵ: 'v',
  ԝ: 'w',
  г: 'r',
  п: 'n',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  ϲ: 'c',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ɡ: 'g',
  ɑ: 'a',
  ⅼ: 'l',
  օ: 'o',
  ո: 'n',
  ս: 'u',
  ց: 'g',
};

/** Without what nobody sees; every width and style of a letter is that letter. */
export function plainText(text: string): string {
  return (
    text
      .normalize('NFKC')
      // Marks of Markdown may stand within a word.
      .replace(/[*_~`]+/gu, '')
      .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}]+/gu, (unseen) =>
        /[\n\t]/u.test(unseen) ? '\n' : '',
      )
      .replace(/[^\S\n]+/gu, ' ')
  );
}

/** The same with look-alikes and accents made Latin, and letters that stand apart ("P a y P a l") together again. */
export function latinLetters(text: string): string {
  const folded = plainText(text)
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
    .replace(/\p{L}/gu, (letter) => {
      const latin = ALIKE[letter] ?? ALIKE[letter.toLowerCase()];
      return latin ?? letter;
    });
  return folded.replace(
    /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][ ._·•-]){3,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu,
    (apart) => apart.replace(/[ ._·•-]/gu, ''),
  );
}
