import { cleanText } from '../text/clean-text.ts';

const BULLET = /^\s*[-–—•·*●▪◦‣✓➤►]\s+/u;

export type TextBlock = { kind: 'paragraph' | 'list'; lines: string[] };

/** Plain text as its writer meant it: paragraphs between blank lines, lists where lines begin with a mark. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const chunk of (cleanText(text) ?? '').split(/\n{2,}/u)) {
    const before = blocks.length;
    for (const line of chunk.split('\n')) {
      const kind: TextBlock['kind'] = BULLET.test(line) ? 'list' : 'paragraph';
      const words = cleanText(line.replace(BULLET, ''));
      if (words === null) continue;
      const open = blocks.length > before ? blocks.at(-1) : undefined;
      if (open?.kind === kind) open.lines.push(words);
      else blocks.push({ kind, lines: [words] });
    }
  }
  return blocks;
}

/** Blocks of plain text. What a person wrote runs in its own direction. */
export function WrittenText({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.map(({ kind, lines }, index) =>
    kind === 'list' ? (
      // A text has no ids; its blocks never move.
      // oxlint-disable-next-line react/no-array-index-key
      <ul key={index} dir="auto">
        {lines.map((line, place) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>{line}</li>
        ))}
      </ul>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <p key={index} dir="auto">
        {lines.flatMap((line, place) =>
          // oxlint-disable-next-line react/no-array-index-key
          place === 0 ? [line] : [<br key={place} />, line],
        )}
      </p>
    ),
  );
}
