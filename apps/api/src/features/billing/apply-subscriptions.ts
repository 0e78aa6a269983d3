import type { Executor } from '../../database/database.ts';
import { owePublish } from '../../publishing/owed-publish.ts';
import { lockWebsite } from '../../site-content/sync-store.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import { setPlan } from '../../site-content/plan-store.ts';
import { userStore } from '../../auth/user-store.ts';
import { graceEndingMail, paymentFailedMail, planEndedMail } from './billing-mails.ts';
import type { PayingServices } from './billing-services.ts';
import { judgeSubscription, type Judgement } from './judge-subscription.ts';
import type { SeenSubscription } from './payments.ts';
import { saveSubscription, subscriptionsOfOwner, type SubscriptionRow } from './subscription-store.ts';
import { tellOperator } from './tell-operator.ts';

/**
 * Writes down what an owner pays for and gives or takes the plan of each website, with what follows: its pages are
 * published again, and its owner is told of what is owed. All in the caller's transaction; the same again changes
 * nothing.
 */
export async function applySubscriptions(
  services: PayingServices,
  trx: Executor,
  ownerId: string,
  seen: readonly SeenSubscription[],
): Promise<void> {
  const before = new Map((await subscriptionsOfOwner(trx, ownerId)).map((row) => [row.id, row]));
  // In one order, so that two of an owner's readings never wait for each other.
  const websites = [...new Set(seen.flatMap(({ websiteId }) => websiteId ?? []))];
  for (const websiteId of websites.toSorted((one, other) => (one < other ? -1 : 1))) {
    if (!(await lockWebsite(trx, websiteId))) continue;
    const website = await findOwnWebsite(trx, ownerId, websiteId);
    if (website === null) continue;
    const hadPlan = website.plan === 'standard';
    const site = services.env.siteOrigin(website.label);
    const its = seen
      .filter((each) => each.websiteId === websiteId)
      .map((subscription) => {
        const row = before.get(subscription.id) ?? null;
        const judged = judgeSubscription(subscription, row, { now: services.now(), hadPlan });
        return { subscription, judged, told: row?.told ?? null };
      });
    const pays = its.some(({ judged }) => judged.pays);
    // Whoever bought it anew owes nothing for what ended.
    const owesNothing = its.some(({ judged }) => judged.pays && judged.graceUntil === null);
    for (const { subscription, judged, told } of its) {
      await saveSubscription(trx, rowOf(services, ownerId, websiteId, subscription, judged));
      if (!owesNothing) await tellOfDebt(services, trx, { ownerId, site, judged, told });
      if (!subscription.isKnownPrice && subscription.status !== 'ended') {
        const alert = { kind: 'price', id: subscription.id, ownerId } as const;
        await tellOperator(services, trx, {
          ...alert,
          about: `price:${subscription.id}:${subscription.priceId}`,
        });
      }
    }
    if (pays === hadPlan) continue;
    await setPlan(trx, websiteId, pays ? 'standard' : 'free', services.now());
    await owePublish(services.queue, trx, websiteId, 'plan', 0);
    if (!pays) {
      const owner = await userStore.byId(trx, ownerId);
      if (owner !== undefined)
        await services.mails.send(trx, ownerId, planEndedMail(services.env, owner, site));
    }
  }
}

function rowOf(
  { now }: PayingServices,
  ownerId: string,
  websiteId: string,
  seen: SeenSubscription,
  { graceUntil, told }: Judgement,
): SubscriptionRow {
  return {
    id: seen.id,
    owner_id: ownerId,
    website_id: websiteId,
    status: seen.status,
    paid_every: seen.paidEvery,
    price_id: seen.priceId,
    current_period_end: seen.currentPeriodEnd,
    cancel_at_period_end: seen.cancelAtPeriodEnd ? 1 : 0,
    grace_until: graceUntil,
    told,
    begun_at: seen.begunAt,
    updated_at: now(),
  };
}

/** That a payment failed, and that grace is nearly over: each once. That it is over is told when the plan goes. */
async function tellOfDebt(
  { env, mails, now }: PayingServices,
  trx: Executor,
  debt: { ownerId: string; site: string; judged: Judgement; told: SubscriptionRow['told'] },
): Promise<void> {
  const { ownerId, site, judged, told } = debt;
  const { graceUntil } = judged;
  if (graceUntil === null || judged.told === told || now() >= graceUntil) return;
  const owner = await userStore.byId(trx, ownerId);
  if (owner === undefined) return;
  const write = judged.told === 'failed' ? paymentFailedMail : graceEndingMail;
  await mails.send(trx, ownerId, write(env, owner, site, graceUntil));
}
