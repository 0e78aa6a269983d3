import * as v from 'valibot';

/** C0 and C1 controls and bidirectional formatting characters. */
// oxlint-disable-next-line no-control-regex -- naming the control characters is the point
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u;

/** One plain address: ASCII local part without quotes or comments, a host with a dot, 254 characters at most. */
export const EmailSchema = v.pipe(
  v.string('Enter your e-mail address.'),
  v.trim(),
  v.minLength(1, 'Enter your e-mail address.'),
  v.maxLength(254, 'This e-mail address is too long.'),
  v.regex(
    /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/i,
    'Enter an e-mail address like name@example.com.',
  ),
  v.check((text) => text.indexOf('@') <= 64, 'The part before the @ is too long.'),
);

/** By what two addresses are the same account. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** A new password: any characters, 8 to 128 of them, kept exactly as typed. The breached-list check is the server's. */
export const NewPasswordSchema = v.pipe(
  v.string('Enter a password.'),
  v.check((text) => [...text].length >= 8, 'Use at least 8 characters.'),
  v.check((text) => [...text].length <= 128, 'Use 128 characters or less.'),
);

/** A password that is typed to sign in: only bounded, so that an old one is never refused for its form. */
export const PasswordSchema = v.pipe(
  v.string('Enter your password.'),
  v.minLength(1, 'Enter your password.'),
  v.maxLength(1024, 'This is longer than any password here.'),
);

/** A person's name, as shown to others and in mails: no addresses, which turn a mail of ours into somebody's advert. */
export const PersonNameSchema = v.pipe(
  v.string('Enter your name.'),
  v.trim(),
  v.minLength(1, 'Enter your name.'),
  v.maxLength(60, 'Use 60 characters or less.'),
  v.check((text) => !CONTROLS.test(text), 'Leave out line breaks and invisible characters.'),
  v.check(
    (text) => !/:\/\/|www\.|@|[\p{L}\p{N}-]+\.[a-z]{2,}(\/|\b)/iu.test(text) || /^[\p{L}]+\.?( [\p{L}]+\.?)*$/u.test(text),
    'Write a name, not an address.',
  ),
);

/** A path of our own to go to after signing in; anything else becomes `/`. The same function on both sides. */
export function safeNext(raw: unknown): string {
  if (typeof raw !== 'string' || raw.length > 512) return '/';
  // oxlint-disable-next-line no-control-regex -- control characters change how browsers read an address
  if (!/^\/(?![/\\])/.test(raw) || /[\u0000-\u0020\u007f\\]/.test(raw)) return '/';
  const origin = 'https://dashboard.invalid';
  if (!URL.canParse(raw, origin)) return '/';
  const url = new URL(raw, origin);
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : '/';
}
