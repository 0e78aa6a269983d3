import type { Env } from '../env.ts';
import type { Mail } from '../mail/mails.ts';
import { writeMail } from './account-mails.ts';

/** What to do when a change was not one's own; the same words in every mail. */
const secure = (env: Env): string =>
  `If it was not you, choose a new password at once, which signs everybody out: ${env.dashboardOrigin}/forgot-password`;

export function passwordSetMail(env: Env, to: string): Mail {
  return writeMail(to, 'password-changed', {
    subject: 'Your password was changed',
    lines: [
      'The password of the account with this address was changed a moment ago, and every other device was signed out.',
    ],
    after: [secure(env)],
  });
}

/** The link of either box: the token stands behind the `#`, which no server and no log ever sees. */
const changeLink = (env: Env, token: string): string =>
  `${env.dashboardOrigin}/verify-email?for=change#token=${token}`;

export function leaveAddressMail(env: Env, to: string, token: string): Mail {
  return writeMail(to, 'email-change', {
    subject: 'Is another e-mail address right?',
    lines: [
      'Somebody, we think you, wants to use another e-mail address for the account with this one. Open this link to agree:',
    ],
    button: { label: 'Agree to the change', address: changeLink(env, token) },
    after: [
      'The link works once, for 24 hours. The address changes when the link in the other mail, at the new address, was opened too.',
      `If it was not you, do nothing: the account keeps this address. Whoever asked knows your password, so choose a new one: ${env.dashboardOrigin}/forgot-password`,
    ],
  });
}

/** To a box that was never confirmed: it may be a stranger's, so it learns that and no more. */
export function unconfirmedAddressMail(env: Env, to: string): Mail {
  return writeMail(to, 'email-change-notice', {
    subject: 'Another e-mail address is wanted for an account',
    lines: [
      'An account was made with this address, which was never confirmed. Somebody who knows its password wants to use another address for it. Once that one is confirmed, this one gets no more mails from us.',
    ],
    after: [
      'If the account is not yours, there is nothing to do.',
      `If it is yours and it was not you, choose a new password now, which ends the request: ${env.dashboardOrigin}/forgot-password`,
    ],
  });
}

export function takeAddressMail(
  env: Env,
  to: string,
  { token, asksOld }: { token: string; asksOld: boolean },
): Mail {
  return writeMail(to, 'email-change', {
    subject: 'Confirm your new e-mail address',
    lines: [
      'Somebody, we think you, wants to use this address for an account. Open this link to confirm that it is yours:',
    ],
    button: { label: 'Confirm this address', address: changeLink(env, token) },
    after: [
      asksOld
        ? 'The link works once, for 24 hours. The address changes when the link in the other mail, at the old address, was opened too.'
        : 'The link works once, for 24 hours. The address changes when it is opened.',
      'If it was not you, do nothing: without the link this address is used for nothing.',
    ],
  });
}

export function addressLeftMail(env: Env, to: string): Mail {
  return writeMail(to, 'email-changed', {
    subject: 'Your e-mail address was changed',
    lines: [
      'The account that had this address has another one now; both boxes agreed. Sign in with the new address from now on. This one gets no more mails from us.',
    ],
    after: [
      `If you did not agree, somebody else can open this box. Secure it first, then ask the operator of ${env.dashboardOrigin} for help.`,
    ],
  });
}

export function addressTakenMail(env: Env, to: string): Mail {
  return writeMail(to, 'email-changed', {
    subject: 'Your e-mail address was changed',
    lines: [
      'This is the address of your account now: sign in with it from now on. Every other device was signed out.',
    ],
    after: [secure(env)],
  });
}

export function twoFactorOnMail(env: Env, to: string): Mail {
  return writeMail(to, 'two-factor-on', {
    subject: 'Two-factor sign-in is on',
    lines: [
      'The account with this address asks for a code of your authenticator app from now on, after the password. Keep the recovery codes where you find them without your phone.',
    ],
    after: [secure(env)],
  });
}

export function twoFactorOffMail(env: Env, to: string): Mail {
  return writeMail(to, 'two-factor-off', {
    subject: 'Two-factor sign-in is off',
    lines: [
      'The account with this address asks for no code any more: the password is enough. Its recovery codes are dead.',
    ],
    after: [secure(env)],
  });
}

export function recoveryCodesMail(env: Env, to: string): Mail {
  return writeMail(to, 'recovery-codes', {
    subject: 'You have new recovery codes',
    lines: ['Ten new recovery codes were made for the account with this address; the older ones are dead.'],
    after: [secure(env)],
  });
}

export function recoveryCodeUsedMail(env: Env, to: string, left: number): Mail {
  const rest =
    left === 0
      ? 'None are left: make new ones in your account settings.'
      : `${left === 1 ? 'One is' : `${left} are`} left.`;
  return writeMail(to, 'recovery-code-used', {
    subject: 'A recovery code was used',
    lines: [
      `Somebody, we think you, signed in with a recovery code of the account with this address. ${rest}`,
    ],
    after: [secure(env)],
  });
}

export function signInLinkedMail(env: Env, to: string, providerName: string): Mail {
  return writeMail(to, 'sign-in-added', {
    subject: `You can now sign in with ${providerName}`,
    lines: [
      `A ${providerName} account was linked to the account with this address: it can be used to sign in from now on.`,
    ],
    after: [secure(env)],
  });
}

export function signInRemovedMail(env: Env, to: string, providerName: string): Mail {
  return writeMail(to, 'sign-in-removed', {
    subject: `You can no longer sign in with ${providerName}`,
    lines: [`The ${providerName} account was taken away from the account with this address.`],
    after: [secure(env)],
  });
}
