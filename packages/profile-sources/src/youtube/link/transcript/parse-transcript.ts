import { LONGEST_TRANSCRIPT, type Cue } from './cue.ts';
import { readPastedLines } from './read-pasted-lines.ts';
import { readTimedLines } from './read-timed-lines.ts';
import { readJson3, readTimedXml } from './read-timed-markup.ts';

/**
 * Reads what a person pasted or dropped: .srt, .vtt, .sbv, YouTube's json3 and XML captions, a transcript copied from
 * a page, or plain text. Told apart by what is in it. Total: never throws; what holds no captions gives no cues.
 */
export function parseTranscript(source: string): Cue[] {
  const text = source
    .slice(0, LONGEST_TRANSCRIPT)
    .replace(/^\ufeff/u, '')
    .replace(/\r\n?/gu, '\n');
  const start = text.trimStart();
  if (start.startsWith('{') && isJson(start)) return readJson3(start) ?? [];
  if (/^<(?:\?xml|!doctype|html|transcript|timedtext|tt)[\s>]/iu.test(start))
    return readTimedXml(start) ?? [];
  return readTimedLines(text) ?? readPastedLines(text);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
