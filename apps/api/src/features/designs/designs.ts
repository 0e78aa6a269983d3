import type { Design } from '@tosite/validation/website/design';
import type { SectionKey } from '@tosite/validation/website/section-order';
import { normalizeSiteLabel } from '@tosite/validation/website/site-label';
import type { WebsiteType } from '@tosite/validation/platforms/platform';
import { notFound } from '../../http/api-failure.ts';
import { saveSite, type SavedSite } from '../../publishing/save-site.ts';
import { findOwnWebsiteByLabel } from '../../site-content/website-store.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { assertNewest } from './stale-site.ts';

/** As the specification names it. */
export type SavedDesign = { design: Design; section_order: SectionKey[]; revision: number };

/** The design of the owner's website with this address. */
export async function readDesign(
  services: Pick<WebsiteServices, 'database'>,
  ownerId: string,
  domain: string,
): Promise<SavedDesign & { website_type: WebsiteType }> {
  const website = await findOwnWebsiteByLabel(services.database.db, ownerId, normalizeSiteLabel(domain));
  if (website === null) throw notFound();
  const { spec, spec_revision: revision } = website;
  return { ...designOf({ spec, revision }), website_type: spec.type };
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
  const label = normalizeSiteLabel(input.domainName);
  const website = await findOwnWebsiteByLabel(services.database.db, ownerId, label);
  if (website === null) throw notFound();
  const saved = await saveSite(services, ownerId, website.id, (now) => {
    if (input.revision !== undefined) assertNewest(now, input.revision);
    const { spec } = now;
    return {
      ...spec,
      design: input.designData ?? spec.design,
      sectionOrder: input.section_order ?? spec.sectionOrder,
    };
  });
  return designOf(saved);
}

function designOf({ spec, revision }: SavedSite): SavedDesign {
  return { design: spec.design, section_order: spec.sectionOrder, revision };
}
