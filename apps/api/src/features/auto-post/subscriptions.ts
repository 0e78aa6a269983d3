import net from 'node:net';
import { SourceFailure } from '@tosite/profile-sources/profile-source';
import { normalizeProfileUrl } from '@tosite/validation/platforms';
import type { Executor } from '../../database/database.ts';
import type { Env } from '../../env.ts';
import { QueueFull, type Job } from '../../queue/queue.ts';
import { randomId, randomToken } from '../../secrets/keys.ts';
import { readSourceLayers, type SourceLayers } from '../../site-content/source-layers.ts';
import { findAutoPost } from './auto-post-store.ts';
import type { AutoPostServices } from './auto-post-services.ts';
import { postingSources } from './source-items.ts';
import { changeSubscription, subscriptionsOf, type SubscriptionRow } from './subscription-store.ts';

/** As long as the hub allows; it says how long it is when it confirms. */
const LEASE_SECONDS = 10 * 86_400;
/** So long before its end a subscription is renewed, with hourly tries. */
const RENEWED_AHEAD_MS = 2 * 86_400_000;
/** A hub that did not confirm within this time is asked again. */
const CONFIRMED_WITHIN_MS = 30 * 60_000;
export const SEALED_FOR = 'websub';

const callbackPath = (id: string): string => `/websub/${id}`;

/** Whether anybody beyond this machine can reach the dashboard: a hub calls back. */
function isReachable({ publicProtocol, dashboardOrigin }: Env): boolean {
  const { hostname } = new URL(dashboardOrigin);
  const isOurs = /(?:^|\.)(?:localhost|local|internal|test)$/u.test(hostname) || net.isIP(hostname) !== 0;
  return publicProtocol === 'https' && !isOurs;
}

/** What is subscribed to may be other than what is wanted: a job sees to it. */
export async function followTopics(
  { env, queue }: Pick<AutoPostServices, 'env' | 'queue'>,
  trx: Executor,
  { websiteId, ownerId }: { websiteId: string; ownerId: string },
): Promise<void> {
  if (!isReachable(env)) return;
  try {
    await queue.enqueue(trx, 'subscribe', { websiteId }, { dedupeKey: websiteId, ownerId });
  } catch (error) {
    // The sweep tries again; until then it is polled.
    if (!(error instanceof QueueFull)) throw error;
  }
}

/** Asks for what is wanted and not there or about to end, and takes back what is not wanted any more. */
export async function subscribeJob(services: AutoPostServices, job: Job<'subscribe'>): Promise<void> {
  const { database, env } = services;
  if (!isReachable(env)) return;
  const { websiteId } = job.payload;
  const row = await findAutoPost(database.db, websiteId);
  const isWanted = row !== null && row.enabled === 1 && row.source === 'youtube';
  const sources = isWanted ? postingSources(await readSourceLayers(database.db, websiteId), 'youtube') : [];
  const there = await subscriptionsOf(database.db, websiteId);
  const refused: string[] = [];
  for (const source of sources) {
    const known = there.find(({ source_id: id }) => id === source.id);
    if (known !== undefined && !isDue(known, services.now())) continue;
    const subscription = known ?? (await create(services, websiteId, source, job));
    if (subscription === null) continue;
    if (!(await ask(services, job, subscription, 'subscribe'))) refused.push(subscription.id);
  }
  const wanted = new Set(sources.map(({ id }) => id));
  for (const subscription of there)
    if (!wanted.has(subscription.source_id) && !(await ask(services, job, subscription, 'unsubscribe')))
      refused.push(subscription.id);
  if (refused.length > 0) throw new Error(`the hub did not take ${refused.length} requests`);
}

function isDue({ status, asked_at: askedAt, expires_at: end }: SubscriptionRow, now: number): boolean {
  if (status === 'ending') return true;
  if (status === 'asked') return now - askedAt >= CONFIRMED_WITHIN_MS;
  return end === null || end - now < RENEWED_AHEAD_MS;
}

/** null: which channel it is cannot be told now. */
async function create(
  { database, keys, channelHub, now }: AutoPostServices,
  websiteId: string,
  source: SourceLayers,
  job: Job<'subscribe'>,
): Promise<SubscriptionRow | null> {
  const link = normalizeProfileUrl(source.profileUrl === '' ? source.handle : source.profileUrl, 'youtube');
  if (!link.ok) return null;
  const topic = await channelHub.topicOf(link, { signal: job.signal }).catch((error: unknown) => {
    if (error instanceof SourceFailure) return null;
    throw error;
  });
  if (topic === null) return null;
  const subscription: SubscriptionRow = {
    // Who knows it can make us look whether something is new, and no more.
    id: randomId(),
    website_id: websiteId,
    source_id: source.id,
    topic,
    secret: keys.seal(SEALED_FOR, randomToken()),
    status: 'asked',
    asked_at: now(),
    expires_at: null,
    told_at: null,
  };
  return database.transaction(async (trx) => {
    await job.fence(trx);
    const row = await trx
      .insertInto('websub_subscriptions')
      .values(subscription)
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  });
}

async function ask(
  { database, env, keys, channelHub, now }: AutoPostServices,
  job: Job<'subscribe'>,
  { id, topic, secret: sealed, status }: SubscriptionRow,
  mode: 'subscribe' | 'unsubscribe',
): Promise<boolean> {
  const secret = keys.open(SEALED_FOR, sealed);
  if (secret === null) {
    // Sealed with a secret that is gone: what it signs cannot be checked any more.
    await database.db.deleteFrom('websub_subscriptions').where('id', '=', id).execute();
    return mode === 'unsubscribe';
  }
  // Before the hub answers, which may be sooner than we do.
  await changeSubscription(database.db, id, {
    asked_at: now(),
    ...(mode === 'unsubscribe' ? { status: 'ending' } : status === 'ending' ? { status: 'asked' } : {}),
  });
  const callback = `${env.dashboardOrigin}${callbackPath(id)}`;
  return channelHub.ask({ mode, topic, callback, secret, leaseSeconds: LEASE_SECONDS, signal: job.signal });
}

/** Once an hour: asks again for what is about to end or was not confirmed, and forgets what was taken back. */
export async function sweepSubscriptions(services: AutoPostServices): Promise<void> {
  const { database, env, now } = services;
  const { db } = database;
  const forgotten = now() - 86_400_000;
  await db
    .deleteFrom('websub_subscriptions')
    .where('status', '=', 'ending')
    .where('asked_at', '<', forgotten)
    .execute();
  if (!isReachable(env)) return;
  const lacking = await db
    .selectFrom('auto_posts')
    .innerJoin('websites', 'websites.id', 'auto_posts.website_id')
    .select(['auto_posts.website_id as websiteId', 'websites.owner_id as ownerId'])
    .where('auto_posts.enabled', '=', 1)
    .where('auto_posts.source', '=', 'youtube')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('websub_subscriptions')
            .select('websub_subscriptions.id')
            .whereRef('websub_subscriptions.website_id', '=', 'auto_posts.website_id')
            .where('websub_subscriptions.status', '=', 'active')
            .where('websub_subscriptions.expires_at', '>', now() + RENEWED_AHEAD_MS),
        ),
      ),
    )
    .limit(500)
    .execute();
  for (const website of lacking) await followTopics(services, db, website);
}
