import { ofWebsite } from '../../exported-table.ts';
import type { Feature } from '../../feature.ts';
import { endStoppedWishes } from './end-stopped-wishes.ts';
import type { FilmPostServices } from './film-post-services.ts';
import { filmPostHandlers } from './routes.ts';
import { writePostJob } from './write-post-job.ts';

/** Posts that are made out of a channel's films. */
export function filmPostsFeature(services: FilmPostServices) {
  return {
    handlers: filmPostHandlers(services),
    jobs: { 'write-post': (job) => writePostJob(services, job) },
    sweeps: [() => endStoppedWishes(services)],
    exports: [ofWebsite('post_jobs', 'postJobs', ['ai_calls'])],
  } satisfies Feature;
}
