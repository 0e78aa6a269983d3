import type { Sync } from '@tosite/api-client/endpoints/sync';
import type { Handlers } from '../../http/endpoint-handler.ts';
import { addSource } from './add-source.ts';
import { editSource, removeSource } from './change-sources.ts';
import { readSync } from './present-sync.ts';
import { readContent } from './read-content.ts';
import { startSync } from './start-sync.ts';
import type { SyncServices } from './sync-services.ts';
import { takeChanges } from './take-changes.ts';
import { undoChanges } from './undo-changes.ts';

export function syncHandlers(
  services: SyncServices,
): Pick<
  Handlers,
  | 'getContent'
  | 'startSync'
  | 'getSync'
  | 'takeChanges'
  | 'undoChanges'
  | 'addSource'
  | 'editSource'
  | 'removeSource'
> {
  const { database, limits, now } = services;
  const answer = (userId: string, websiteId: string): Promise<Sync> =>
    readSync(database.db, userId, websiteId, now());
  return {
    getContent: ({ params }, { user }) => readContent(database.db, user.id, params.id),
    getSync: ({ params }, { user }) => answer(user.id, params.id),
    startSync: async ({ params }, { user }) => {
      await limits.take('syncByOwner', user.id);
      return startSync(services, user.id, params.id);
    },
    takeChanges: async ({ params, body }, { user }) => {
      await limits.take('publishByOwner', user.id);
      await takeChanges(services, user.id, params.id, body);
      return answer(user.id, params.id);
    },
    undoChanges: async ({ params, body }, { user }) => {
      await limits.take('publishByOwner', user.id);
      await undoChanges(services, user.id, params.id, body.id);
      return answer(user.id, params.id);
    },
    addSource: async ({ params, body }, { user }) => {
      await limits.take('publishByOwner', user.id);
      await addSource(services, user.id, params.id, body.previewId);
      return answer(user.id, params.id);
    },
    editSource: async ({ params, body }, { user }) => {
      await editSource(services, user.id, { websiteId: params.id, sourceId: params.sourceId }, body);
      return answer(user.id, params.id);
    },
    removeSource: async ({ params }, { user }) => {
      await limits.take('publishByOwner', user.id);
      await removeSource(services, user.id, { websiteId: params.id, sourceId: params.sourceId });
      return answer(user.id, params.id);
    },
  };
}
