import { normalizeEmail } from '@tosite/validation/account/account-fields';
import { ApiFailure } from '../../../http/api-failure.ts';
import type { Executor } from '../../../database/database.ts';
import { owePublish } from '../../../publishing/owed-publish.ts';
import { writeAudit } from '../../../site-content/audit-log.ts';
import { domainOfWebsite } from '../../../site-content/custom-domain-store.ts';
import { isSuspendedOwner } from '../../../site-content/hold-store.ts';
import { touchContent } from '../../../site-content/website-store.ts';
import type { AdminServices } from '../admin/admin-command.ts';
import type { FoundSite } from '../admin/find-subject.ts';
import { siteGivenAwayMail, siteReceivedMail } from '../give-mails.ts';
import type { How } from './site-verbs.ts';

/**
 * Gives a website, with all that is its own, to another account: one that is there, confirmed and not suspended. What is
 * paid for it has to have ended, and an own domain, which is proved by its owner, to be taken off. Accounts that its sources were read with stay with whoever connected them. Both are mailed.
 */
export async function giveSite(
  services: AdminServices,
  site: FoundSite,
  { actor, words, email }: How & { email: string },
) {
  const { database, env, mails, queue, now } = services;
  await database.transaction(async (trx) => {
    const to = await recipient(trx, email);
    if (to.id === site.owner_id) throw refused({ id: 'operator.giveSame', name: to.email });
    const taken = await trx
      .updateTable('websites')
      .set({ owner_id: to.id, updated_at: now() })
      .where('id', '=', site.id)
      .where('owner_id', '=', site.owner_id)
      .where('status', 'in', ['published', 'unpublished'])
      .returning('id')
      .executeTakeFirst();
    if (taken === undefined) throw refused({ id: 'operator.giveStopped' });
    if (await isPaidFor(trx, site.id)) throw refused({ id: 'operator.givePaid' });
    const domain = await domainOfWebsite(trx, site.id);
    if (domain !== null) throw refused({ id: 'operator.giveDomain', name: domain.name });
    await moveRows(trx, site, to.id);
    const address = env.siteOrigin(site.label);
    const from = await trx
      .selectFrom('users')
      .select(['email', 'language'])
      .where('id', '=', site.owner_id)
      .executeTakeFirstOrThrow();
    await mails.send(trx, site.owner_id, siteGivenAwayMail(from, { site: address, words }));
    await mails.send(trx, to.id, siteReceivedMail(env, to, { site: address, words }));
    const data = { label: site.label, words };
    for (const ownerId of [site.owner_id, to.id])
      await writeAudit(trx, { actor, action: 'site_given', websiteId: site.id, ownerId, data }, now());
    // Whether search engines may have it hangs on its owner.
    await touchContent(trx, site.id);
    await owePublish(queue, trx, site.id, 'verified', 0);
  });
  services.onWebsiteChanged([site.label]);
}

/** Holds the row: an account that is being deleted is gone before or after, never in between. */
async function recipient(trx: Executor, email: string) {
  const to = await trx
    .updateTable('users')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('email_normalized', '=', normalizeEmail(email))
    .returning(['id', 'email', 'language', 'email_verified_at'])
    .executeTakeFirst();
  if (to === undefined) throw refused({ id: 'operator.noAccount', name: email });
  if (to.email_verified_at === null) throw refused({ id: 'operator.giveUnconfirmed', name: to.email });
  if (await isSuspendedOwner(trx, to.id)) throw refused({ id: 'operator.giveSuspended', name: to.email });
  return to;
}

async function isPaidFor(trx: Executor, websiteId: string): Promise<boolean> {
  const live = await trx
    .selectFrom('payment_subscriptions')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('status', '<>', 'ended')
    .executeTakeFirst();
  const begun = await trx
    .selectFrom('payment_sessions')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return live !== undefined || begun !== undefined;
}

async function moveRows(trx: Executor, site: FoundSite, to: string): Promise<void> {
  for (const table of ['uploads', 'post_jobs'] as const)
    await trx.updateTable(table).set({ owner_id: to }).where('website_id', '=', site.id).execute();
  await trx
    .updateTable('users')
    .set({ current_website_id: null })
    .where('id', '=', site.owner_id)
    .where('current_website_id', '=', site.id)
    .execute();
  await trx
    .updateTable('users')
    .set({ current_website_id: site.id })
    .where('id', '=', to)
    .where('current_website_id', 'is', null)
    .execute();
}

type Refusal = ConstructorParameters<typeof ApiFailure>[1];
const refused = (reason: Refusal): ApiFailure => new ApiFailure('conflict', reason);
