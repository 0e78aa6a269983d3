import { canParseUrl } from '../text/can-parse-url.ts';
import * as v from 'valibot';
import { formMessages } from '../messages/en/form.ts';

/** Controls, line breaks and what shows nothing, except the variation selectors that some CJK names are written with. */
const INVISIBLE_IN_NAME =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\ufe00-\ufe0f\u{e0100}-\u{e01ef}])\p{Default_Ignorable_Code_Point}/u;

/**
 * One plain address: ASCII local part without quotes or comments, a host with a dot, 254 characters at most. A host in
 * other letters comes out as the network knows it (`xn--…`).
 */
export const EmailSchema = v.pipe(
  v.string(formMessages['form.emailMissing']),
  v.trim(),
  v.minLength(1, formMessages['form.emailMissing']),
  v.maxLength(254, formMessages['form.emailTooLong']),
  v.check(hasPlainLocalPart, formMessages['form.emailPlainLetters']),
  v.transform(withPlainHost),
  v.maxLength(254, formMessages['form.emailTooLong']),
  v.regex(
    /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/i,
    formMessages['form.emailShape'],
  ),
  v.check((text) => text.indexOf('@') <= 64, formMessages['form.emailLocalPartTooLong']),
);

/** By what two addresses are the same account. */
export function normalizeEmail(email: string): string {
  return withPlainHost(email.trim()).toLowerCase();
}

/** Whether the part before the last @ is of plain letters only. */
function hasPlainLocalPart(email: string): boolean {
  // oxlint-disable-next-line no-control-regex -- all of ASCII
  return /^[\0-\u007f]*$/u.test(email.slice(0, Math.max(0, email.lastIndexOf('@'))));
}

/** `anna@bücher.example` as `anna@xn--bcher-kva.example`; anything else as it is. */
function withPlainHost(email: string): string {
  // Longer than an address can be; a host's letters take time that grows faster than their number.
  if (email.length > 254) return email;
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1);
  // oxlint-disable-next-line no-control-regex -- all of ASCII
  if (at < 0 || /^[\0-\u007f]*$/u.test(host) || /[\s/?#:@%\\[\]]/u.test(host)) return email;
  const url = `http://${host}/`;
  const plain = canParseUrl(url) ? new URL(url).hostname : '';
  // What only looks like plain letters is a slip or a trick, and no host in other letters.
  return /(?:^|\.)xn--/u.test(plain) ? `${email.slice(0, at)}@${plain}` : email;
}

/**
 * A new password: any characters, 8 to 128 of them, kept exactly as typed; the server compares it whatever
 * way its letters are put together, and checks it against the breached list.
 */
export const NewPasswordSchema = v.pipe(
  v.string(formMessages['form.newPasswordMissing']),
  v.check((text) => countCharacters(text) >= 8, formMessages['form.atLeast8']),
  v.check((text) => countCharacters(text) <= 128, formMessages['form.atMost128']),
);

/** Code points; of a text that is certainly too long, its length. */
function countCharacters(text: string): number {
  return text.length > 256 ? text.length : Array.from(text).length;
}

/** A password that is typed to sign in: only bounded, so that an old one is never refused for its form. */
export const PasswordSchema = v.pipe(
  v.string(formMessages['form.passwordMissing']),
  v.minLength(1, formMessages['form.passwordMissing']),
  v.maxLength(1024, formMessages['form.passwordTooLong']),
);

const PERSON_NAME_MAX = 60;

/** A person's name, as shown to others and in mails: no addresses, which turn a mail of ours into somebody's advert. */
export const PersonNameSchema = v.pipe(
  v.string(formMessages['form.nameMissing']),
  v.trim(),
  v.minLength(1, formMessages['form.nameMissing']),
  v.maxLength(PERSON_NAME_MAX, `Use ${PERSON_NAME_MAX} characters or less.`),
  v.check((text) => !INVISIBLE_IN_NAME.test(text), formMessages['form.invisibleCharacters']),
  v.check((text) => !holdsAddress(text), formMessages['form.nameIsAddress']),
  v.check((text) => text === '' || /[\p{L}\p{N}]/u.test(text), formMessages['form.nameWithoutLetters']),
);

/** Initials that a name follows without a space: "J.R.R.Tolkien". */
const INITIALS = /(?<![\p{L}\p{N}])(?:\p{Lu}\.)+(?=\p{Lu}\p{Ll})(?!(?:Co|Com|Net|Org|Me|Ly)\b)/gu;

function holdsAddress(name: string): boolean {
  // A longer one is refused for its length, and is not worth the time.
  if (name.length > PERSON_NAME_MAX) return false;
  const text = name.normalize('NFKC').replace(INITIALS, '');
  return /:\/\/|(?<!\p{L})www\.|@|[\p{L}\p{N}-]\.(?:[a-z]{2,}\b|рф)|\d+\.\d+\.\d+\.\d+/iu.test(text);
}

/** A path of our own to go to after signing in; anything else becomes `/`. The same function on both sides. */
export function safeNext(raw: unknown): string {
  if (typeof raw !== 'string' || raw.length > 512) return '/';
  // oxlint-disable-next-line no-control-regex -- control characters change how browsers read an address
  if (!/^\/(?![/\\])/.test(raw) || /[\u0000-\u0020\u007f\\]/.test(raw)) return '/';
  const origin = 'https://dashboard.invalid';
  if (!canParseUrl(raw, origin)) return '/';
  const url = new URL(raw, origin);
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : '/';
}
