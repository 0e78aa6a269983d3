import * as v from 'valibot';
import { PlatformSchema } from '../platforms/platform.ts';
import { InstantSchema } from '../profile/profile.ts';
import { formMessages } from '../messages/en/form.ts';
import { HttpLinkSchema } from '../text/http-link.ts';
import { cleanDocument } from './clean-document.ts';
import { MAX_COVER_ALT, MAX_POST_TEXT } from './post-document.ts';
import { MAX_SLUG, tidySlug } from './post-slug.ts';
import { postText } from './post-text.ts';

export const POST_KINDS = ['blog', 'instagram', 'video'] as const;
export type PostKind = (typeof POST_KINDS)[number];
export const POST_STATUSES = ['draft', 'published', 'scheduled'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/** Anything that calls itself a document, as the document that it is: see `cleanDocument`. */
export const PostDocumentSchema = v.pipe(
  v.object({ type: v.literal('doc'), content: v.optional(v.array(v.unknown())) }),
  v.transform((document) => cleanDocument(document)),
  v.check((document) => postText(document).length <= MAX_POST_TEXT, 'A post has at most 300,000 characters'),
);

/** Of its page in search; empty: its title, its excerpt. */
export const PostSeoSchema = v.strictObject({
  title: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  description: v.pipe(v.string(), v.trim(), v.maxLength(500)),
});

const UNSEEN = /[\s\p{C}]/gu;
/** What would do something if it were a link. */
const RUNS = /^(?:javascript|vbscript|data|blob|file):/iu;

/** What a post was made from. `platform` null: a file. `videoId`: the item's own id on its platform. */
export const PostSourceSchema = v.pipe(
  v.strictObject({
    platform: v.nullable(PlatformSchema),
    /** Of a file: its name. */
    url: v.pipe(v.string(), v.maxLength(2048)),
    videoId: v.nullable(v.pipe(v.string(), v.maxLength(300))),
  }),
  v.check(
    ({ platform, url }) =>
      v.safeParse(HttpLinkSchema, url).success ||
      (platform === null && !RUNS.test(url.replaceAll(UNSEEN, ''))),
    formMessages['form.httpsAddress'],
  ),
);
export type PostSource = v.InferOutput<typeof PostSourceSchema>;

const line = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest));

/** What an owner decides about a post. */
const FIELDS = {
  kind: v.picklist(POST_KINDS),
  slug: v.pipe(
    v.string(),
    v.maxLength(MAX_SLUG),
    v.check((slug) => slug === tidySlug(slug), 'Use letters a to z, digits and hyphens'),
  ),
  title: line(300),
  excerpt: line(1000),
  content: PostDocumentSchema,
  /** Address of its picture, one of our own copies. */
  cover: v.nullable(HttpLinkSchema),
  /** What the cover shows, for who cannot see it; empty: nobody has said it. */
  coverAlt: line(MAX_COVER_ALT),
  /** Addresses of further pictures, of a post about several. */
  media: v.pipe(v.array(HttpLinkSchema), v.maxLength(20)),
  tags: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))), v.maxLength(30)),
  status: v.picklist(POST_STATUSES),
  /** Of a scheduled post: when it goes up. Of a published one: the day that it bears. */
  publishAt: v.nullable(InstantSchema),
  seo: PostSeoSchema,
  source: v.nullable(PostSourceSchema),
};

const KEPT = {
  _id: v.string(),
  website_id: v.string(),
  /** Its place in the owner's order; the smallest is first. */
  position: v.pipe(v.number(), v.integer()),
  /** Counts its changes: a save names the one that it was made on. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  createdAt: InstantSchema,
  updatedAt: InstantSchema,
};

export const PostSchema = v.object({ ...KEPT, ...FIELDS });
export type Post = v.InferOutput<typeof PostSchema>;

const { content: _, ...SUMMARY } = FIELDS;
/** A post in a list: without what it says. */
export const PostSummarySchema = v.object({
  ...KEPT,
  ...SUMMARY,
  words: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Paragraphs that say what the film does not and that nobody looked at. */
  unchecked: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** In lists of one without a cover: our copy of the picture of what it was made from, where there is one. */
  still: v.optional(HttpLinkSchema),
});
export type PostSummary = v.InferOutput<typeof PostSummarySchema>;

/** The fields that a save changes; what is left out stays. An empty slug: made of the title. */
export const PostChangeSchema = v.strictObject({
  ...v.partial(v.object(FIELDS)).entries,
  slug: v.optional(v.union([v.literal(''), FIELDS.slug])),
  /** Of a new post. */
  website_id: v.optional(v.pipe(v.string(), v.maxLength(64))),
});
export type PostChange = v.InferOutput<typeof PostChangeSchema>;
