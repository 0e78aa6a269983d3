import * as v from 'valibot';
import { WebsiteTypeSchema } from '../platforms/platform.ts';
import { ProfileSchema } from '../profile/profile.ts';
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

/** Everything that a site was drawn from: what an export holds, and what draws the same site again. */
export const SiteDataSchema = v.strictObject({
  format: v.literal('to.site'),
  version: v.literal(1),
  exportedAt: v.pipe(v.string(), v.isoTimestamp()),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  website_type: WebsiteTypeSchema,
  language: v.pipe(v.string(), v.minLength(2), v.maxLength(35)),
  /** As it is shown: what the owner hid is not in it, what the owner wrote is. */
  profile: ProfileSchema,
  design: DesignSchema,
  section_order: SectionOrderSchema,
  seo: SeoSettingsSchema,
  /** By the address that the profile names. A picture that is not here is shown as a monogram. */
  pictures: v.record(v.string(), SitePictureSchema),
});
export type SiteData = v.InferOutput<typeof SiteDataSchema>;
