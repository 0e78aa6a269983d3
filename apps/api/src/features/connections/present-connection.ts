import type { Connection } from '@tosite/api-client/endpoints/connections';
import type { ConnectionRow } from './connection-store.ts';

/** What an owner is told of a connection: never its tokens. */
export function presentConnection(row: ConnectionRow): Connection {
  return {
    _id: row.id,
    platform: row.platform,
    handle: row.handle,
    name: row.name,
    status: row.status,
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at).toISOString(),
    connectedAt: new Date(row.connected_at).toISOString(),
  };
}
