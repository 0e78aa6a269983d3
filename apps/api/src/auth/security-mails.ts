import type { Env } from '../env.ts';
import type { Mail } from '../mail/mails.ts';
import { writeMail, type Recipient } from '../mail/write-mail.ts';
import { forgotOf } from './account-mails.ts';

/** The link of either box: the token stands behind the `#`, which no server and no log ever sees. */
const changeLink = (env: Env, token: string): string =>
  `${env.dashboardOrigin}/verify-email?for=change#token=${token}`;

export function passwordSetMail(env: Env, to: Recipient): Mail {
  return writeMail(to, 'password-changed', (words) => words.passwordChanged({ forgot: forgotOf(env) }));
}

export function leaveAddressMail(env: Env, to: Recipient, token: string): Mail {
  return writeMail(
    to,
    'email-change',
    (words) => words.leaveAddress({ forgot: forgotOf(env) }),
    changeLink(env, token),
  );
}

/** To a box that was never confirmed. */
export function unconfirmedAddressMail(env: Env, to: Recipient): Mail {
  return writeMail(to, 'email-change-notice', (words) => words.unconfirmedAddress({ forgot: forgotOf(env) }));
}

export function takeAddressMail(
  env: Env,
  to: Recipient,
  { token, asksOld }: { token: string; asksOld: boolean },
): Mail {
  return writeMail(to, 'email-change', (words) => words.takeAddress({ asksOld }), changeLink(env, token));
}

export function addressLeftMail(env: Env, to: Recipient): Mail {
  return writeMail(to, 'email-changed', (words) => words.addressLeft({ dashboard: env.dashboardOrigin }));
}

export function addressTakenMail(env: Env, to: Recipient): Mail {
  return writeMail(to, 'email-changed', (words) => words.addressTaken({ forgot: forgotOf(env) }));
}

export function twoFactorOnMail(env: Env, to: Recipient): Mail {
  return writeMail(to, 'two-factor-on', (words) => words.twoFactorOn({ forgot: forgotOf(env) }));
}

export function twoFactorOffMail(env: Env, to: Recipient): Mail {
  return writeMail(to, 'two-factor-off', (words) => words.twoFactorOff({ forgot: forgotOf(env) }));
}

export function recoveryCodesMail(env: Env, to: Recipient): Mail {
  return writeMail(to, 'recovery-codes', (words) => words.recoveryCodes({ forgot: forgotOf(env) }));
}

export function recoveryCodeUsedMail(env: Env, to: Recipient, left: number): Mail {
  return writeMail(to, 'recovery-code-used', (words) =>
    words.recoveryCodeUsed({ left, forgot: forgotOf(env) }),
  );
}

export function signInLinkedMail(env: Env, to: Recipient, provider: string): Mail {
  return writeMail(to, 'sign-in-added', (words) => words.signInLinked({ provider, forgot: forgotOf(env) }));
}

export function signInRemovedMail(env: Env, to: Recipient, provider: string): Mail {
  return writeMail(to, 'sign-in-removed', (words) =>
    words.signInRemoved({ provider, forgot: forgotOf(env) }),
  );
}
