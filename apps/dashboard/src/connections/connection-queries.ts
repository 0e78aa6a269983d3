import type { ConnectablePlatform } from '@tosite/validation/platforms/platform';
import { queryOptions } from '@tanstack/react-query';
import {
  deleteConnection,
  finishConnection,
  listConnections,
  startConnection,
  type Connection,
} from '@tosite/api-client/endpoints/connections';
import { queryClient } from '../query-client.ts';
import { api } from '../session/api.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { navigation } from '../session/navigation.ts';

const KEY = ['websites', 'connections'];

export const connectionQueries = {
  /** The accounts that this owner connected, and those that can be connected on this installation. */
  all: () =>
    queryOptions({
      queryKey: KEY,
      enabled: () => useAuthStore.getState().user !== null,
      queryFn: ({ signal }) => api.call(listConnections, {}, { signal }),
    }),
};

/** Goes to the platform's page where the owner allows it; `returnTo` is where /callback leads afterwards. */
export async function connect(platform: ConnectablePlatform, returnTo: string): Promise<void> {
  const { url } = await api.call(startConnection, { body: { platform, returnTo } });
  navigation.visit(url);
}

export async function finishConnecting(
  code: string,
  state: string,
): Promise<{ connection: Connection; returnTo: string }> {
  const answer = await api.call(finishConnection, { body: { code, state } });
  await queryClient.invalidateQueries({ queryKey: ['websites'] });
  return answer;
}

export async function disconnect(id: string): Promise<void> {
  await api.call(deleteConnection, { params: { id } });
  // It is done: whoever shows something of it asks again, and nobody waits for that.
  void queryClient.invalidateQueries({ queryKey: ['websites'] });
}
