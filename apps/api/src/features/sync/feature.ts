import { ofWebsite } from '../../exported-table.ts';
import type { Feature } from '../../feature.ts';
import { syncHandlers } from './routes.ts';
import { scheduleSyncs } from './schedule-syncs.ts';
import type { SyncServices } from './sync-services.ts';
import { syncWebsiteJob } from './sync-website-job.ts';

/** Keeping a website in step with its sources. */
export function syncFeature(services: SyncServices) {
  return {
    handlers: syncHandlers(services),
    jobs: { 'sync-website': (job) => syncWebsiteJob(services, job) },
    sweeps: [() => scheduleSyncs(services)],
    exports: [ofWebsite('website_syncs', 'sync', ['job_id']), ofWebsite('sync_undos', 'undos')],
  } satisfies Feature;
}
