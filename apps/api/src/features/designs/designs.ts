import type { Design } from '@tosite/validation/website/design';
import type { SectionKey } from '@tosite/validation/website/section-order';
import { normalizeSiteLabel } from '@tosite/validation/website/site-label';
import type { WebsiteType } from '@tosite/validation/platforms/platform';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import { recordActivity } from '../../site-content/activity-store.ts';
import { findOwnWebsiteByLabel } from '../../site-content/website-store.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { owePublish } from '../../publishing/owed-publish.ts';

export type SavedDesign = { design: Design; section_order: SectionKey[]; revision: number };

/** The design of the owner's website with this address. */
export async function readDesign(
  services: Pick<WebsiteServices, 'database'>,
  ownerId: string,
  domain: string,
): Promise<SavedDesign & { website_type: WebsiteType }> {
  const website = await findOwnWebsiteByLabel(services.database.db, ownerId, normalizeSiteLabel(domain));
  if (website === null) throw notFound();
  return {
    design: website.design,
    section_order: website.section_order,
    website_type: website.website_type,
    revision: website.design_revision,
  };
}

export type SaveDesignInput = {
  domainName: string;
  designData?: Design | undefined;
  section_order?: SectionKey[] | undefined;
  revision?: number | undefined;
};

/**
 * Saves a design and publishes it; live when this resolves. `revision` is the one that the change was made on: when
 * another tab has saved since, nothing is written and the answer is `stale_design`.
 */
export async function saveDesign(
  services: WebsiteServices,
  ownerId: string,
  input: SaveDesignInput,
): Promise<SavedDesign> {
  const saved = await writeDesign(services, ownerId, input);
  await services.publisher.publish(saved.websiteId, 'design');
  return { design: saved.design, section_order: saved.section_order, revision: saved.revision };
}

/** Two saves at once that name no revision both take effect, one after the other. */
async function writeDesign(
  services: WebsiteServices,
  ownerId: string,
  input: SaveDesignInput,
): Promise<SavedDesign & { websiteId: string }> {
  for (let tries = 0; tries < (input.revision === undefined ? 20 : 1); tries += 1) {
    const saved = await writeDesignOnce(services, ownerId, input);
    if (saved !== null) return saved;
  }
  throw new ApiFailure(
    'stale_design',
    'This design was saved in another tab meanwhile. Load that version, or save yours over it.',
  );
}

/** null: somebody else saved between reading and writing, or since the revision that the change was made on. */
async function writeDesignOnce(
  services: WebsiteServices,
  ownerId: string,
  input: SaveDesignInput,
): Promise<(SavedDesign & { websiteId: string }) | null> {
  const { database, queue, now } = services;
  return database.transaction(async (trx) => {
    const website = await findOwnWebsiteByLabel(trx, ownerId, normalizeSiteLabel(input.domainName));
    if (website === null) throw notFound();
    const design = input.designData ?? website.design;
    const order = input.section_order ?? website.section_order;
    const updated = await trx
      .updateTable('websites')
      .set((eb) => ({
        design: JSON.stringify(design),
        section_order: JSON.stringify(order),
        design_revision: eb('design_revision', '+', 1),
        content_version: eb('content_version', '+', 1),
        updated_at: now(),
      }))
      .where('id', '=', website.id)
      .where('owner_id', '=', ownerId)
      .where('design_revision', '=', input.revision ?? website.design_revision)
      .returning('design_revision')
      .executeTakeFirst();
    if (updated === undefined) return null;
    await owePublish(queue, trx, website.id, 'design');
    await recordActivity(trx, {
      userId: ownerId,
      websiteId: website.id,
      kind: 'design_saved',
      data: { theme: design.theme_name },
      now: now(),
    });
    return { websiteId: website.id, design, section_order: order, revision: updated.design_revision };
  });
}
