import { queryOptions } from '@tanstack/react-query';
import { getAccount } from '@tosite/api-client/endpoints/account';
import { api } from './api.ts';
import { useAuthStore } from './auth-store.ts';

/** Whether whoever is signed in runs this installation. Read with the account, so that it changes with it. */
export const operatorStanding = () =>
  queryOptions({
    queryKey: ['account', 'operator'],
    enabled: () => useAuthStore.getState().user !== null,
    queryFn: async ({ signal }) => (await api.call(getAccount, {}, { signal })).operator ?? null,
  });
