import type { Feature } from '../../feature.ts';
import type { WebsiteServices } from '../websites/website-services.ts';
import { historyHandlers } from './routes.ts';

/** The versions of a website that were live before. */
export function historyFeature(services: WebsiteServices) {
  return { handlers: historyHandlers(services) } satisfies Feature;
}
