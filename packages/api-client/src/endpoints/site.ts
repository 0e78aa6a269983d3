import * as v from 'valibot';
import { POST_KINDS, PostSeoSchema, PostSourceSchema } from '@tosite/validation/posts/post';
import { InstantSchema, ProfileSchema } from '@tosite/validation/profile/profile';
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

/** A published post as pages show it. */
export const SitePostSchema = v.object({
  id: v.string(),
  kind: v.picklist(POST_KINDS),
  slug: v.string(),
  title: v.string(),
  excerpt: v.string(),
  cover: v.nullable(v.string()),
  media: v.array(v.string()),
  tags: v.array(v.string()),
  published: InstantSchema,
  updated: InstantSchema,
  seo: PostSeoSchema,
  source: v.nullable(PostSourceSchema),
  words: v.number(),
  /** What it says, as JSON. */
  content: v.string(),
  hash: v.string(),
});

/** What a site is drawn from besides what its owner decides. */
export const SiteSurroundingsSchema = v.object({
  /** The sources as one, without what the owner wrote over them. */
  profile: ProfileSchema,
  origin: v.string(),
  productUrl: v.string(),
  /** Where the pages lead whoever wants to report them. */
  reportUrl: v.optional(v.string()),
  branding: v.boolean(),
  indexable: v.boolean(),
  now: v.string(),
  /** Our copies of its pictures, with absolute addresses. */
  media: MediaManifestSchema,
  /** Our copies of its films, with absolute addresses. */
  films: v.optional(FilmManifestSchema),
  /** The first 200 that are published, in their owner's order; of those after the first 30 an empty document. */
  posts: v.optional(v.array(SitePostSchema)),
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
