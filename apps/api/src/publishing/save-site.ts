import { SPEC_PARTS, type SiteSpec } from '@tosite/validation/website/site-spec';
import type { Executor } from '../database/database.ts';
import type { PublishReason } from '../queue/job-kinds.ts';
import { recordActivity } from '../site-content/activity-store.ts';
import { seoPictures } from '../site-content/seo-pictures.ts';
import { writeSpec } from '../site-content/spec-store.ts';
import { lockOwnWebsite } from '../site-content/lock-own-website.ts';
import type { WebsiteRecord } from '../site-content/website-row.ts';
import { isBehind, owePublish } from './owed-publish.ts';
import type { WebsiteServices } from './website-services.ts';

export type SavedSite = { spec: SiteSpec; revision: number };

/**
 * Changes what a website shows: one transaction, one publish, one version; live when this resolves. Whoever saves at the
 * same time waits, so that `change` gets the newest, and may refuse it by its revision. When it is the same afterwards
 * nothing is written, and published only what an earlier save could not.
 */
export async function saveSite(
  services: WebsiteServices,
  ownerId: string,
  websiteId: string,
  change: (now: SavedSite) => SiteSpec,
): Promise<SavedSite> {
  const saved = await services.database.transaction(async (trx) => {
    const website = await lockOwnWebsite(trx, ownerId, websiteId);
    const { spec, spec_revision: revision } = website;
    return writeSite(services, trx, website, change({ spec, revision }));
  });
  if (saved.reason !== null || (await isBehind(services.database.db, websiteId)))
    await services.publisher.publish(websiteId, saved.reason ?? 'edit');
  return { spec: saved.spec, revision: saved.revision };
}

/**
 * The writing of it, for whoever changes more of a website in the same transaction and holds its row. `reason`: what it
 * has to be published for; null: nothing changed. `as`: it follows from something else that its owner did, which is noted
 * for itself.
 */
export async function writeSite(
  { queue, now }: Pick<WebsiteServices, 'queue' | 'now'>,
  trx: Executor,
  website: Pick<WebsiteRecord, 'id' | 'owner_id' | 'spec' | 'spec_revision'>,
  spec: SiteSpec,
  as: PublishReason | null = null,
): Promise<SavedSite & { reason: PublishReason | null }> {
  const { id: websiteId, owner_id: ownerId, spec: before, spec_revision: revision } = website;
  const changed = changedParts(before, spec);
  const reason = changed.size === 0 ? null : (as ?? reasonOf(changed));
  if (reason === null) return { spec, revision, reason };
  const written = await writeSpec(trx, websiteId, { spec, revision, now: now() });
  if (written === null) throw new Error('the site changed although the website was locked');
  await owePublish(queue, trx, websiteId, reason);
  if (as !== null) return { spec, revision: written, reason };
  const entry = { userId: ownerId, websiteId, now: now() };
  if (changed.has('edits')) await recordActivity(trx, { ...entry, kind: 'profile_edited', data: {} });
  if (changed.has('design') || changed.has('sectionOrder')) {
    const data = { theme: spec.design.theme_name };
    await recordActivity(trx, { ...entry, kind: 'design_saved', data });
  }
  if (changed.has('seo')) await recordActivity(trx, { ...entry, kind: 'seo_saved', data: {} });
  // What they show now may have pictures that are not copied yet.
  if (changed.has('edits') || !isSame(seoPictures(before.seo), seoPictures(spec.seo))) {
    const holder = `website:${websiteId}` as const;
    await queue.enqueue(trx, 'copy-pictures', { holder }, { ownerId, dedupeKey: websiteId });
  }
  return { spec, revision: written, reason };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function changedParts(before: SiteSpec, after: SiteSpec): Set<keyof SiteSpec> {
  return new Set(SPEC_PARTS.filter((part) => !isSame(before[part], after[part])));
}

/** A version that holds more than one kind of change is named by what is most the owner's own. */
function reasonOf(changed: ReadonlySet<keyof SiteSpec>): PublishReason | null {
  if (changed.size === 0) return null;
  if (changed.has('edits')) return 'edit';
  if (changed.has('design') || changed.has('sectionOrder')) return 'design';
  return changed.has('seo') ? 'seo' : 'edit';
}
