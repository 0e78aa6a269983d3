import type { Env } from '../env.ts';
import type { Mail, MailKind } from '../mail/mails.ts';

type Words = {
  subject: string;
  lines: string[];
  button?: { label: string; address: string };
  after: string[];
};

/** The link is written with the token behind the `#`, which no server and no log ever sees. */
function link(env: Env, path: string, token: string): string {
  return `${env.dashboardOrigin}${path}#token=${token}`;
}

/** Whose password it is: by the address, a password manager knows which entry to change. It stays behind the `#`, too. */
const resetLink = (env: Env, to: string, token: string): string =>
  `${link(env, '/reset-password', token)}&email=${encodeURIComponent(to)}`;

export function verifyMail(env: Env, to: string, token: string): Mail {
  return writeMail(to, 'verify', {
    subject: 'Confirm your e-mail address',
    lines: [
      'Somebody, we think you, opened an account with this address. Open this link to confirm that it is yours:',
    ],
    button: { label: 'Confirm this address', address: link(env, '/verify-email', token) },
    after: [
      'The link works once, for 24 hours. Until then search engines are asked to stay away from your site.',
      'If it was not you, do nothing: without the link the address stays unconfirmed.',
    ],
  });
}

export function resetMail(env: Env, to: string, token: string): Mail {
  return writeMail(to, 'reset', {
    subject: 'Choose a new password',
    lines: [
      'Somebody, we think you, asked for a new password for the account with this address. Open this link to choose one:',
    ],
    button: { label: 'Choose a new password', address: resetLink(env, to, token) },
    after: [
      'The link works once, for 30 minutes. Choosing a new password signs you out everywhere.',
      'If it was not you, do nothing: your password stays as it is.',
    ],
  });
}

export function passwordChangedMail(env: Env, to: string): Mail {
  return writeMail(to, 'password-changed', {
    subject: 'Your password was changed',
    lines: [
      'The password of the account with this address was changed a moment ago, and every device was signed out.',
    ],
    after: [`If it was not you, choose a new one at once: ${env.dashboardOrigin}/forgot-password`],
  });
}

export function signInAddedMail(env: Env, to: string, providerName: string): Mail {
  return writeMail(to, 'sign-in-added', {
    subject: `You can now sign in with ${providerName}`,
    lines: [
      `Somebody, we think you, signed in to the account with this address with ${providerName} for the first time. Your password still works too.`,
    ],
    after: [
      `If it was not you, somebody else can use your ${providerName} account. Secure that one first, then choose a new password here: ${env.dashboardOrigin}/forgot-password`,
    ],
  });
}

/** Words of ours as a mail; nothing that a person wrote is ever among them. */
export function writeMail(to: string, kind: MailKind, words: Words): Mail {
  const { subject, lines, button, after } = words;
  const text = [...lines, ...(button === undefined ? [] : [button.address]), ...after].join('\n\n');
  const paragraphs = [
    ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
    ...(button === undefined
      ? []
      : [`<p><a href="${escapeHtml(button.address)}">${escapeHtml(button.label)}</a></p>`]),
    ...after.map((line) => `<p>${escapeHtml(line)}</p>`),
  ];
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>${paragraphs.join('')}</body></html>`;
  return { to, kind, subject, text: `${text}\n`, html };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (char) => `&#${char.charCodeAt(0)};`);
}
