import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Executor } from '../../database/database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { addressKey } from '../../http/client-address.ts';
import { readBytes } from '../../http/read-body.ts';
import { QueueFull } from '../../queue/queue.ts';
import { lockWebsite } from '../../site-content/sync-store.ts';
import { findAutoPost } from './auto-post-store.ts';
import type { AutoPostServices } from './auto-post-services.ts';
import { queueRun } from './plan-run.ts';
import { SEALED_FOR } from './subscriptions.ts';
import { changeSubscription, findSubscription, type SubscriptionRow } from './subscription-store.ts';

const PLACE = /^\/websub\/([0-9a-f]{32})$/u;
/** A message of YouTube's has a few kilobytes. */
const LARGEST = 128 * 1024;
/** Of one film the hub tells several times. */
const GATHERED_MS = 10_000;
const LONGEST_LEASE_SECONDS = 30 * 86_400;

/** What a hub asks and tells at a subscription's address; null: it is another address. */
export async function websubCallback(
  services: AutoPostServices,
  request: Request,
  clientAddress: string,
): Promise<Response | null> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith('/websub/')) return null;
  const { limits, database } = services;
  const id = PLACE.exec(url.pathname)?.[1];
  const subscription = id === undefined ? null : await findSubscription(database.db, id);
  if (subscription === null) {
    const isFew = await limits.tryTake('callbackByAddress', addressKey(clientAddress));
    return isFew ? answer(404, 'There is no such subscription.') : tooMany();
  }
  if (!(await limits.tryTake('callbackBySubscription', subscription.id))) return tooMany();
  if (request.method === 'GET') return confirm(services, subscription, url.searchParams);
  if (request.method === 'POST') return hear(services, subscription, request);
  return answer(405, 'A hub asks with GET and tells with POST.', { allow: 'GET, POST' });
}

/** Says that we asked for it: only for exactly what we asked for. */
async function confirm(
  { database, now }: AutoPostServices,
  { id, topic, status }: SubscriptionRow,
  query: URLSearchParams,
): Promise<Response> {
  const mode = query.get('hub.mode');
  const challenge = query.get('hub.challenge') ?? '';
  const isOurs = query.get('hub.topic') === topic;
  if (mode === 'denied' && isOurs) {
    if (status !== 'ending') await changeSubscription(database.db, id, { status: 'asked', expires_at: null });
    return answer(200, '');
  }
  const isWanted = mode === (status === 'ending' ? 'unsubscribe' : 'subscribe');
  if (!isOurs || !isWanted || challenge === '' || challenge.length > 2000)
    return answer(404, 'This was not asked for.');
  if (mode === 'unsubscribe') {
    await database.db.deleteFrom('websub_subscriptions').where('id', '=', id).execute();
    return answer(200, challenge);
  }
  const lease = Number(query.get('hub.lease_seconds'));
  if (!Number.isSafeInteger(lease) || lease <= 0) return answer(404, 'A lease has an end.');
  const expires = now() + Math.min(lease, LONGEST_LEASE_SECONDS) * 1000;
  await changeSubscription(database.db, id, { status: 'active', expires_at: expires });
  return answer(200, challenge);
}

/** A message says that something may be new: what it is, is read from the platform itself. */
async function hear(
  services: AutoPostServices,
  subscription: SubscriptionRow,
  request: Request,
): Promise<Response> {
  const { keys } = services;
  let body: Buffer;
  try {
    body = await readBytes(request, LARGEST);
  } catch (error) {
    if (error instanceof ApiFailure) return answer(413, 'The message is too large.');
    throw error;
  }
  const secret = keys.open(SEALED_FOR, subscription.secret);
  const isSigned =
    secret !== null && isSignedWith(secret, body, request.headers.get('x-hub-signature') ?? '');
  // Whoever signs wrongly does not learn it.
  if (isSigned && subscription.status === 'active') await lookForNew(services, subscription);
  return answer(202, '');
}

/** As the standard wants it: `sha1=…`, or a longer digest. */
function isSignedWith(secret: string, body: Buffer, header: string): boolean {
  const [, method = '', digest = ''] =
    /^(sha1|sha256|sha384|sha512)=([0-9a-f]{40,128})$/iu.exec(header) ?? [];
  if (method === '') return false;
  const made = createHmac(method.toLowerCase(), secret).update(body).digest();
  const given = Buffer.from(digest, 'hex');
  return given.length === made.length && timingSafeEqual(given, made);
}

async function lookForNew(services: AutoPostServices, subscription: SubscriptionRow): Promise<void> {
  const { database, now } = services;
  await database.transaction(async (trx) => {
    if (!(await lockWebsite(trx, subscription.website_id))) return;
    const { told_at: told } = (await findSubscription(trx, subscription.id)) ?? subscription;
    if (told !== null && now() - told < GATHERED_MS) return;
    await changeSubscription(trx, subscription.id, { told_at: now() });
    await queueIfOn(services, trx, subscription.website_id);
  });
}

async function queueIfOn(services: AutoPostServices, trx: Executor, websiteId: string): Promise<void> {
  const row = await findAutoPost(trx, websiteId);
  if (row === null || row.enabled === 0 || row.paused_at !== null) return;
  const website = await trx
    .selectFrom('websites')
    .select('owner_id')
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow();
  try {
    // What was read before the message does not know what it is about.
    await queueRun(services, trx, { ...row, ownerId: website.owner_id }, { inMs: GATHERED_MS, maxAgeMs: 0 });
  } catch (error) {
    // Polling finds it.
    if (!(error instanceof QueueFull)) throw error;
  }
}

function answer(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

function tooMany(): Response {
  return answer(429, 'There were too many messages. Try again later.', { 'retry-after': '600' });
}
