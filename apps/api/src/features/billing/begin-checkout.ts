import type { PlanType } from '@tosite/api-client/endpoints/payment';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import type { AuthenticatedUser } from '../../http/request-context.ts';
import { refuseSuspended } from '../../site-content/lock-own-website.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import type { PaymentSessionsTable } from '../../database/schema.ts';
import type { PayingServices } from './billing-services.ts';
import { ensureCustomer } from './ensure-customer.ts';
import { refreshOwner } from './refresh-owner.ts';
import { closeSession, insertSession, sessionsOfWebsite } from './session-store.ts';

const HOUR_MS = 3_600_000;

type Wish = { websiteId: string; planType: PlanType };
type Checkout = { sessionId: string; url: string };

/**
 * Where a plan is paid for. Refused while anything lives that pays for this website, which the payment service is asked
 * about anew: what is unknown is no permission. Many clicks get one page; a page for the other interval closes the first.
 */
export async function beginCheckout(
  services: PayingServices,
  user: AuthenticatedUser,
  { websiteId, planType }: Wish,
): Promise<Checkout> {
  const { database, payments, now } = services;
  const website = await findOwnWebsite(database.db, user.id, websiteId);
  if (website === null) throw notFound();
  refuseSuspended(website);
  const customerId = await ensureCustomer(services, user);
  const assertUnpaid = async (): Promise<void> => {
    const seen = await payments.subscriptionsOf(customerId);
    if (!seen.some((each) => each.websiteId === websiteId && each.status !== 'ended')) return;
    await refreshOwner(services, user.id);
    throw new ApiFailure('subscription_exists', { id: 'payment.subscriptionExists' });
  };
  await assertUnpaid();
  const sessions = await sessionsOfWebsite(database.db, user.id, websiteId);
  const open = await openOne(services, sessions, planType, assertUnpaid);
  if (open !== null) return open;

  const at = now();
  const hour = Math.floor(at / HOUR_MS);
  const before = sessions.filter(({ begun_at: begun }) => Math.floor(begun / HOUR_MS) === hour).length;
  const key = [user.id, websiteId, planType, hour, before].join(':');
  const begun = await payments.beginCheckout({ customerId, ownerId: user.id, websiteId, planType, key });
  await insertSession(database.db, { id: begun.sessionId, ownerId: user.id, websiteId, planType, now: at });
  return begun;
}

/** What somebody began to pay and can go on with; what is for the other interval is closed. */
async function openOne(
  services: PayingServices,
  sessions: readonly PaymentSessionsTable[],
  planType: PlanType,
  assertUnpaid: () => Promise<void>,
): Promise<Checkout | null> {
  const { payments, database, now } = services;
  for (const { id, plan_type: wanted } of sessions.filter(({ closed_at: closed }) => closed === null)) {
    const { status, url } = await payments.checkout(id);
    // Paid a moment ago, or what it paid for has ended since.
    if (status === 'paid') await assertUnpaid();
    if (status === 'open' && wanted === planType && url !== null) return { sessionId: id, url };
    if (status === 'open') await payments.closeCheckout(id);
    await closeSession(database.db, id, now());
  }
  return null;
}
