import { ConnectionLost } from '@tosite/profile-sources/instagram/instagram-failures';
import { LinkedInConnectionLost } from '@tosite/profile-sources/linkedin/linkedin-failures';
import { SourceFailure } from '@tosite/profile-sources/profile-source';
import { ApiFailure } from '../../http/api-failure.ts';
import { QueueFull, type Job } from '../../queue/queue.ts';
import type { ConnectionServices } from './connection-services.ts';
import { connectionStore } from './connection-store.ts';
import { expireConnection, warnOfEnd } from './expire-connection.ts';
import { openTokens, resealTokens, sealTokens } from './sealed-tokens.ts';

const DAY = 86_400_000;
/** So long before their end tokens are renewed: two weeks of hourly tries. */
const AHEAD_MS = 14 * DAY;
/** Instagram renews no token that is younger. */
const YOUNGEST_MS = DAY;
const WARNED_AHEAD_MS = 7 * DAY;
const AT_ONCE = 500;
const PAGE = 200;

export function isConnectionLost(error: unknown): boolean {
  return error instanceof ConnectionLost || error instanceof LinkedInConnectionLost;
}

/** Once an hour: queues the renewal of what ends soon, and ends what has ended. */
export async function sweepConnections(services: ConnectionServices): Promise<void> {
  const { database, clock, queue, env, keys } = services;
  const now = clock.now();
  if (env.sessionSecrets.length > 1) await resealAll(services);
  for (const ended of await connectionStore.due(database.db, { expires: now, obtained: now }, AT_ONCE)) {
    // This server may have been off for weeks: what can be renewed even afterwards gets its try.
    const canBeRenewed = typeof openTokens(keys, ended)?.refreshToken === 'string';
    if (!canBeRenewed) await expireConnection(services, ended);
  }
  const soon = { expires: now + AHEAD_MS, obtained: now - YOUNGEST_MS };
  for (const { id, user_id: ownerId } of await connectionStore.due(database.db, soon, AT_ONCE)) {
    try {
      await queue.enqueue(
        database.db,
        'refresh-connection',
        { connectionId: id },
        { dedupeKey: id, ownerId },
      );
    } catch (error) {
      // One owner's full line is no reason to leave out the others; the next hour tries again.
      if (!(error instanceof QueueFull)) throw error;
    }
  }
}

/** While the operator changes the secret: tokens move to the new one, so that the old one can be dropped. */
async function resealAll({ database, keys }: ConnectionServices): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await connectionStore.activeAfter(database.db, after, PAGE);
    for (const row of rows) {
      const sealed = resealTokens(keys, row);
      if (sealed !== null) await connectionStore.replaceTokens(database.db, row, { sealed });
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.id;
  }
}

/** Renews one connection's tokens. What may work in an hour is left to the next sweep. */
export async function refreshConnection(
  services: ConnectionServices,
  job: Job<'refresh-connection'>,
): Promise<void> {
  const { database, clock, keys, connectors, log } = services;
  const connection = await connectionStore.find(database.db, job.payload.connectionId);
  if (connection === null || connection.status !== 'active') return;
  const tokens = openTokens(keys, connection);
  if (tokens === null) return expireConnection(services, connection);
  const connector = connectors[connection.platform];
  try {
    const renewed = await connector?.refresh({
      tokens,
      obtainedAt: connection.obtained_at,
      signal: job.signal,
    });
    if (renewed === undefined || renewed === null) {
      const leftMs = (connection.expires_at ?? Infinity) - clock.now();
      if (leftMs <= 0) return await expireConnection(services, connection);
      return leftMs < WARNED_AHEAD_MS ? await warnOfEnd(services, connection) : undefined;
    }
    await connectionStore.replaceTokens(database.db, connection, {
      sealed: sealTokens(keys, connection, renewed.tokens),
      obtained_at: clock.now(),
      expires_at: renewed.expiresAt,
      warned_at: null,
      updated_at: clock.now(),
    });
  } catch (error) {
    if (isConnectionLost(error)) return expireConnection(services, connection);
    if (!(error instanceof SourceFailure) && !(error instanceof ApiFailure)) throw error;
    log.warn(
      { platform: connection.platform, code: error.code },
      'a connection could not be renewed this hour',
    );
  }
}
