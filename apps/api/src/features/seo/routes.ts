import type { Handlers } from '../../http/endpoint-handler.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { readSeo, saveSeo } from './seo-settings.ts';

export function seoHandlers(services: WebsiteServices): Pick<Handlers, 'getSeoSettings' | 'saveSeoSettings'> {
  return {
    getSeoSettings: async ({ params }, { user }) => ({ seo: await readSeo(services, user.id, params.id) }),
    saveSeoSettings: async ({ params, body }, { user }) => {
      await services.limits.take('publishByOwner', user.id);
      return { seo: await saveSeo(services, user.id, params.id, body) };
    },
  };
}
