import * as v from 'valibot';
import { count, id, list, maybe, text } from '../lenient.ts';

/* The Graph API's answers, only what is used. */

const username = v.pipe(v.string(), v.regex(/^[\w.]{1,60}$/u));

/** Some apps get `{…}`, others `{data: [{…}]}`: the documentation prints both. */
function flatOrWrapped<T extends v.GenericSchema>(schema: T) {
  return v.pipe(
    v.unknown(),
    v.transform((json) => {
      if (typeof json !== 'object' || json === null || !('data' in json)) return json;
      return Array.isArray(json.data) ? (json.data[0] as unknown) : json.data;
    }),
    schema,
  );
}

const account = {
  id: v.fallback(v.nullable(id), null),
  username,
  name: text,
  biography: text,
  website: text,
  profile_picture_url: text,
  followers_count: count,
  follows_count: count,
  media_count: count,
};

export const MeSchema = flatOrWrapped(
  v.object({ ...account, user_id: v.fallback(v.nullable(id), null), account_type: text }),
);
export type Me = v.InferOutput<typeof MeSchema>;

const ChildSchema = v.object({ id, media_type: text, media_url: text, thumbnail_url: text });

const MediaSchema = v.object({
  id,
  caption: text,
  media_type: text,
  media_product_type: text,
  media_url: text,
  thumbnail_url: text,
  permalink: text,
  timestamp: text,
  like_count: count,
  comments_count: count,
  children: maybe(v.object({ data: list(ChildSchema) })),
});
export type GraphMedia = v.InferOutput<typeof MediaSchema>;

/** `next` becomes a yes or no at once: the address itself holds the token. */
const isThere = v.pipe(
  v.unknown(),
  v.transform((value) => typeof value === 'string' && value !== ''),
);

export const MediaPageSchema = v.object({
  data: list(MediaSchema),
  paging: maybe(v.object({ cursors: maybe(v.object({ after: text })), next: v.optional(isThere, false) })),
});
export type MediaPage = v.InferOutput<typeof MediaPageSchema>;

export const DiscoverySchema = v.object({
  business_discovery: v.object({ ...account, media: maybe(MediaPageSchema) }),
});

export const PagesSchema = v.object({
  data: list(v.object({ instagram_business_account: maybe(v.object({ id })) })),
});

const token = v.pipe(v.string(), v.minLength(1), v.maxLength(4000));

export const ShortTokenSchema = flatOrWrapped(
  v.object({
    access_token: token,
    user_id: id,
    permissions: v.pipe(
      v.fallback(v.union([v.string(), v.array(v.string())]), ''),
      v.transform((granted) => (typeof granted === 'string' ? granted.split(/[\s,]+/u) : granted)),
      v.transform((granted) => granted.filter((one) => one !== '')),
    ),
  }),
);

export const LongTokenSchema = flatOrWrapped(
  v.object({
    access_token: token,
    /** Seconds. */
    expires_in: v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.transform(Number))]),
      v.integer(),
      v.minValue(1),
    ),
  }),
);
