import type { Executor } from '../../database/database.ts';
import { TryLater, type Job } from '../../queue/queue.ts';
import { isUnavailable } from './ask-stripe.ts';
import type { BillingServices, PayingServices } from './billing-services.ts';
import { ownerOfCustomer } from './customer-store.ts';
import { refreshOwner } from './refresh-owner.ts';
import { ownerOfSubscription } from './subscription-store.ts';

const AGAIN_MS = 60_000;
const OWNER = 'owner:';

/** Asks what an owner pays for, soon; twice before that is once. */
export async function askSoon(
  { queue }: Pick<BillingServices, 'queue'>,
  executor: Executor,
  of: string,
): Promise<void> {
  await queue.enqueue(executor, 'read-payments', { of }, { dedupeKey: of });
}

export const ofOwner = (ownerId: string): string => `${OWNER}${ownerId}`;

/** The worker's side of a report. While the payment service does not answer, it is asked again each minute. */
export function readPaymentsJob(services: BillingServices): (job: Job<'read-payments'>) => Promise<void> {
  return async ({ payload }) => {
    const { payments } = services;
    if (payments === null) return;
    try {
      const ownerId = await ownerOf({ ...services, payments }, payload.of);
      if (ownerId === null) services.log.warn({ of: payload.of }, 'a payment of nobody that is known here');
      else await refreshOwner({ ...services, payments }, ownerId);
    } catch (error) {
      if (isUnavailable(error)) throw new TryLater(AGAIN_MS, 'the payment service does not answer');
      throw error;
    }
  };
}

async function ownerOf({ database, payments }: PayingServices, of: string): Promise<string | null> {
  if (of.startsWith(OWNER)) return of.slice(OWNER.length);
  const customerId = await payments.customerOf(of);
  return customerId === null ? null : ownerOfCustomer(database.db, customerId);
}

/** What is asked for after a report: the owner at once, where what it is about is known already. */
export async function whatToAsk(executor: Executor, about: string): Promise<string> {
  const [kind, id = ''] = about.split(':');
  const ownerId = kind === 'subscription' ? await ownerOfSubscription(executor, id) : null;
  return ownerId === null ? about : ofOwner(ownerId);
}
