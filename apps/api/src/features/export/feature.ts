import type { Feature } from '../../feature.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { exportHandlers } from './routes.ts';

/** A website as files of its owner. */
export function exportFeature(services: WebsiteServices) {
  return { handlers: exportHandlers(services) } satisfies Feature;
}
