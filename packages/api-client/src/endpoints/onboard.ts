import * as v from 'valibot';
import { PlatformSchema, SubdomainSchema, WebsiteTypeSchema } from '@tosite/validation/platforms/platform';
import { PreviewSchema } from '@tosite/validation/website/preview';
import { defineEndpoint } from './define-endpoint.ts';
import { PreviewProgressSchema, PreviewStepSchema } from './stream-events.ts';

const SOURCE_ERRORS = [
  'invalid_profile_link',
  'profile_not_found',
  'profile_private',
  'platform_rate_limited',
  'platform_unavailable',
  'platform_timeout',
  'platform_blocked',
  'source_not_configured',
] as const;

export const previewData = defineEndpoint({
  method: 'POST',
  path: '/api/onboard/previewData',
  access: 'public',
  summary: 'Make a preview of a website out of a profile link',
  input: {
    body: v.strictObject({
      /** A link, or a username with `platform`. */
      profileUrl: v.pipe(v.string('Profile link is required'), v.maxLength(4096, 'Invalid input')),
      platform: v.optional(PlatformSchema),
      subdomain: v.optional(SubdomainSchema),
    }),
  },
  output: PreviewSchema,
  status: 200,
  errors: [...SOURCE_ERRORS, 'overloaded'],
  streams: { events: { step: PreviewStepSchema }, answer: 'preview' },
});

/** The person's own data, as they had it from a platform: each file a part named `file`, several are one import. */
export const importProfile = defineEndpoint({
  method: 'POST',
  path: '/api/onboard/import',
  access: 'public',
  summary: "Make a preview out of a person's own data export",
  multipart: true,
  input: {
    body: v.strictObject({
      /** Where the person is; decides only what is said of files that are no export. */
      platform: v.optional(PlatformSchema),
      subdomain: v.optional(SubdomainSchema),
      /** The link that was pasted before, as for a preview: most exports do not say whose they are. */
      profileUrl: v.optional(v.pipe(v.string(), v.maxLength(1024, 'Invalid input'))),
    }),
  },
  output: PreviewSchema,
  status: 200,
  errors: ['malformed_body', 'too_large', 'unsupported_media_type', 'unusable_export', 'storage_full'],
  streams: { events: { step: PreviewStepSchema, progress: PreviewProgressSchema }, answer: 'preview' },
});

export const getPreview = defineEndpoint({
  method: 'GET',
  path: '/api/onboard/preview/{previewId}',
  access: 'public',
  summary: 'A preview that was made in the last 24 hours',
  input: { params: v.object({ previewId: v.pipe(v.string(), v.maxLength(64)) }) },
  output: PreviewSchema,
  status: 200,
});

export const listSamples = defineEndpoint({
  method: 'GET',
  path: '/api/onboard/samples',
  access: 'public',
  summary: 'The sample profiles, which need no network',
  input: {},
  output: v.object({
    samples: v.array(v.object({ name: v.string(), website_type: WebsiteTypeSchema, profileUrl: v.string() })),
  }),
  status: 200,
});
