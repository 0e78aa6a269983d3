import type { Handlers } from '../../http/endpoint-handler.ts';
import { notFound } from '../../http/api-failure.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import type { AutoPostServices } from './auto-post-services.ts';
import { postInstagram } from './post-instagram.ts';
import { presentAutoPost } from './present-auto-post.ts';
import { runNow } from './run-now.ts';
import { readRuns } from './run-store.ts';
import { saveAutoPost } from './save-auto-post.ts';

export function autoPostHandlers(
  services: AutoPostServices,
): Pick<Handlers, 'getAutoPost' | 'saveAutoPost' | 'runAutoPost' | 'listAutoPostRuns' | 'postInstagram'> {
  const { database, limits, now } = services;
  const { db } = database;
  const own = async (userId: string, websiteId: string): Promise<string> => {
    if ((await findOwnWebsite(db, userId, websiteId)) === null) throw notFound();
    return websiteId;
  };
  return {
    getAutoPost: async ({ params }, { user }) =>
      presentAutoPost(db, await own(user.id, params.websiteId), now()),
    saveAutoPost: async ({ body }, { user }) => {
      await saveAutoPost(services, user.id, body);
      return presentAutoPost(db, body.websiteId, now());
    },
    runAutoPost: async ({ body }, { user }) => {
      const websiteId = await own(user.id, body.websiteId);
      await limits.take('syncByOwner', user.id);
      return runNow(services, user.id, websiteId);
    },
    listAutoPostRuns: async ({ params }, { user }) => ({
      runs: await readRuns(db, await own(user.id, params.websiteId)),
    }),
    postInstagram: async ({ body }, { user, signal }) => {
      const websiteId = await own(user.id, body.websiteId);
      return postInstagram(services, user.id, { websiteId, postUrl: body.postUrl }, signal);
    },
  };
}
