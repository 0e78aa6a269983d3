import type { AuthenticatedUser } from '../../http/request-context.ts';
import { notFound } from '../../http/api-failure.ts';
import type { PayingServices } from './billing-services.ts';
import { claimCustomer, customerOfOwner, keepCustomer } from './customer-store.ts';

/** The owner's one customer. Claimed before the payment service is asked, which answers the same key with the same one. */
export async function ensureCustomer(
  { database, payments, now }: PayingServices,
  owner: Pick<AuthenticatedUser, 'id' | 'email'>,
): Promise<string> {
  const known = await customerOfOwner(database.db, owner.id);
  if (known?.customerId != null) return known.customerId;
  await claimCustomer(database.db, owner.id, now());
  const created = await payments.createCustomer(owner);
  const kept = await keepCustomer(database.db, owner.id, created);
  // Their account ended meanwhile.
  if (kept === null) throw notFound();
  return kept;
}
