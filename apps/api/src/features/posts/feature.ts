import { ofWebsite } from '../../exported-table.ts';
import type { Feature } from '../../feature.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { publishDueJob, sweepDue } from './publish-due.ts';
import { postHandlers } from './routes.ts';
import { sweepDeletedPosts } from './sweep-deleted.ts';

/** What owners write: posts, their order, their versions, and when they go up. */
export function postsFeature(services: WebsiteServices) {
  return {
    handlers: postHandlers(services),
    jobs: { 'publish-posts': (job) => publishDueJob(services, job) },
    sweeps: [() => sweepDue(services), () => sweepDeletedPosts(services)],
    exports: [
      ofWebsite('posts', 'posts', ['search_text', 'content_hash']),
      ofWebsite('post_slugs', 'postAddresses'),
      ofWebsite('post_versions', 'postVersions'),
    ],
  } satisfies Feature;
}
