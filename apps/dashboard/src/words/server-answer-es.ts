import type { ErrorCode } from '@tosite/api-client/endpoints/errors';
import { countsEs } from './server-counts-es.ts';
import { patternsEs } from './server-patterns-es.ts';
import { errorsEs, sentencesEs } from './server-sentences-es.ts';

/**
 * The Spanish of what shared code or the server said in English: word for word where it is known, else what is true
 * of its code, else as it came.
 */
export function answerEs(sentence: string, code?: ErrorCode): string {
  return (
    exact(sentence) ??
    pieceByPiece(sentence) ??
    patterned(sentence) ??
    countsEs(sentence) ??
    (code === undefined ? undefined : errorsEs[code]) ??
    sentence
  );
}

function exact(sentence: string): string | undefined {
  return Object.hasOwn(sentencesEs, sentence) ? sentencesEs[sentence] : undefined;
}

function patterned(sentence: string): string | undefined {
  for (const [pattern, say] of patternsEs) {
    const found = pattern.exec(sentence);
    if (found !== null) return say(...Array.from(found.slice(1), (group?: string) => group ?? ''));
  }
  return undefined;
}

/** Several sentences in one answer, when each is known: before any pattern could take two of them for one. */
function pieceByPiece(text: string): string | undefined {
  const pieces = text.split(/(?<=[.?]) (?=\p{Lu})/u);
  const said = pieces.map((piece) => exact(piece) ?? patterned(piece));
  return pieces.length > 1 && said.every((piece) => piece !== undefined) ? said.join(' ') : undefined;
}
