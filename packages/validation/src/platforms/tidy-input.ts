import { UNSEEN } from '../text/unseen-characters.ts';
import { PROFILE_LINK_MAX } from './read-link.ts';

/** Marks that mail, chat and Markdown put around an address. */
const WRAPPERS: ReadonlyMap<string, string> = new Map([
  ['<', '>'],
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
  ['‘', '’'],
  ['«', '»'],
]);

/**
 * What a person meant to paste: without space and invisible characters at the ends, without marks around it, without
 * the comma of the sentence it stood in. Null when it is too long to be read at all.
 */
export function tidyInput(input: unknown): string | null {
  if (typeof input !== 'string') return '';
  let text = input.trim();
  if (text.length > PROFILE_LINK_MAX) return null;
  // Twice: the comma may stand outside the quotes or inside.
  for (let round = 0; round < 2; round += 1) text = unwrap(trimUnseen(text).replace(/[,;]$/u, ''));
  return trimUnseen(text);
}

function trimUnseen(text: string): string {
  const characters = Array.from(text);
  let start = 0;
  let end = characters.length;
  while (start < end && UNSEEN.test(characters[start] ?? '')) start += 1;
  while (end > start && UNSEEN.test(characters[end - 1] ?? '')) end -= 1;
  return characters.slice(start, end).join('');
}

function unwrap(text: string): string {
  const closing = WRAPPERS.get(text.charAt(0));
  return closing !== undefined && text.length > 2 && text.endsWith(closing) ? text.slice(1, -1) : text;
}
