import type { Executor } from '../../database/database.ts';

export async function customerOfOwner(
  db: Executor,
  ownerId: string,
): Promise<{ customerId: string | null } | null> {
  const row = await db
    .selectFrom('payment_customers')
    .select('customer_id')
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row === undefined ? null : { customerId: row.customer_id };
}

export async function ownerOfCustomer(db: Executor, customerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('payment_customers')
    .select('owner_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.owner_id ?? null;
}

/** Before the payment service is asked for one: an owner has one row, and so one customer. */
export async function claimCustomer(db: Executor, ownerId: string, now: number): Promise<void> {
  await db
    .insertInto('payment_customers')
    .values({ owner_id: ownerId, customer_id: null, fetched_at: 0, created_at: now })
    .onConflict((conflict) => conflict.column('owner_id').doNothing())
    .execute();
}

/** Answers the customer that counts: the first that was written down. */
export async function keepCustomer(
  db: Executor,
  ownerId: string,
  customerId: string,
): Promise<string | null> {
  await db
    .updateTable('payment_customers')
    .set({ customer_id: customerId })
    .where('owner_id', '=', ownerId)
    .where('customer_id', 'is', null)
    .execute();
  return (await customerOfOwner(db, ownerId))?.customerId ?? null;
}

/**
 * Takes the owner's row for what was asked for at this moment. False: something newer is stored. By when it was asked
 * for and not by when the answer came: whoever asks after the last change overwrites all others and is overwritten by
 * none that has not seen it too.
 */
export async function takeNewest(trx: Executor, ownerId: string, askedAt: number): Promise<boolean> {
  const row = await trx
    .updateTable('payment_customers')
    .set({ fetched_at: askedAt })
    .where('owner_id', '=', ownerId)
    .where('fetched_at', '<=', askedAt)
    .returning('owner_id')
    .executeTakeFirst();
  return row !== undefined;
}
