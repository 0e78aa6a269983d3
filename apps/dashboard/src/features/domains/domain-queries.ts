import type { EndpointInput } from '@tosite/api-client/endpoints/define-endpoint';
import {
  checkCustomDomain,
  removeCustomDomain,
  setCustomDomain,
  type DomainAnswer,
} from '@tosite/api-client/endpoints/domains';
import { queryClient } from '../../query-client.ts';
import { api } from '../../session/api.ts';
import { domainQueries } from '../../sites/domain-queries.ts';
import { readWebsitesAgain } from '../../sites/website-queries.ts';

/** How often somebody who looks on is told what became of it. */
const ASK_AGAIN_MS = { pending_dns: 15_000, blocked: 30_000, verifying: 3000 } as const;

export function askAgainAfter(answer: DomainAnswer | undefined): number | false {
  const status = answer?.custom_domain?.status;
  return status !== undefined && status in ASK_AGAIN_MS
    ? ASK_AGAIN_MS[status as keyof typeof ASK_AGAIN_MS]
    : false;
}

/** What is known of it; where the site's address changed with it, the websites are read again. */
function keep(websiteId: string, answer: DomainAnswer): void {
  queryClient.setQueryData(domainQueries.of(websiteId).queryKey, answer);
  void readWebsitesAgain();
}

export async function setDomain(
  websiteId: string,
  body: EndpointInput<typeof setCustomDomain>['body'],
): Promise<void> {
  keep(websiteId, await api.call(setCustomDomain, { params: { id: websiteId }, body }));
}

/** Reads it again; whether there is a claim now. */
export async function seeClaim(websiteId: string): Promise<boolean> {
  const answer = await queryClient.fetchQuery(domainQueries.of(websiteId)).catch(() => null);
  void readWebsitesAgain();
  return answer !== null && answer.custom_domain !== null;
}

export async function lookNow(websiteId: string): Promise<void> {
  keep(websiteId, await api.call(checkCustomDomain, { params: { id: websiteId } }));
}

export async function takeDomainOff(websiteId: string): Promise<void> {
  await api.call(removeCustomDomain, { params: { id: websiteId } });
  await Promise.all([queryClient.invalidateQueries(domainQueries.of(websiteId)), readWebsitesAgain()]);
}
