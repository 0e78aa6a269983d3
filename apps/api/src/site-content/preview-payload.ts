import { PlatformSchema, SubdomainSchema, WebsiteTypeSchema } from '@tosite/validation/platforms/platform';
import { OwnerEditsSchema } from '@tosite/validation/profile/owner-edits';
import { ProfileSchema } from '@tosite/validation/profile/profile';
import { SourceReportSchema } from '@tosite/validation/profile/source-report';
import { DesignSchema, SectionOrderSchema } from '@tosite/validation/website/design';
import { SeoSettingsSchema } from '@tosite/validation/website/seo';
import { SiteDataPostSchema, SiteSourcesSchema } from '@tosite/validation/website/site-data';
import { newSpec, SiteSpecSchema } from '@tosite/validation/website/site-spec';
import * as v from 'valibot';

const COMMON = {
  platform: PlatformSchema,
  /** The subdomain that the link was pasted on; null: decided by its type. */
  subdomain: v.nullable(SubdomainSchema),
  handle: v.string(),
  suggestedDomain: v.string(),
  report: SourceReportSchema,
};

const NewestSchema = v.object({
  ...COMMON,
  /** What is decided for a new site of this kind, or, of a site that was exported here, by its owner. */
  spec: SiteSpecSchema,
  /** What the sources say as one, without an owner's layer. */
  profile: ProfileSchema,
  /** There of a site that was exported here; its sources and its posts, where the export holds them. */
  exported: v.optional(
    v.object({
      sources: v.optional(SiteSourcesSchema),
      posts: v.optional(v.array(SiteDataPostSchema)),
    }),
  ),
});
export type PreviewPayload = v.InferOutput<typeof NewestSchema>;

/** Of previews that were made before a site was one document: a day after an upgrade there are none. */
const OlderSchema = v.object({
  ...COMMON,
  websiteType: WebsiteTypeSchema,
  suggestedName: v.string(),
  /** As it is shown. */
  profile: ProfileSchema,
  design: DesignSchema,
  sectionOrder: SectionOrderSchema,
  settings: v.optional(
    v.object({
      language: v.string(),
      seo: SeoSettingsSchema,
      timezone: v.optional(v.string()),
      layers: v.optional(v.object({ edits: OwnerEditsSchema })),
    }),
  ),
});

export const PreviewPayloadSchema = v.union([
  NewestSchema,
  v.pipe(
    OlderSchema,
    v.transform((older): PreviewPayload => {
      const { websiteType, suggestedName, design, sectionOrder, settings, ...rest } = older;
      const { language = 'und', seo, timezone, layers } = settings ?? {};
      const spec = newSpec({
        name: suggestedName,
        language,
        type: websiteType,
        design,
        sectionOrder,
        ...(seo === undefined ? {} : { seo }),
        ...(timezone === undefined ? {} : { timezone }),
        ...(layers === undefined ? {} : { edits: layers.edits }),
      });
      return { ...rest, spec, ...(settings === undefined ? {} : { exported: {} }) };
    }),
  ),
]);
