import type { HoldReason } from '@tosite/validation/moderation/judge-site';
import type { Core } from '../core.ts';
import type { Executor } from '../database/database.ts';
import { writeAudit } from '../site-content/audit-log.ts';
import {
  clearReasons,
  dropHold,
  findHold,
  notCleared,
  putHold,
  type Hold,
  type StopReason,
} from '../site-content/hold-store.ts';
import { holdMessages } from '../site-content/present-hold.ts';
import { siteHeldMail, siteShownAgainMail, siteSuspendedMail } from './hold-mails.ts';

export type HoldServices = Pick<Core, 'env' | 'mails' | 'limits' | 'now'>;

type Stop = {
  status: 'held' | 'suspended';
  cause: Hold['cause'];
  reasons: readonly StopReason[];
  words: string | null;
  actor: string;
};

/**
 * What the guard found decides, in the transaction that shows it: a website with reasons is held, one that it held and
 * that has none any more goes up again. What people reported or an operator stopped waits for an operator.
 */
export async function applyJudgement(
  services: HoldServices,
  trx: Executor,
  websiteId: string,
  found: readonly HoldReason[],
): Promise<void> {
  const website = await readStatus(trx, websiteId);
  if (website === null) return;
  const reasons = await notCleared(trx, websiteId, found);
  if (website.status === 'published' || website.status === 'unpublished') {
    if (reasons.length > 0)
      await stopWebsite(services, trx, websiteId, {
        status: 'held',
        cause: 'guard',
        reasons,
        words: null,
        actor: 'guard',
      });
    return;
  }
  const hold = await findHold(trx, websiteId);
  if (hold?.cause !== 'guard' || website.status !== 'held') return;
  if (reasons.length === 0) await showAgain(services, trx, websiteId, { actor: 'guard' });
  else if (JSON.stringify(reasons) !== JSON.stringify(hold.reasons)) await putHold(trx, { ...hold, reasons });
}

/** Takes a website out of sight, with a mail to its owner. False: there is none, or it is stopped like that already. */
export async function stopWebsite(
  { env, mails, limits, now }: HoldServices,
  trx: Executor,
  websiteId: string,
  stop: Stop,
): Promise<boolean> {
  const website = await readStatus(trx, websiteId);
  if (website === null || website.status === 'suspended') return false;
  if (website.status === 'held' && stop.status === 'held') return false;
  const { cause, reasons, words } = stop;
  const before = website.status === 'held' ? 'published' : website.status;
  await putHold(trx, {
    website_id: websiteId,
    cause,
    reasons: [...reasons],
    words,
    prior_status: before,
    at: now(),
  });
  await setStatus(trx, websiteId, stop.status);
  await writeAudit(
    trx,
    {
      actor: stop.actor,
      action: stop.status === 'held' ? 'site_held' : 'site_suspended',
      websiteId,
      ownerId: website.owner_id,
      data: { label: website.label, cause, reasons, words },
    },
    now(),
  );
  // Somebody who changes a held site to and fro is not mailed each time.
  if (stop.status === 'held' && !(await limits.tryTake('mailHour', `held:${website.owner_id}`))) return true;
  const about = {
    site: env.siteOrigin(website.label),
    messages: holdMessages({ cause, reasons: [...reasons] }),
    words,
  };
  const mail =
    stop.status === 'held' ? siteHeldMail(env, website, about) : siteSuspendedMail(env, website, about);
  await mails.send(trx, website.owner_id, mail);
  return true;
}

/** Back to what it was before, with a mail. `clear`: what was found may stand from now on. False: it was not stopped. */
export async function showAgain(
  { env, mails, limits, now }: HoldServices,
  trx: Executor,
  websiteId: string,
  how: { actor: string; clear?: boolean; words?: string | null },
): Promise<boolean> {
  const website = await readStatus(trx, websiteId);
  const hold = website === null ? null : await findHold(trx, websiteId);
  if (website === null || hold === null) return false;
  // Who looked at a claim has decided about it; the words of a site are looked at again.
  const settled = how.clear === true ? hold.reasons : hold.reasons.filter(({ kind }) => kind === 'claim');
  await clearReasons(trx, websiteId, settled, now());
  await dropHold(trx, websiteId);
  await setStatus(trx, websiteId, hold.prior_status);
  await writeAudit(
    trx,
    {
      actor: how.actor,
      action: website.status === 'suspended' ? 'site_restored' : 'site_shown_again',
      websiteId,
      ownerId: website.owner_id,
      data: { label: website.label, words: how.words ?? null },
    },
    now(),
  );
  if (how.actor === 'guard' && !(await limits.tryTake('mailHour', `held:${website.owner_id}`))) return true;
  await mails.send(trx, website.owner_id, siteShownAgainMail(website, env.siteOrigin(website.label)));
  return true;
}

/** Holds the website's row until the end of the transaction. */
async function readStatus(trx: Executor, websiteId: string) {
  const locked = await trx
    .updateTable('websites')
    .set((eb) => ({ content_version: eb.ref('content_version') }))
    .where('id', '=', websiteId)
    .returning(['status', 'owner_id', 'label'])
    .executeTakeFirst();
  if (locked === undefined) return null;
  const owner = await trx
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', locked.owner_id)
    .executeTakeFirstOrThrow();
  return { ...locked, ...owner };
}

async function setStatus(
  trx: Executor,
  websiteId: string,
  status: 'published' | 'unpublished' | 'held' | 'suspended',
) {
  await trx.updateTable('websites').set({ status }).where('id', '=', websiteId).execute();
}
