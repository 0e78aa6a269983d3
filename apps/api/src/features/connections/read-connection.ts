import type { ConnectablePlatform } from '@tosite/validation/platforms/platform';
import { startDeadline } from '@tosite/profile-sources/outbound/deadline';
import { SourceFailure, type ProfileResult } from '@tosite/profile-sources/profile-source';
import type { ConnectionServices } from './connection-services.ts';
import { connectionStore, type ConnectionRow } from './connection-store.ts';
import type { Connector, Tokens } from './connector.ts';
import { expireConnection } from './expire-connection.ts';
import { isConnectionLost } from './refresh-connections.ts';
import { openTokens } from './sealed-tokens.ts';

/** A thousand posts are forty calls in a row. */
const LONGEST_MS = 60_000;

/**
 * Reads a connected account. Throws SourceFailure; when the platform no longer takes the tokens, the connection is
 * marked as expired first, and the failure offers to connect again.
 */
export function readConnection(
  services: ConnectionServices,
  connection: ConnectionRow,
  signal: AbortSignal,
): Promise<ProfileResult> {
  return ask(services, connection, signal, (connector, tokens, deadline) =>
    connector.readProfile(tokens, deadline),
  );
}

/** The number of the owner's connected account that has this name now; null: none has, as far as it can be read. */
export async function accountOfOwner(
  services: ConnectionServices,
  wanted: { userId: string; platform: ConnectablePlatform; handle: string; signal: AbortSignal },
): Promise<string | null> {
  const handle = wanted.handle.toLowerCase();
  for (const row of await connectionStore.ofOwner(services.database.db, wanted.userId)) {
    const read = services.connectors[row.platform]?.readHandle ?? null;
    if (row.platform !== wanted.platform || row.status !== 'active' || read === null) continue;
    try {
      const now = await ask(services, row, wanted.signal, (_, tokens, deadline) => read(tokens, deadline));
      if (now !== '' && now.toLowerCase() === handle) return row.subject;
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error;
    }
  }
  return null;
}

async function ask<T>(
  services: ConnectionServices,
  connection: ConnectionRow,
  signal: AbortSignal,
  read: (connector: Connector, tokens: Tokens, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { keys, connectors } = services;
  const connector = connectors[connection.platform];
  if (connection.status === 'expired') throw expired(connection.platform);
  if (connector === undefined) {
    throw new SourceFailure(
      'source_not_configured',
      { id: 'platform.connectingOff', platform: connection.platform },
      { next: ['import'] },
    );
  }
  const tokens = openTokens(keys, connection);
  if (tokens === null) {
    await expireConnection(services, connection);
    throw expired(connection.platform);
  }
  const deadline = startDeadline(LONGEST_MS, signal);
  try {
    return await read(connector, tokens, deadline.signal);
  } catch (error) {
    if (isConnectionLost(error)) await expireConnection(services, connection);
    throw error;
  } finally {
    deadline.end();
  }
}

/**
 * What an owner's connection says of a profile that feeds a site; null when the owner has connected no such account.
 * An empty `handle` means the owner's one account there. Throws as `readConnection` does.
 */
export async function readOwnersConnection(
  services: ConnectionServices,
  wanted: { userId: string; platform: ConnectablePlatform; handle: string; signal: AbortSignal },
): Promise<ProfileResult | null> {
  const all = await connectionStore.ofOwner(services.database.db, wanted.userId);
  const there = all.filter(({ platform }) => platform === wanted.platform);
  const handle = wanted.handle.toLowerCase();
  const same = there.filter((row) => row.handle !== '' && row.handle.toLowerCase() === handle);
  // LinkedIn does not tell whose public page an account is: with one account there is no doubt.
  const candidates = same.length > 0 ? same : there.filter((row) => row.handle === '' || handle === '');
  const [first] = candidates.sort((a, b) => Number(a.status === 'expired') - Number(b.status === 'expired'));
  if (first === undefined || (same.length === 0 && candidates.length > 1)) return null;
  return readConnection(services, first, wanted.signal);
}

function expired(platform: ConnectablePlatform): SourceFailure {
  return new SourceFailure(
    'platform_blocked',
    { id: 'platform.connectionExpired', platform },
    { next: ['connect', 'import'] },
  );
}
