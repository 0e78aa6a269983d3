import { ofWebsite } from '../../exported-table.ts';
import type { Feature } from '../../feature.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { historyHandlers } from './routes.ts';

/** The versions of a website that were live before. */
export function historyFeature(services: WebsiteServices) {
  return {
    handlers: historyHandlers(services),
    exports: [
      ofWebsite('publishes', 'publishes', ['state']),
      ofWebsite('version_parts', 'versions', ['hash']),
    ],
  } satisfies Feature;
}
