import * as v from 'valibot';
import { WebsiteTypeSchema } from '../platforms/platform.ts';
import { emptyOwnerEdits, OwnerEditsSchema } from '../profile/owner-edits.ts';
import { DesignSchema, SectionOrderSchema } from './design.ts';
import { initialSeoSettings, SeoSettingsSchema } from './seo.ts';
import type { SectionKey } from './section-order.ts';

/**
 * What the owner of a site decides, and nothing else: together with what its sources say and with where it stands,
 * everything that its pages are drawn from. Previews, websites, versions, exports and the editor hold one.
 */
export const SiteSpecSchema = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  /** BCP 47; `und` where a preview's source does not tell. */
  language: v.pipe(v.string(), v.minLength(2), v.maxLength(35)),
  /** IANA name. */
  timezone: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  type: WebsiteTypeSchema,
  design: DesignSchema,
  sectionOrder: SectionOrderSchema,
  seo: SeoSettingsSchema,
  /** The owner's layer over what the sources say. */
  edits: OwnerEditsSchema,
});
export type SiteSpec = v.InferOutput<typeof SiteSpecSchema>;

/** What is not given is what a new site has. */
export function newSpec(
  given: Pick<SiteSpec, 'name' | 'language' | 'type' | 'design'> & {
    sectionOrder: readonly SectionKey[];
  } & Partial<Pick<SiteSpec, 'timezone' | 'seo' | 'edits'>>,
): SiteSpec {
  return {
    name: given.name,
    language: given.language,
    timezone: given.timezone ?? 'UTC',
    type: given.type,
    design: given.design,
    sectionOrder: [...given.sectionOrder],
    seo: given.seo ?? initialSeoSettings(),
    edits: given.edits ?? emptyOwnerEdits(),
  };
}

/** The names of its parts, for whoever compares two. */
export const SPEC_PARTS: readonly (keyof SiteSpec)[] = v.keyof(SiteSpecSchema).options;
