import * as v from 'valibot';
import { WebsiteTypeSchema } from '@tosite/validation/platforms/platform';
import { DesignSchema, SectionOrderSchema } from '@tosite/validation/website/design';
import { SiteSpecSchema } from '@tosite/validation/website/site-spec';
import { defineEndpoint } from './define-endpoint.ts';
import { SiteSurroundingsSchema, SpecRevisionSchema } from './site.ts';

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
    revision: SpecRevisionSchema,
  }),
  status: 200,
});

export const getEditorSite = defineEndpoint({
  method: 'GET',
  path: '/api/design/{domain}/site',
  access: 'user',
  summary: 'What the pages of a website are drawn from, for its editor',
  input: { params: v.object({ domain: v.pipe(v.string(), v.maxLength(300)) }) },
  output: v.object({
    websiteId: v.string(),
    spec: SiteSpecSchema,
    /** Goes with the next save of the site. */
    revision: SpecRevisionSchema,
    ...SiteSurroundingsSchema.entries,
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
      revision: v.optional(SpecRevisionSchema),
    }),
  },
  output: v.object({ design: DesignSchema, section_order: SectionOrderSchema, revision: SpecRevisionSchema }),
  status: 200,
  errors: ['stale_design', 'storage_full'],
  maxBytes: 512 * 1024,
});
