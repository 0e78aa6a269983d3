import { queryOptions } from '@tanstack/react-query';
import type { EndpointAnswer } from '@tosite/api-client/endpoints/define-endpoint';
import { getEditorSite } from '@tosite/api-client/endpoints/design';
import { saveSeoSettings } from '@tosite/api-client/endpoints/seo';
import type { SeoSettings } from '@tosite/validation/website/seo';
import { queryClient } from '../../query-client.ts';
import { api } from '../../session/api.ts';

export type SeoSite = EndpointAnswer<typeof getEditorSite>;

export const seoQueries = {
  /** The settings, with what a site says where they are empty. */
  of: (domain: string) =>
    queryOptions({
      queryKey: ['websites', domain, 'seo'],
      enabled: domain !== '',
      queryFn: ({ signal }): Promise<SeoSite> => api.call(getEditorSite, { params: { domain } }, { signal }),
    }),
};

export async function saveSeo(websiteId: string, seo: SeoSettings): Promise<void> {
  await api.call(saveSeoSettings, { params: { id: websiteId }, body: seo });
  await queryClient.invalidateQueries({ queryKey: ['websites'] });
}
