import type { Env } from '../env.ts';
import type { Mail } from '../mail/mails.ts';
import { writeMail, type Recipient } from '../mail/write-mail.ts';

/** The link is written with the token behind the `#`, which no server and no log ever sees. */
function link(env: Env, path: string, token: string): string {
  return `${env.dashboardOrigin}${path}#token=${token}`;
}

/** Whose password it is: by the address, a password manager knows which entry to change. It stays behind the `#`, too. */
const resetLink = (env: Env, to: string, token: string): string =>
  `${link(env, '/reset-password', token)}&email=${encodeURIComponent(to)}`;

/** Where a new password is chosen. */
export const forgotOf = (env: Env): string => `${env.dashboardOrigin}/forgot-password`;

export function verifyMail(env: Env, to: Recipient, token: string): Mail {
  return writeMail(to, 'verify', (words) => words.verify(), link(env, '/verify-email', token));
}

export function resetMail(env: Env, to: Recipient, token: string): Mail {
  return writeMail(to, 'reset', (words) => words.reset(), resetLink(env, to.email, token));
}

export function passwordChangedMail(env: Env, to: Recipient): Mail {
  return writeMail(to, 'password-changed', (words) => words.passwordReset({ forgot: forgotOf(env) }));
}

export function signInAddedMail(env: Env, to: Recipient, provider: string): Mail {
  return writeMail(to, 'sign-in-added', (words) => words.signInAdded({ provider, forgot: forgotOf(env) }));
}
