import { randomBytes } from 'node:crypto';

/** An id that says what it names and cannot be guessed: `web_` and 24 hexadecimal digits. */
export function newId(kind: string): string {
  return `${kind}_${randomBytes(12).toString('hex')}`;
}
