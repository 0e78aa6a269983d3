const MARK = '• ';

/**
 * A description in the two fields of a JSON Resume: what stands before a closing list, and the list's lines. Only where
 * putting the two together again, with a blank line between them, gives the same text.
 */
export function summaryWithHighlights(description: string | null): {
  summary: string | null;
  highlights: string[];
} {
  const blocks = (description ?? '').split('\n\n');
  const lines = blocks.at(-1)?.split('\n') ?? [];
  const isList = lines.length <= 200 && lines.every((line) => /^• [^\s•*●▪◦‣·–—-].{0,4000}$/u.test(line));
  if (!isList || lines.some((line) => line !== line.trimEnd()))
    return { summary: description, highlights: [] };
  const summary = blocks.slice(0, -1).join('\n\n');
  return {
    summary: summary === '' ? null : summary,
    highlights: lines.map((line) => line.slice(MARK.length)),
  };
}
