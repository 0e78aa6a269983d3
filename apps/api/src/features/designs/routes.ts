import type { Handlers } from '../../http/endpoint-handler.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { readEditorSite } from './editor-site.ts';
import { readDesign, saveDesign } from './designs.ts';
import { readSite, replaceSite } from './whole-site.ts';

export function designHandlers(
  services: WebsiteServices,
): Pick<Handlers, 'getSite' | 'saveSite' | 'getDesign' | 'getEditorSite' | 'saveDesign'> {
  return {
    getSite: ({ params }, { user }) => readSite(services, user.id, params.id),
    saveSite: async ({ params, body }, { user }) => {
      await services.limits.take('publishByOwner', user.id);
      return replaceSite(services, user.id, params.id, body);
    },
    getDesign: ({ params }, { user }) => readDesign(services, user.id, params.domain),
    getEditorSite: ({ params }, { user }) => readEditorSite(services, user.id, params.domain),
    saveDesign: async ({ body }, { user }) => {
      await services.limits.take('publishByOwner', user.id);
      return saveDesign(services, user.id, body);
    },
  };
}
