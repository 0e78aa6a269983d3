import type { PlanType } from '@tosite/api-client/endpoints/payment';
import type { Executor } from '../../database/database.ts';
import type { PaymentSessionsTable } from '../../database/schema.ts';

export async function ownSession(
  db: Executor,
  ownerId: string,
  id: string,
): Promise<PaymentSessionsTable | null> {
  const row = await db
    .selectFrom('payment_sessions')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row ?? null;
}

/** The newest first. */
export async function sessionsOfWebsite(
  db: Executor,
  ownerId: string,
  websiteId: string,
): Promise<PaymentSessionsTable[]> {
  return db
    .selectFrom('payment_sessions')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('website_id', '=', websiteId)
    .orderBy('begun_at', 'desc')
    .execute();
}

export async function insertSession(
  db: Executor,
  session: { id: string; ownerId: string; websiteId: string; planType: PlanType; now: number },
): Promise<void> {
  await db
    .insertInto('payment_sessions')
    .values({
      id: session.id,
      owner_id: session.ownerId,
      website_id: session.websiteId,
      plan_type: session.planType,
      begun_at: session.now,
      closed_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function closeSession(db: Executor, id: string, now: number): Promise<void> {
  await db
    .updateTable('payment_sessions')
    .set({ closed_at: now })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .execute();
}
