import type { Feature } from '../../feature.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { seoHandlers } from './routes.ts';

/** What search engines are told of a website. */
export function seoFeature(services: WebsiteServices) {
  return { handlers: seoHandlers(services) } satisfies Feature;
}
