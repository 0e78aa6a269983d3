import type { Selectable } from 'kysely';
import type { Executor } from '../../database/database.ts';
import type { WebsubSubscriptionsTable } from '../../database/schema.ts';

export type SubscriptionRow = Selectable<WebsubSubscriptionsTable>;

export async function subscriptionsOf(db: Executor, websiteId: string): Promise<SubscriptionRow[]> {
  return db.selectFrom('websub_subscriptions').selectAll().where('website_id', '=', websiteId).execute();
}

export async function findSubscription(db: Executor, id: string): Promise<SubscriptionRow | null> {
  const row = await db.selectFrom('websub_subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function changeSubscription(
  db: Executor,
  id: string,
  change: Partial<Pick<SubscriptionRow, 'status' | 'asked_at' | 'expires_at' | 'told_at'>>,
): Promise<void> {
  await db.updateTable('websub_subscriptions').set(change).where('id', '=', id).execute();
}

/** Whether a hub tells us of what is new in a source of this website. */
export async function isTold(db: Executor, websiteId: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('websub_subscriptions')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('status', '=', 'active')
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
