import { queryOptions } from '@tanstack/react-query';
import type { EndpointAnswer } from '@tosite/api-client/endpoints/define-endpoint';
import { getEditorSite } from '@tosite/api-client/endpoints/design';
import { initialDesign } from '@tosite/site-sections/initial-design';
import { api } from '../../session/api.ts';
import { documentOf, type EditorSubject } from './editor-document.ts';
import type { SavedState } from './editor-store.ts';

/** What a site is drawn from, as the server had it when the editor opened. */
export type EditorSite = EndpointAnswer<typeof getEditorSite>;
export type Opened = { site: EditorSite; subject: EditorSubject; saved: SavedState };

export const editorQueries = {
  /** Read anew whenever an editor opens: what is edited is a copy of it. */
  of: (domain: string) =>
    queryOptions({
      queryKey: ['design', domain],
      queryFn: ({ signal }) => readEditor(domain, signal),
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
};

export async function readEditor(domain: string, signal?: AbortSignal): Promise<Opened> {
  const site = await api.call(getEditorSite, { params: { domain } }, { signal });
  return {
    site,
    subject: { profile: site.profile, defaults: initialDesign(site.profile) },
    saved: { document: documentOf(site.spec), revision: site.revision },
  };
}
