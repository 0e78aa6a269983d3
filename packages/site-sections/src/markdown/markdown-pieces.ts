const FENCE = /^\s*(`{3,}|~{3,})/u;
const DEFINITION = /^ {0,3}\[[^\]\n]+\]:[^\S\n]*\S.*$/gmu;

/**
 * A long text in pieces that are read one after another. Cut between paragraphs, and within one only where it alone is longer; each piece knows the whole text's
 * addresses.
 */
export function markdownPieces(text: string, most: number): string[] {
  if (text.length <= most) return [text];
  const pieces: string[] = [];
  let piece = '';
  let isCode = false;
  for (const line of linesOf(text, most)) {
    if (FENCE.test(line)) isCode = !isCode;
    const pause = line.trim() === '' && !isCode && piece.length > most / 2;
    if (piece.length + line.length > most || pause) {
      pieces.push(piece);
      piece = '';
    }
    piece += `${line}\n`;
  }
  const addresses = (text.match(DEFINITION) ?? []).join('\n');
  const known = addresses.length < most / 2 ? `\n\n${addresses}` : '';
  return [...pieces, piece].filter((each) => each.trim() !== '').map((each) => each + known);
}

function linesOf(text: string, most: number): string[] {
  return text
    .split('\n')
    .flatMap((line) =>
      line.length < most ? [line] : (line.match(new RegExp(`.{1,${most - 1}}`, 'gsu')) ?? []),
    );
}
