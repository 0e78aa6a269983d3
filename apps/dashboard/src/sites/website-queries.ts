import { ApiError } from '@tosite/api-client/api-error';
import { queryOptions } from '@tanstack/react-query';
import { getContent } from '@tosite/api-client/endpoints/content';
import type { EndpointInput } from '@tosite/api-client/endpoints/define-endpoint';
import {
  allWebsites,
  checkDomain,
  createWebsite,
  currentWebsite,
  deleteWebsite,
  editWebsite,
  switchWebsite,
} from '@tosite/api-client/endpoints/website';
import { normalizeSiteLabel } from '@tosite/validation/website/site-label';
import type { Website } from '@tosite/validation/website/website';
import { queryClient } from '../query-client.ts';
import { dropDraftsOfWebsite } from '../memory/drafts.ts';
import { useMiddlewareStore } from '../memory/middleware-store.ts';
import { api } from '../session/api.ts';
import { useAuthStore } from '../session/auth-store.ts';

/** A page that is about to close after logging out asks for nothing more. */
const signedIn = () => useAuthStore.getState().user !== null;
const subdomain = () => useMiddlewareStore.getState().subdomain;

export const websiteQueries = {
  current: () =>
    queryOptions({
      queryKey: ['websites', 'current'],
      enabled: signedIn,
      queryFn: ({ signal }) => api.call(currentWebsite, { body: { subdomain: subdomain() } }, { signal }),
    }),
  all: () =>
    queryOptions({
      queryKey: ['websites', 'all'],
      enabled: signedIn,
      queryFn: ({ signal }) => api.call(allWebsites, { body: { subdomain: subdomain() } }, { signal }),
    }),
  /** What a website says, with what its owner hid and wrote. */
  content: (id: string) =>
    queryOptions({
      queryKey: ['websites', id, 'content'],
      enabled: () => signedIn() && id !== '',
      // The editor, a sync and another tab change it: whoever shows it asks again.
      staleTime: 0,
      queryFn: ({ signal }) => api.call(getContent, { params: { id } }, { signal }),
    }),
  domainCheck: (label: string) =>
    queryOptions({
      queryKey: ['domain-check', label],
      queryFn: ({ signal }) => api.call(checkDomain, { body: { domain_name: label } }, { signal }),
      staleTime: 10_000,
    }),
};

/** Which websites there are and which one is meant, and so the design; what is known of each by itself stays true. */
async function invalidateChoice(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(websiteQueries.current()),
    queryClient.invalidateQueries(websiteQueries.all()),
    queryClient.invalidateQueries({ queryKey: ['design'] }),
  ]);
}

/** The server changed something of them by itself. */
export async function readWebsitesAgain(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(websiteQueries.current()),
    queryClient.invalidateQueries(websiteQueries.all()),
  ]);
}

/** Once React has drawn what it was told. */
const untilRendered = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

function setCurrent(website: Website): void {
  queryClient.setQueryData(websiteQueries.current().queryKey, { website });
}

export async function makeWebsite(
  body: EndpointInput<typeof createWebsite>['body'],
  idempotencyKey: string,
): Promise<Website> {
  const { website } = await api.call(createWebsite, { body }, { idempotencyKey });
  setCurrent(website);
  void invalidateChoice();
  return website;
}

/** Sets the current website and has the current website and its design read again. */
export async function workOn(websiteId: string): Promise<Website> {
  const { website } = await api.call(switchWebsite, { body: { website_id: websiteId } });
  setCurrent(website);
  void invalidateChoice();
  return website;
}

export async function changeWebsite(
  id: string,
  body: EndpointInput<typeof editWebsite>['body'],
): Promise<Website> {
  const { website } = await api.call(editWebsite, { params: { id }, body });
  void queryClient.invalidateQueries({ queryKey: ['domain-check'] });
  await queryClient.invalidateQueries({ queryKey: ['websites'] });
  return website;
}

export async function removeWebsite(id: string): Promise<void> {
  await api.call(deleteWebsite, { params: { id } });
  dropDraftsOfWebsite(id);
  // What is shown of it makes room first: asked again, the server could only say that it is gone.
  await queryClient.fetchQuery({ ...websiteQueries.current(), staleTime: 0 });
  await untilRendered();
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(id) });
  await invalidateChoice();
}

/** True for an address that somebody took in the meantime: the check of that address now says so, with what else is free. */
export function rememberTaken(error: unknown, label: string): boolean {
  if (!(error instanceof ApiError) || (error.code !== 'domain_taken' && error.code !== 'domain_reserved'))
    return false;
  queryClient.setQueryData(websiteQueries.domainCheck(normalizeSiteLabel(label)).queryKey, {
    available: false,
    reason: error.code === 'domain_taken' ? 'taken' : 'reserved',
    suggestions: [...error.suggestions],
  });
  return true;
}
