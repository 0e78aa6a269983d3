import type { Feature } from '../../feature.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { historyHandlers } from './routes.ts';

/** The versions of a website that were live before. */
export function historyFeature(services: WebsiteServices) {
  return { handlers: historyHandlers(services) } satisfies Feature;
}
