import { ofWebsite } from '../../exported-table.ts';
import type { Feature } from '../../feature.ts';
import { autoPostJob } from './auto-post-job.ts';
import type { AutoPostServices } from './auto-post-services.ts';
import { autoPostHandlers } from './routes.ts';
import { subscribeJob, sweepSubscriptions } from './subscriptions.ts';
import { sweepAutoPosts } from './sweep-auto-posts.ts';

/** What is new in a website's source becomes posts by itself. */
export function autoPostFeature(services: AutoPostServices) {
  return {
    handlers: autoPostHandlers(services),
    jobs: {
      'auto-post': (job) => autoPostJob(services, job),
      subscribe: (job) => subscribeJob(services, job),
    },
    sweeps: [() => sweepAutoPosts(services), () => sweepSubscriptions(services)],
    exports: [
      ofWebsite('auto_posts', 'autoPosts', ['run_job', 'run_id']),
      ofWebsite('auto_post_items', 'autoPostItems', ['run_id']),
      ofWebsite('auto_post_runs', 'autoPostRuns'),
      ofWebsite('websub_subscriptions', 'subscriptions', ['id', 'secret']),
    ],
  } satisfies Feature;
}
