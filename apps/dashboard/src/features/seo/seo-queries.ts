import { queryOptions } from '@tanstack/react-query';
import type { EndpointAnswer } from '@tosite/api-client/endpoints/define-endpoint';
import { getDesign, getEditorSite } from '@tosite/api-client/endpoints/design';
import { saveSeoSettings } from '@tosite/api-client/endpoints/seo';
import type { SeoSettings } from '@tosite/validation/website/seo';
import { queryClient } from '../../query-client.ts';
import { api } from '../../session/api.ts';
import type { EditorDocument } from '../editor/editor-document.ts';

export type SeoSite = EndpointAnswer<typeof getEditorSite> & {
  design: Pick<EditorDocument, 'design' | 'section_order'>;
};

export const seoQueries = {
  /** The settings, with what a site says where they are empty. */
  of: (domain: string) =>
    queryOptions({
      queryKey: ['websites', domain, 'seo'],
      enabled: domain !== '',
      queryFn: async ({ signal }): Promise<SeoSite> => {
        const params = { domain };
        const [{ design, section_order }, site] = await Promise.all([
          api.call(getDesign, { params }, { signal }),
          api.call(getEditorSite, { params }, { signal }),
        ]);
        return { ...site, design: { design, section_order } };
      },
    }),
};

export async function saveSeo(websiteId: string, seo: SeoSettings): Promise<void> {
  await api.call(saveSeoSettings, { params: { id: websiteId }, body: seo });
  await queryClient.invalidateQueries({ queryKey: ['websites'] });
}
