const FENCE = /^\s*(`{3,}|~{3,})/u;
const DEFINITION = /^ {0,3}\[[^\]\n]+\]:[^\S\n]*\S.*$/gmu;

/**
 * A long text in pieces that are read one after another. Cut between paragraphs, and within one only where it alone is longer; each piece knows the whole text's
 * addresses.
 */
export function markdownPieces(text: string, max: number): string[] {
  if (text.length <= max) return [text];
  const pieces: string[] = [];
  let piece = '';
  let isCode = false;
  for (const line of linesOf(text, max)) {
    if (FENCE.test(line)) isCode = !isCode;
    const pause = line.trim() === '' && !isCode && piece.length > max / 2;
    if (piece.length + line.length > max || pause) {
      pieces.push(piece);
      piece = '';
    }
    piece += `${line}\n`;
  }
  const addresses = (text.match(DEFINITION) ?? []).join('\n');
  const known = addresses.length < max / 2 ? `\n\n${addresses}` : '';
  return [...pieces, piece].filter((each) => each.trim() !== '').map((each) => each + known);
}

function linesOf(text: string, max: number): string[] {
  return text
    .split('\n')
    .flatMap((line) =>
      line.length < max ? [line] : (line.match(new RegExp(`.{1,${max - 1}}`, 'gsu')) ?? []),
    );
}
