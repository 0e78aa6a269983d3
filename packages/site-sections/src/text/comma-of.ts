const COMMAS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['ar', 'ckb', 'fa', 'ps', 'sd', 'ug', 'ur'].map((tag) => [tag, '، '])),
  ja: '、',
  zh: '、',
};

/** What stands between the items of a list that runs on in a line, in a language; a space with it where one belongs. */
export function commaOf(language: string | undefined): string {
  return COMMAS[language?.toLowerCase().split('-')[0] ?? ''] ?? ', ';
}
