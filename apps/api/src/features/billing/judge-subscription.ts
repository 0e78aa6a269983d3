import type { SeenSubscription } from './payments.ts';
import type { SubscriptionRow } from './subscription-store.ts';

const DAY_MS = 86_400_000;
/** How long the plan stays after a payment failed. */
export const GRACE_MS = 7 * DAY_MS;
/** How long before its end its owner is told again. */
export const WARNED_MS = 3 * DAY_MS;

export type Judgement = {
  /** Whether its website has the plan. */
  pays: boolean;
  graceUntil: number | null;
  /** What has to be told by now of what is owed; null: nothing is owed. */
  told: SubscriptionRow['told'];
};

/**
 * What a subscription brings at this moment. Grace begins when we first see that a payment failed, and is over when it
 * is paid. A price that we do not know changes nothing: whoever has the plan (`hadPlan`) keeps it while it is paid.
 */
export function judgeSubscription(
  seen: Pick<SeenSubscription, 'status' | 'endedUnpaid' | 'isKnownPrice'>,
  before: Pick<SubscriptionRow, 'grace_until'> | null,
  { now, hadPlan }: { now: number; hadPlan: boolean },
): Judgement {
  const graceUntil = graceOf(seen, before?.grace_until ?? null, now);
  const paidFor = seen.status === 'active' || (graceUntil !== null && now < graceUntil);
  return {
    pays: paidFor && (seen.isKnownPrice || hadPlan),
    graceUntil,
    told: graceUntil === null ? null : now < graceUntil - WARNED_MS ? 'failed' : 'ending',
  };
}

function graceOf(
  { status, endedUnpaid }: Pick<SeenSubscription, 'status' | 'endedUnpaid'>,
  granted: number | null,
  now: number,
): number | null {
  if (status === 'past_due') return granted ?? now + GRACE_MS;
  // Given up by the payment service earlier than we do: what was promised holds.
  return status === 'ended' && endedUnpaid && granted !== null && now < granted ? granted : null;
}
