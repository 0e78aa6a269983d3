import type { Connection } from '@tosite/api-client/endpoints/connections';
import type { Change, Sync, SyncSource } from '@tosite/api-client/endpoints/sync';

export const change = (own: Partial<Change> = {}): Change => ({
  id: 'change-1',
  sourceId: 'source-1',
  kind: 'changed',
  list: 'projects',
  itemId: 'github:1',
  field: 'description',
  label: 'tidelog',
  before: 'Logs the tide',
  after: 'Logs the tide, and the moon',
  conflict: false,
  resembles: null,
  ...own,
});

export const source = (own: Partial<SyncSource> = {}): SyncSource => ({
  _id: 'source-1',
  platform: 'github',
  website_type: 'github',
  handle: 'ada',
  profileUrl: 'https://github.com/ada',
  method: 'github:rest',
  fetchedAt: '2025-11-27T10:00:00.000Z',
  syncEnabled: true,
  warnings: [],
  lastError: null,
  needsReconnect: false,
  ...own,
});

export const sync = (own: Partial<Sync> = {}): Sync => ({
  status: 'idle',
  lastError: null,
  nextSyncAt: null,
  sources: [source()],
  changes: [],
  undo: null,
  ...own,
});

export const connection = (own: Partial<Connection> = {}): Connection => ({
  _id: 'connection-1',
  platform: 'instagram',
  handle: 'ada.makes',
  name: 'Ada Byron',
  status: 'active',
  expiresAt: '2026-01-20T10:00:00.000Z',
  connectedAt: '2025-11-21T10:00:00.000Z',
  ...own,
});
