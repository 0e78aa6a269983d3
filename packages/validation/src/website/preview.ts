import * as v from 'valibot';
import { PlatformSchema, WebsiteTypeSchema } from '../platforms/platform.ts';
import { ProfileSchema } from '../profile/profile.ts';
import { MediaManifestSchema } from '../profile/stored-image.ts';
import { ReportAnswerSchema } from '../profile/source-report.ts';
import { DesignSchema, SectionOrderSchema } from './design.ts';

/** A site that nobody owns yet: made from a profile link, kept for 24 hours under an id that cannot be guessed. */
export const PreviewSchema = v.object({
  previewId: v.string(),
  platform: PlatformSchema,
  website_type: WebsiteTypeSchema,
  suggestedName: v.string(),
  suggestedDomain: v.string(),
  /** What the pages are written in, BCP 47; `und` where neither the source nor its texts tell. */
  language: v.string(),
  profile: ProfileSchema,
  design: DesignSchema,
  section_order: SectionOrderSchema,
  /** Our copies of its pictures, with absolute addresses. */
  media: MediaManifestSchema,
  /** The static pages of the preview. */
  previewUrl: v.string(),
  source: ReportAnswerSchema,
});
export type Preview = v.InferOutput<typeof PreviewSchema>;
