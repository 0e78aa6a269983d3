import { isUnavailable } from './ask-stripe.ts';
import type { BillingServices, PayingServices } from './billing-services.ts';
import { WARNED_MS } from './judge-subscription.ts';
import { askSoon, ofOwner } from './read-payments-job.ts';
import { refreshOwner } from './refresh-owner.ts';
import { tellOperator } from './tell-operator.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long what was last heard counts without a word. */
const SILENT_MS = 72 * HOUR_MS;
const EVENTS_KEPT_MS = 30 * DAY_MS;
/** The payment service closes them after a day. */
const SESSIONS_OPEN_MS = 25 * HOUR_MS;

/**
 * Asks about everybody who pays once a day, so that a report that never came is found; at once where grace nears its
 * end or is over, and where a checkout was begun and nothing came of it. Says when nobody answered for three days.
 */
export async function sweepBilling(services: BillingServices): Promise<void> {
  const { payments, database, now } = services;
  const { db } = database;
  if (payments !== null) {
    for (const ownerId of await ownersToAsk(services)) await askSoon(services, db, ofOwner(ownerId));
    await tellOfSilence({ ...services, payments });
  }
  await db
    .updateTable('payment_sessions')
    .set({ closed_at: now() })
    .where('closed_at', 'is', null)
    .where('begun_at', '<', now() - SESSIONS_OPEN_MS)
    .execute();
  await db
    .deleteFrom('payment_events')
    .where('received_at', '<', now() - EVENTS_KEPT_MS)
    .execute();
}

async function ownersToAsk({ database, now }: BillingServices): Promise<string[]> {
  const at = now();
  const paying = await database.db
    .selectFrom('payment_subscriptions as s')
    .innerJoin('payment_customers as c', 'c.owner_id', 's.owner_id')
    .innerJoin('websites as w', 'w.id', 's.website_id')
    .select('s.owner_id')
    .distinct()
    .where((eb) =>
      eb.or([
        eb.and([eb('s.status', '!=', 'ended'), eb('c.fetched_at', '<', at - DAY_MS + HOUR_MS)]),
        eb.and([eb('s.told', '=', 'failed'), eb('s.grace_until', '<=', at + WARNED_MS)]),
        eb.and([eb('s.grace_until', '<=', at), eb('w.plan', '=', 'standard')]),
      ]),
    )
    .execute();
  const begun = await database.db
    .selectFrom('payment_sessions as s')
    .innerJoin('payment_customers as c', 'c.owner_id', 's.owner_id')
    .select('s.owner_id')
    .distinct()
    .where('s.closed_at', 'is', null)
    .where('c.fetched_at', '<', at - HOUR_MS)
    .execute();
  return [...new Set([...paying, ...begun].map(({ owner_id: id }) => id))];
}

/** What is paid for stays as it was heard last: an outage of others is nobody's debt. */
async function tellOfSilence(services: PayingServices): Promise<void> {
  const { database, now } = services;
  const at = now();
  const waiting = await database.db
    .selectFrom('payment_customers as c')
    .innerJoin('payment_subscriptions as s', 's.owner_id', 'c.owner_id')
    .select('c.owner_id')
    .where('s.status', '!=', 'ended')
    .where('c.fetched_at', '<', at - SILENT_MS)
    .orderBy('c.fetched_at')
    .executeTakeFirst();
  if (waiting === undefined) return;
  try {
    // A server that stood still for days has not asked yet.
    await refreshOwner(services, waiting.owner_id);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    const day = new Date(at).toISOString().slice(0, 10);
    await tellOperator(services, database.db, {
      kind: 'silent',
      id: day,
      ownerId: null,
      about: `silent:${day}`,
    });
  }
}
