import * as v from 'valibot';
import { InstantSchema, ProfileSchema } from '@tosite/validation/profile/profile';
import { WebsiteTypeSchema } from '@tosite/validation/platforms/platform';
import { MediaManifestSchema } from '@tosite/validation/profile/stored-image';
import { DesignSchema } from '@tosite/validation/website/design';
import { SectionKeySchema } from '@tosite/validation/website/section-order';
import { SeoSettingsSchema } from '@tosite/validation/website/seo';
import { defineEndpoint } from './define-endpoint.ts';

const Id = v.pipe(v.string(), v.maxLength(64));

export const VERSION_REASONS = ['created', 'edited', 'design', 'seo', 'sync', 'restored'] as const;

export const VersionSchema = v.object({
  id: v.string(),
  at: InstantSchema,
  reason: v.picklist(VERSION_REASONS),
  pages: v.number(),
  /** The one that visitors see. */
  current: v.boolean(),
});
export type Version = v.InferOutput<typeof VersionSchema>;

const answer = v.object({
  /** Newest first, at most 20. */
  history: v.array(VersionSchema),
});

export const getHistory = defineEndpoint({
  method: 'GET',
  path: '/api/website/{id}/history',
  access: 'user',
  summary: 'The last versions of a website, each of which can be had again',
  input: { params: v.object({ id: Id }) },
  output: answer,
  status: 200,
});

export const getVersionSite = defineEndpoint({
  method: 'GET',
  path: '/api/website/{id}/history/{versionId}',
  access: 'user',
  summary: 'What a version of a website is drawn from, to be looked at before it is restored',
  input: { params: v.object({ id: Id, versionId: Id }) },
  output: v.object({
    site: v.object({
      name: v.string(),
      type: WebsiteTypeSchema,
      origin: v.string(),
      language: v.string(),
      timezone: v.string(),
      profile: ProfileSchema,
      design: DesignSchema,
      sectionOrder: v.array(SectionKeySchema),
      seo: SeoSettingsSchema,
      /** Our copies of its pictures, with absolute addresses. */
      media: MediaManifestSchema,
      branding: v.boolean(),
      productUrl: v.string(),
      indexable: v.boolean(),
      now: v.string(),
    }),
  }),
  status: 200,
});

export const restoreVersion = defineEndpoint({
  method: 'POST',
  path: '/api/website/{id}/history/{versionId}/restore',
  access: 'user',
  summary: 'Publish an older version again, as a new one; live when the answer arrives',
  input: { params: v.object({ id: Id, versionId: Id }) },
  output: answer,
  status: 200,
  errors: ['conflict', 'storage_full'],
});
