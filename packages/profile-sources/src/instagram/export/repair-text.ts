const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Undoes what Instagram's export does to every text: each UTF-8 byte was written as a character of its own
 * ("Ã©" for "é"). A text that cannot have come about like this is left as it is. Byte order marks and zero-width
 * characters survive.
 */
export function repairText(text: string): string {
  let isBroken = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 0xff) return text;
    if (code > 0x7f) isBroken = true;
  }
  if (!isBroken) return text;
  try {
    return UTF8.decode(Buffer.from(text, 'latin1'));
  } catch {
    return text;
  }
}
