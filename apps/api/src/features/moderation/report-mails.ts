import type { Mail } from '../../mail/mails.ts';
import { writeMail } from '../../mail/write-mail.ts';

type Report = { ticket: string; site: string; reason: string; words: string; contact: string };

/** Nothing of what was written: whoever reported may have given somebody else's address. */
export function reportReceivedMail(to: string, facts: Pick<Report, 'ticket' | 'site'>): Mail {
  return writeMail({ email: to, language: null }, 'report-received', (words) => words.reportReceived(facts));
}

/** As plain text: what somebody wrote is nothing but that. */
export function reportToOperatorMail(to: string, { ticket, site, reason, words, contact }: Report): Mail {
  const lines = [
    words,
    '--',
    `Website: ${site}`,
    `Reason: ${reason}`,
    `Report: ${ticket}`,
    `From: ${contact === '' ? 'no address' : contact}`,
  ];
  return {
    to,
    kind: 'operator-alert',
    subject: `Report ${ticket}: ${new URL(site).host}`,
    text: `${lines.join('\n')}\n`,
    ...(contact === '' ? {} : { replyTo: contact }),
  };
}
