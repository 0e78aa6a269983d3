import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/api-failure.ts';
import type { Handlers } from '../../http/endpoint-handler.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import { activityOfWebsite } from '../../site-content/activity-store.ts';

const MAX = 20;

export function activityHandlers({ database }: { database: Database }): Pick<Handlers, 'listActivity'> {
  return {
    async listActivity({ params }, { user }) {
      if ((await findOwnWebsite(database.db, user.id, params.id)) === null) throw notFound();
      return { activity: await activityOfWebsite(database.db, user.id, params.id, MAX) };
    },
  };
}
