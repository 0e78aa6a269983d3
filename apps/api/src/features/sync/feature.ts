import type { ProfileSources } from '@tosite/profile-sources/profile-sources';
import type { Feature } from '../../feature.ts';
import type { ConnectionServices } from '../connections/connection-services.ts';
import type { WebsiteServices } from '../websites/website-services.ts';
import { syncHandlers } from './routes.ts';
import { scheduleSyncs } from './schedule-syncs.ts';
import type { SyncServices } from './sync-services.ts';
import { syncWebsiteJob } from './sync-website-job.ts';

/** Keeping a website in step with its sources. */
export function syncFeature(
  websites: WebsiteServices,
  { connections, sources }: { connections: ConnectionServices; sources: ProfileSources },
) {
  const services: SyncServices = {
    ...websites,
    connections,
    fetchProfile: (link, options) => sources.fetchProfile(link, options),
  };
  return {
    handlers: syncHandlers(services),
    jobs: { 'sync-website': (job) => syncWebsiteJob(services, job) },
    sweeps: [() => scheduleSyncs(services)],
  } satisfies Feature;
}
