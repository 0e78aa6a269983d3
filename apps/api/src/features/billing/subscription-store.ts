import type { Executor } from '../../database/database.ts';
import type { PaymentSubscriptionsTable } from '../../database/schema.ts';

export type SubscriptionRow = PaymentSubscriptionsTable;

export async function subscriptionsOfOwner(db: Executor, ownerId: string): Promise<SubscriptionRow[]> {
  return db.selectFrom('payment_subscriptions').selectAll().where('owner_id', '=', ownerId).execute();
}

/** The one that lives, else the last that did. */
export async function subscriptionOfWebsite(
  db: Executor,
  ownerId: string,
  websiteId: string,
): Promise<SubscriptionRow | null> {
  const rows = await db
    .selectFrom('payment_subscriptions')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('website_id', '=', websiteId)
    .orderBy('begun_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.find(({ status }) => status !== 'ended') ?? rows[0] ?? null;
}

export async function ownSubscription(
  db: Executor,
  ownerId: string,
  id: string,
): Promise<SubscriptionRow | null> {
  const row = await db
    .selectFrom('payment_subscriptions')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row ?? null;
}

export async function ownerOfSubscription(db: Executor, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('payment_subscriptions')
    .select('owner_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.owner_id ?? null;
}

export async function saveSubscription(trx: Executor, row: SubscriptionRow): Promise<void> {
  const { id: _, begun_at: __, ...changing } = row;
  await trx
    .insertInto('payment_subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changing))
    .execute();
}
