import type { Feature } from '../../feature.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { designHandlers } from './routes.ts';

/** How a website looks, and what its editor draws it from. */
export function designsFeature(services: WebsiteServices) {
  return { handlers: designHandlers(services) } satisfies Feature;
}
