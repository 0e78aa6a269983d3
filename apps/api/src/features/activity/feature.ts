import type { Core } from '../../core.ts';
import { ofAccount } from '../../exported-table.ts';
import type { Feature } from '../../feature.ts';
import { activityHandlers } from './routes.ts';

/** What happened to a website lately. */
export function activityFeature(core: Core) {
  return { handlers: activityHandlers(core), exports: [ofAccount('activity', 'activity')] } satisfies Feature;
}
