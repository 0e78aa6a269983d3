import type { Feature } from '../../feature.ts';
import type { ExportServices } from './exported-site.ts';
import { exportHandlers } from './routes.ts';

/** A website as files of its owner. */
export function exportFeature(services: ExportServices) {
  return { handlers: exportHandlers(services) } satisfies Feature;
}
