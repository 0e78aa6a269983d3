import { entitlementsOf, type Plan } from '@tosite/validation/website/entitlements';
import type { Mail } from '../../mail/mails.ts';

export type Question = {
  from: { id: string; email: string; name: string; emailVerified: boolean };
  /** null: about none. */
  site: { id: string; plan: Plan; address: string } | null;
  subject: string;
  text: string;
};

/** As plain text: what a person wrote is nothing but that. Whoever pays for help is marked, so that a rule can sort by it. */
export function supportMail(to: string, { from, site, subject, text }: Question): Mail {
  const mark = site !== null && entitlementsOf(site.plan).prioritySupport ? '[Standard] ' : '';
  const lines = [
    text,
    '--',
    `From: ${inOneLine(from.name)} <${from.email}>${from.emailVerified ? '' : ' (address not confirmed)'}`,
    `Account: ${from.id}`,
    ...(site === null ? [] : [`Website: ${site.address} (${site.id}, ${site.plan})`]),
  ];
  return {
    to,
    kind: 'support',
    subject: `${mark}${inOneLine(subject)}`,
    text: `${lines.join('\n')}\n`,
    replyTo: from.email,
  };
}

function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
