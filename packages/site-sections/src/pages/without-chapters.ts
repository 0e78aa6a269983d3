const CHAPTER_LINE = /^\W*(?:\d{1,2}:)?\d{1,2}:\d{2}\b/u;

/** A film's description without the lines that are its list of chapters, which the page draws as a list. */
export function withoutChapters(description: string | null, listed: boolean): string | null {
  if (description === null || !listed) return description;
  return description
    .split('\n')
    .filter((line) => !CHAPTER_LINE.test(line))
    .join('\n');
}
