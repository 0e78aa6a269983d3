import { filmPostsWords } from '../../words/film-posts-words.ts';

const copy = filmPostsWords.captions;
/** As many characters as one call takes; no script needs more than four bytes for one. */
const MOST = 2_000_000;
const MOST_BYTES = MOST * 4;

/** What can be said against these captions without sending them; null: nothing. */
export function refusalOfCaptions(text: string): string | null {
  if (text.trim() === '') return copy.empty;
  return text.length > MOST ? copy.tooLong : null;
}

/** The text of a file with captions, in the encodings in which those are written; else why it is none. */
export async function readCaptions(file: File): Promise<{ text: string } | { refusal: string }> {
  if (file.size > MOST_BYTES) return { refusal: copy.tooLong };
  const text = decoded(new Uint8Array(await file.arrayBuffer()));
  return text.includes('\0') ? { refusal: copy.notText } : { text };
}

function decoded(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Older tools on Windows write so.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
