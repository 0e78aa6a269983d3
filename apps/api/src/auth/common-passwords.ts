import type { Message } from '@tosite/validation/messages/message';
import { dictionary } from '@zxcvbn-ts/language-common';

let known: ReadonlySet<string> | null = null;

/**
 * Why a password is too easy to guess, or null. The list has the 50,000 passwords that turn up most in breaches and
 * ships with the server: nothing is asked of anybody.
 */
export function passwordWeakness(password: string, own: { email: string; name: string }): Message | null {
  known ??= new Set(dictionary.passwords);
  const plain = password.toLowerCase();
  const stem = plain.replace(/[^a-z]+$/u, '');
  if (known.has(plain) || /^(.)\1*$/u.test(plain) || isRun(plain)) {
    return { id: 'account.passwordGuessed' };
  }
  // A common word with digits or marks behind it is what guessers try next.
  if (stem.length >= 4 && plain.length - stem.length <= 4 && known.has(stem) && stem.length < 8) {
    return { id: 'account.passwordCommon' };
  }
  const parts = [
    own.email.toLowerCase(),
    own.email.toLowerCase().split('@')[0] ?? '',
    own.name.toLowerCase(),
    own.name.toLowerCase().replaceAll(' ', ''),
  ];
  if (parts.some((part) => part.length >= 4 && stripEnds(plain) === stripEnds(part))) {
    return { id: 'account.passwordOwnName' };
  }
  return /^(tosite|to\.site)\W*\d*$/u.test(plain) ? { id: 'account.passwordSiteName' } : null;
}

function stripEnds(text: string): string {
  return text.replace(/^[\d\W_]+|[\d\W_]+$/gu, '');
}

/** 12345678, abcdefgh, 87654321. */
function isRun(text: string): boolean {
  const steps = new Set(
    Array.from(
      { length: Math.max(0, text.length - 1) },
      (_, at) => text.charCodeAt(at + 1) - text.charCodeAt(at),
    ),
  );
  return text.length > 1 && steps.size === 1 && (steps.has(1) || steps.has(-1));
}
