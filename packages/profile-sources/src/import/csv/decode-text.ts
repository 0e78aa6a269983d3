/*
 * Text files say nothing of their encoding. Platforms write UTF-8; a spreadsheet that saves the file again writes
 * UTF-16 ("Unicode text") or the code page of its own system.
 */

/** The text of a file, whatever wrote it. Never throws; the byte order mark is gone. */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Order(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const page = codePage(bytes);
    return page === 'windows-1252' ? decodeWestern(bytes) : new TextDecoder(page).decode(bytes);
  }
}

/** What Windows has where Latin-1 has control characters, 0x80 to 0x9f. */
const WESTERN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** By hand: Node 20 decodes windows-1252 as if it were Latin-1 (nodejs/node#56542). */
function decodeWestern(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/gu, (character) => WESTERN[character.charCodeAt(0) - 0x80] ?? character);
}

/** Like `decodeText`, for the beginning of a file: a character that the cut went through is left out. */
export function decodeBeginning(bytes: Uint8Array): string {
  const utf16 = utf16Order(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes.subarray(0, bytes.length & ~1));
  for (let cut = 0; cut < Math.min(4, bytes.length); cut += 1) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, bytes.length - cut));
    } catch {
      // A shorter piece may end between two characters.
    }
  }
  return decodeText(bytes);
}

function utf16Order(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Without a mark: in a header row of Latin letters every other byte is zero.
  const head = bytes.subarray(0, 64);
  if (head.length < 8) return null;
  const zeros = (odd: number) => head.filter((byte, index) => index % 2 === odd && byte === 0).length;
  const half = head.length / 2;
  if (zeros(1) > half * 0.8 && zeros(0) === 0) return 'utf-16le';
  return zeros(0) > half * 0.8 && zeros(1) === 0 ? 'utf-16be' : null;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * The code page of what is not UTF-8. Excel on a Mac ends lines with a carriage return alone; Cyrillic text is whole
 * words of high bytes, which no Western language has.
 */
function codePage(bytes: Uint8Array): 'macintosh' | 'windows-1251' | 'windows-1252' {
  if (bytes.includes(CARRIAGE_RETURN) && !bytes.includes(LINE_FEED)) return 'macintosh';
  let high = 0;
  let inRuns = 0;
  let run = 0;
  for (const byte of bytes) {
    if (byte >= 0xc0) {
      high += 1;
      run += 1;
      if (run >= 3) inRuns += 1;
    } else {
      run = 0;
    }
  }
  return high > 0 && inRuns / high > 0.4 ? 'windows-1251' : 'windows-1252';
}
