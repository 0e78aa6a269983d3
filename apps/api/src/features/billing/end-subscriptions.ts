import { ApiFailure } from '../../http/api-failure.ts';
import { isUnavailable } from './ask-stripe.ts';
import type { BillingServices, PayingServices } from './billing-services.ts';
import { customerOfOwner } from './customer-store.ts';
import { sessionsOfWebsite } from './session-store.ts';
import { subscriptionsOfOwner } from './subscription-store.ts';

/**
 * Before a website goes: nobody pays for what is not there. While the payment service does not answer, the website
 * stays, and its owner is told.
 */
export async function endWebsitePayments(
  services: BillingServices,
  ownerId: string,
  websiteId: string,
): Promise<void> {
  const { db } = services.database;
  const rows = (await subscriptionsOfOwner(db, ownerId)).filter((row) => row.website_id === websiteId);
  const sessions = (await sessionsOfWebsite(db, ownerId, websiteId)).filter((row) => row.closed_at === null);
  const customerId = (await customerOfOwner(db, ownerId))?.customerId ?? null;
  if (customerId === null || (rows.length === 0 && sessions.length === 0)) return;
  const payments = paymentsToEnd(
    services,
    rows.some(({ status }) => status !== 'ended'),
  );
  if (payments === null) return;
  await orWait(async () => {
    for (const { id } of sessions) await payments.closeCheckout(id);
    for (const { id, status, websiteId: paidFor } of await payments.subscriptionsOf(customerId))
      if (paidFor === websiteId && status !== 'ended') await payments.endNow(id);
  });
}

/** Before an account goes. Everything that it pays for ends, and the payment service forgets who it was. */
export async function endAccountPayments(services: BillingServices, ownerId: string): Promise<void> {
  const { db } = services.database;
  const customerId = (await customerOfOwner(db, ownerId))?.customerId ?? null;
  if (customerId === null) return;
  const rows = await subscriptionsOfOwner(db, ownerId);
  const payments = paymentsToEnd(
    services,
    rows.some(({ status }) => status !== 'ended'),
  );
  await orWait(async () => payments?.deleteCustomer(customerId));
}

/** null: there is nothing to end, and nobody to tell. */
function paymentsToEnd({ payments }: BillingServices, isPaying: boolean): PayingServices['payments'] | null {
  if (payments === null && isPaying)
    throw new ApiFailure('payments_not_configured', { id: 'payment.endNotConfigured' });
  return payments;
}

async function orWait(end: () => Promise<void>): Promise<void> {
  try {
    await end();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    const details = { cause: error, retryAfter: 60 };
    throw new ApiFailure('payments_unavailable', { id: 'payment.deletionWaits' }, details);
  }
}
