import type { Core } from '../../core.ts';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import type { AuthenticatedUser } from '../../http/request-context.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import { answerHold, findHold } from '../../site-content/hold-store.ts';
import { supportMail, type Question } from './support-mail.ts';

export type SupportInput = { websiteId: string | null; subject: string; text: string };

/** Sends an owner's message to everybody who runs the installation, with the website that it is about. */
export async function writeToOperators(
  { env, database, limits, mails, now }: Core,
  user: AuthenticatedUser,
  { websiteId, subject, text }: SupportInput,
): Promise<void> {
  const website = websiteId === null ? null : await findOwnWebsite(database.db, user.id, websiteId);
  if (websiteId !== null && website === null) throw notFound();
  const hold = website === null ? null : await findHold(database.db, website.id);
  // What stands against a website can be answered in any case: it stands with the website for whoever looks.
  if (env.operatorEmails.length === 0 && hold === null)
    throw new ApiFailure('not_ready', { id: 'support.noOperator' });
  // Counted by who writes: whoever reads gets the mails of everybody.
  const key = `support:${user.id}`;
  await limits.take('mailMinute', key);
  await limits.take('mailHour', key);
  await limits.take('mailDay', key);
  const site = website === null ? null : { ...website, address: env.siteOrigin(website.label) };
  const question: Question = {
    from: user,
    site,
    subject: hold === null ? subject : `[${website?.status ?? 'held'}] ${subject}`,
    text,
  };
  await database.transaction(async (trx) => {
    if (hold !== null) await answerHold(trx, hold.website_id, `${subject}\n\n${text}`, now());
    for (const email of env.operatorEmails) await mails.send(trx, user.id, supportMail(email, question));
  });
}
