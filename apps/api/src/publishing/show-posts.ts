import type { SiteSpec } from '@tosite/validation/website/site-spec';
import type { Executor } from '../database/database.ts';
import type { PublishReason } from '../queue/job-kinds.ts';
import type { WebsiteRecord } from '../site-content/website-row.ts';
import { updateOwnWebsite } from '../site-content/website-store.ts';
import { owePublish } from './owed-publish.ts';
import { writeSite } from './save-site.ts';
import type { WebsiteServices } from './website-services.ts';

/**
 * What visitors see of a website's posts was changed in this transaction, which holds the website's row: it counts as a
 * change of the website, and is owed to them. `isFirst`: they saw no post before, so that the site gets a place for them
 * where it has none.
 */
export async function showPosts(
  services: Pick<WebsiteServices, 'queue' | 'now'>,
  trx: Executor,
  website: WebsiteRecord,
  isFirst: boolean,
): Promise<void> {
  const { queue, now } = services;
  const reason: PublishReason = 'posts';
  const spec = isFirst ? withPosts(website.spec) : website.spec;
  const written = await writeSite(services, trx, website, spec, reason);
  if (written.reason !== null) return;
  await updateOwnWebsite(trx, website.owner_id, website.id, {}, now());
  await owePublish(queue, trx, website.id, reason);
}

/** With the section of posts: after what the site says of its owner, else first. */
function withPosts(spec: SiteSpec): SiteSpec {
  const { sectionOrder } = spec;
  if (sectionOrder.includes('posts')) return spec;
  const place = Math.max(sectionOrder.indexOf('about'), sectionOrder.indexOf('hero')) + 1;
  return { ...spec, sectionOrder: sectionOrder.toSpliced(place, 0, 'posts') };
}
