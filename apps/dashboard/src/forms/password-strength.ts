import { words } from '../words/words.ts';

const OFTEN_CHOSEN =
  /^(?:password|passwort|passw0rd|letmein|welcome|qwerty|qwertz|azerty|asdf|iloveyou|admin|abc123|123|monkey|dragon|football|secret)/iu;

/** How strong a new password is, in words; null while nothing is typed. Length counts, not kinds of characters. */
export function passwordStrength(password: string, about: readonly string[] = []): string | null {
  const length = Array.from(password).length;
  if (length === 0) return null;
  if (length < 8) return words.auth.strength.short(8 - length);
  if (length > 128) return words.auth.strength.long;
  const different = new Set(password.toLowerCase()).size;
  const own = about.some((part) => part.length > 2 && password.toLowerCase().includes(part.toLowerCase()));
  const run = /(.)\1{3,}|0123|1234|2345|3456|4567|5678|6789|abcd|qwer/iu.test(password);
  if (different < 5 || own || OFTEN_CHOSEN.test(password) || (run && length < 16))
    return words.auth.strength.guessable;
  return length >= 14 && different >= 8 ? words.auth.strength.strong : words.auth.strength.fair;
}
