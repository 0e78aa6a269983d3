import { notFound } from '../../http/api-failure.ts';
import { isUnavailable } from './ask-stripe.ts';
import { askSoon, ofOwner } from './read-payments-job.ts';
import type { BillingServices } from './billing-services.ts';
import { paying } from './paying.ts';
import type { SeenCheckout } from './payments.ts';
import { refreshOwner } from './refresh-owner.ts';
import { closeSession, ownSession } from './session-store.ts';

/**
 * What came of a payment: the browser often comes back before the report. The address that it comes back to proves
 * nothing: only a session that this owner began is looked at, and the payment service says what it is.
 */
export async function paymentSession(
  services: BillingServices,
  ownerId: string,
  sessionId: string,
): Promise<{ status: SeenCheckout; websiteId: string }> {
  const { database, now } = services;
  const session = await ownSession(database.db, ownerId, sessionId);
  if (session === null) throw notFound();
  const able = paying(services);
  const { status } = await able.payments.checkout(sessionId);
  if (status === 'paid') {
    await refreshOwner(able, ownerId).catch(async (error: unknown) => {
      if (!isUnavailable(error)) throw error;
      await askSoon(services, database.db, ofOwner(ownerId));
    });
  }
  if (status !== 'open') await closeSession(database.db, sessionId, now());
  return { status, websiteId: session.website_id };
}
