import * as v from 'valibot';
import { PlatformSchema, WebsiteTypeSchema } from '../platforms/platform.ts';
import { OwnerEditsSchema } from '../profile/owner-edits.ts';
import { InstantSchema, ProfileSchema } from '../profile/profile.ts';
import { DesignSchema, SectionOrderSchema } from './design.ts';
import { SeoSettingsSchema } from './seo.ts';

/** The name of the data file in an exported site. */
export const SITE_DATA_FILE = 'site.json';

/** Measured on the original: a copy that is copied again would be a shade off. */
const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/u));

/** A picture of an exported site: where it lies beside the data file, or its bytes in base64. */
export const SitePictureSchema = v.union([
  v.strictObject({ color, file: v.pipe(v.string(), v.regex(/^media\/[\w.-]+\.webp$/u)) }),
  v.strictObject({ color, data: v.pipe(v.string(), v.base64()) }),
]);
export type SitePicture = v.InferOutput<typeof SitePictureSchema>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What a source said when it was read again, and nobody has taken over yet. */
const SiteReadingSchema = v.strictObject({
  profile: ProfileSchema,
  method: v.string(),
  saysAll: v.boolean(),
  warnings: v.array(v.string()),
});
const SiteSourceSchema = v.strictObject({
  /** Stands in the ids of changes. */
  id: v.pipe(v.string(), v.maxLength(64)),
  platform: PlatformSchema,
  website_type: WebsiteTypeSchema,
  handle: v.pipe(v.string(), v.maxLength(300)),
  profileUrl: v.pipe(v.string(), v.maxLength(2048)),
  method: v.pipe(v.string(), v.maxLength(100)),
  warnings: v.array(v.string()),
  fetchedAt: InstantSchema,
  syncEnabled: v.boolean(),
  /** What it said when the site took it over. */
  profile: ProfileSchema,
  reading: v.nullable(SiteReadingSchema),
  /** Ids of the changes that its owner left. */
  left: v.array(v.string()),
  /** By `list/id` as the source names an item, the id by which the site knows it. */
  aliases: v.record(v.string(), v.string()),
});

/**
 * What lies below what is shown: what each source said and what the owner made of it, hidden items included. Without it
 * a site that is brought back would take everything for the words of its sources.
 */
export const SiteLayersSchema = v.strictObject({
  /** In their order; the first one is the site's own. */
  sources: v.pipe(v.array(SiteSourceSchema), v.minLength(1), v.maxLength(20)),
  edits: OwnerEditsSchema,
});
export type SiteLayers = v.InferOutput<typeof SiteLayersSchema>;

/** Everything that a site was drawn from: what an export holds, and what draws the same site again. */
export const SiteDataSchema = v.strictObject({
  format: v.literal('to.site'),
  /** 1: without time zone and layers. */
  version: v.picklist([1, 2]),
  exportedAt: v.pipe(v.string(), v.isoTimestamp()),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  website_type: WebsiteTypeSchema,
  language: v.pipe(v.string(), v.minLength(2), v.maxLength(35)),
  timezone: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(60), v.check(isTimeZone)), 'UTC')),
  /** As it is shown: what the owner hid is not in it, what the owner wrote is. */
  profile: ProfileSchema,
  design: DesignSchema,
  section_order: SectionOrderSchema,
  seo: SeoSettingsSchema,
  /** Only in the file that is its owner's own: a folder that goes on the web holds nothing that they hid. */
  layers: v.optional(SiteLayersSchema),
  /** By the address that the profile names. A picture that is not here is shown as a monogram. */
  pictures: v.record(v.string(), SitePictureSchema),
});
export type SiteData = v.InferOutput<typeof SiteDataSchema>;
