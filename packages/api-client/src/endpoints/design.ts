import * as v from 'valibot';
import { WebsiteTypeSchema } from '@tosite/validation/platforms/platform';
import { OwnerEditsSchema } from '@tosite/validation/profile/owner-edits';
import { ProfileSchema } from '@tosite/validation/profile/profile';
import { MediaManifestSchema } from '@tosite/validation/profile/stored-image';
import { FilmManifestSchema } from '@tosite/validation/profile/stored-film';
import { DesignSchema, SectionOrderSchema } from '@tosite/validation/website/design';
import { SeoSettingsSchema } from '@tosite/validation/website/seo';
import { defineEndpoint } from './define-endpoint.ts';

const RevisionSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

export const getDesign = defineEndpoint({
  method: 'GET',
  path: '/api/design/{domain}',
  access: 'user',
  summary: "The design of the owner's website with this address",
  input: { params: v.object({ domain: v.pipe(v.string(), v.maxLength(300)) }) },
  output: v.object({
    design: DesignSchema,
    section_order: SectionOrderSchema,
    website_type: WebsiteTypeSchema,
    revision: RevisionSchema,
  }),
  status: 200,
});

export const getEditorSite = defineEndpoint({
  method: 'GET',
  path: '/api/design/{domain}/site',
  access: 'user',
  summary: 'What the pages of a website are drawn from besides its design, for its editor',
  input: { params: v.object({ domain: v.pipe(v.string(), v.maxLength(300)) }) },
  output: v.object({
    websiteId: v.string(),
    name: v.string(),
    language: v.string(),
    timezone: v.string(),
    origin: v.string(),
    productUrl: v.string(),
    branding: v.boolean(),
    indexable: v.boolean(),
    seo: SeoSettingsSchema,
    now: v.string(),
    /** The sources as one, without what the owner wrote over them. */
    profile: ProfileSchema,
    edits: OwnerEditsSchema,
    /** Goes with the next save of `edits` as `profileRevision`. */
    contentRevision: RevisionSchema,
    /** Our copies of its pictures, with absolute addresses. */
    media: MediaManifestSchema,
    /** Our copies of its films, with absolute addresses. */
    films: v.optional(FilmManifestSchema),
    /** The address of the drawn picture that stands for the published site where it is shared; null: there is none. */
    card: v.optional(v.nullable(v.string())),
  }),
  status: 200,
});

export const saveDesign = defineEndpoint({
  method: 'POST',
  path: '/api/design',
  access: 'user',
  summary: 'Save a design; it is live when the answer arrives',
  input: {
    body: v.strictObject({
      domainName: v.pipe(v.string('Required'), v.maxLength(300, 'Invalid input')),
      designData: v.optional(DesignSchema),
      section_order: v.optional(SectionOrderSchema),
      /** The revision that the change was made on; absent: whatever is newest. */
      revision: v.optional(RevisionSchema),
    }),
  },
  output: v.object({ design: DesignSchema, section_order: SectionOrderSchema, revision: RevisionSchema }),
  status: 200,
  errors: ['stale_design', 'storage_full'],
  maxBytes: 512 * 1024,
});
