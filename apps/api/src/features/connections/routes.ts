import type { ConnectablePlatform } from '@tosite/validation/platforms/platform';
import { notFound } from '../../http/api-failure.ts';
import type { Handlers } from '../../http/endpoint-handler.ts';
import type { OnboardingServices } from '../../previews/onboarding-services.ts';
import { finishConnecting, startConnecting } from './connect-account.ts';
import type { ConnectionServices } from './connection-services.ts';
import { connectionStore } from './connection-store.ts';
import { presentConnection } from './present-connection.ts';
import { previewConnection } from './preview-connection.ts';

export function connectionHandlers(
  services: ConnectionServices & { onboarding: OnboardingServices },
): Pick<
  Handlers,
  'listConnections' | 'startConnection' | 'finishConnection' | 'deleteConnection' | 'previewConnection'
> {
  const { database, connectors } = services;
  return {
    async listConnections(_, { user }) {
      const rows = await connectionStore.ofOwner(database.db, user.id);
      return {
        connections: rows.map(presentConnection),
        available: Object.values(connectors).map(({ platform }): ConnectablePlatform => platform),
      };
    },
    startConnection: ({ body }, { user }) => startConnecting(services, user.id, body),
    async finishConnection({ body }, context) {
      const { signal, user } = context;
      const finished = await finishConnecting(
        services,
        user.id,
        { ...body, signal },
        async (trx, connection, returnTo) =>
          context.remember(trx, { connection: presentConnection(connection), returnTo }),
      );
      return { connection: presentConnection(finished.connection), returnTo: finished.returnTo };
    },
    async deleteConnection({ params }, { user }) {
      if (!(await connectionStore.delete(database.db, params.id, user.id))) throw notFound();
      return undefined;
    },
    previewConnection: ({ params, body }, context) =>
      previewConnection(
        services,
        { id: params.id, userId: context.user.id, subdomain: body.subdomain ?? null },
        { signal: context.signal, onStep: (step) => void context.stream?.send('step', step) },
      ),
  };
}
