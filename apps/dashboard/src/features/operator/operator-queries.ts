import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as operator from '@tosite/api-client/endpoints/operator';
import { queryClient } from '../../query-client.ts';
import { api } from '../../session/api.ts';

const READ_AGAIN_MS = 60_000;

export const operatorQueries = {
  day: () =>
    queryOptions({
      queryKey: ['operator', 'day'],
      queryFn: ({ signal }) => api.call(operator.operatorDay, {}, { signal }),
      refetchInterval: READ_AGAIN_MS,
    }),
  queue: () =>
    queryOptions({
      queryKey: ['operator', 'queue'],
      queryFn: async ({ signal }) => (await api.call(operator.operatorQueue, {}, { signal })).items,
      refetchInterval: READ_AGAIN_MS,
    }),
  site: (id: string) =>
    queryOptions({
      queryKey: ['operator', 'site', id],
      queryFn: ({ signal }) => api.call(operator.operatorSite, { params: { id } }, { signal }),
      // The address of its page ends after ten minutes.
      refetchInterval: 8 * 60_000,
    }),
  found: (text: string) =>
    queryOptions({
      queryKey: ['operator', 'found', text],
      queryFn: ({ signal }) => api.call(operator.operatorFind, { query: { text } }, { signal }),
      retry: false,
    }),
  jobs: () =>
    queryOptions({
      queryKey: ['operator', 'jobs'],
      queryFn: async ({ signal }) => (await api.call(operator.operatorJobs, {}, { signal })).jobs,
    }),
  mails: () =>
    queryOptions({
      queryKey: ['operator', 'mails'],
      queryFn: async ({ signal }) => (await api.call(operator.operatorMails, {}, { signal })).mails,
    }),
  audit: () =>
    infiniteQueryOptions({
      queryKey: ['operator', 'audit'],
      queryFn: ({ signal, pageParam }) =>
        api.call(
          operator.operatorAudit,
          { query: pageParam === null ? {} : { after: pageParam } },
          { signal },
        ),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
    }),
};

/** Whatever was done, counts, lists and pages may be others now. */
const readAgain = () => queryClient.invalidateQueries({ queryKey: ['operator'] });
type Change = { id: string; words: string };

const changing =
  (endpoint: typeof operator.operatorSuspendSite | typeof operator.operatorSuspendOwner) =>
  async ({ id, words }: Change): Promise<void> => {
    await api.call(endpoint, { params: { id }, body: { words } });
    await readAgain();
  };

export const suspendSite = changing(operator.operatorSuspendSite);
export const restoreSite = changing(operator.operatorRestoreSite);
export const releaseSite = changing(operator.operatorReleaseSite);
export const closeReports = changing(operator.operatorCloseReports);
export const suspendOwner = changing(operator.operatorSuspendOwner);
export const restoreOwner = changing(operator.operatorRestoreOwner);
export const endSessions = changing(operator.operatorEndSessions);
export const resetTwoFactor = changing(operator.operatorResetTwoFactor);

export async function giveSite({ id, words, email }: Change & { email: string }): Promise<void> {
  await api.call(operator.operatorGiveSite, { params: { id }, body: { words, email } });
  await readAgain();
}

export async function beginAnew(id: string): Promise<void> {
  await api.call(operator.operatorRequeue, { params: { id } });
  await readAgain();
}

export async function sendAgain(id: string): Promise<void> {
  await api.call(operator.operatorResend, { params: { id } });
  await readAgain();
}
