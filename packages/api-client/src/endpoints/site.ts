import * as v from 'valibot';
import { ProfileSchema } from '@tosite/validation/profile/profile';
import { FilmManifestSchema } from '@tosite/validation/profile/stored-film';
import { MediaManifestSchema } from '@tosite/validation/profile/stored-image';
import { SiteSpecSchema } from '@tosite/validation/website/site-spec';
import { defineEndpoint } from './define-endpoint.ts';

const params = v.object({ id: v.pipe(v.string(), v.maxLength(64)) });
export const SpecRevisionSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const answer = v.object({
  spec: SiteSpecSchema,
  /** Goes with the next save. */
  revision: SpecRevisionSchema,
});

/** What a site is drawn from besides what its owner decides. */
export const SiteSurroundingsSchema = v.object({
  /** The sources as one, without what the owner wrote over them. */
  profile: ProfileSchema,
  origin: v.string(),
  productUrl: v.string(),
  branding: v.boolean(),
  indexable: v.boolean(),
  now: v.string(),
  /** Our copies of its pictures, with absolute addresses. */
  media: MediaManifestSchema,
  /** Our copies of its films, with absolute addresses. */
  films: v.optional(FilmManifestSchema),
});
export type SiteSurroundings = v.InferOutput<typeof SiteSurroundingsSchema>;

export const getSite = defineEndpoint({
  method: 'GET',
  path: '/api/website/{id}/site',
  access: 'user',
  summary: 'Everything that the owner of a website decided about what it shows',
  input: { params },
  output: answer,
  status: 200,
});

export const saveSite = defineEndpoint({
  method: 'PUT',
  path: '/api/website/{id}/site',
  access: 'user',
  summary: 'Change what a website shows, all at once: one version, live when the answer arrives',
  input: {
    params,
    body: v.strictObject({
      spec: SiteSpecSchema,
      /** The one that the change was made on. */
      revision: SpecRevisionSchema,
    }),
  },
  output: answer,
  status: 200,
  errors: ['stale_design', 'storage_full'],
  maxBytes: 1024 * 1024,
});
