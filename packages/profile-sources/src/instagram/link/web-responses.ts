import * as v from 'valibot';
import { count, flag, id, list, maybe, text } from '../lenient.ts';

/* What Instagram's own website gets, only what is used. Unofficial: any part of it may be gone tomorrow. */

const username = v.pipe(v.string(), v.regex(/^[\w.]{1,60}$/u));
const links = list(v.object({ title: text, url: v.string() }));
const counted = maybe(v.object({ count }));
const pixels = v.fallback(
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
  null,
);

const still = {
  display_url: text,
  is_video: flag,
  video_url: text,
  accessibility_caption: text,
  dimensions: maybe(v.object({ width: pixels, height: pixels })),
};
const NodeSchema = v.object({
  ...still,
  id,
  __typename: text,
  shortcode: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{5,60}$/u))), null),
  product_type: text,
  location: maybe(v.object({ name: text })),
  video_view_count: count,
  video_duration: v.fallback(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(86_400))), null),
  taken_at_timestamp: v.fallback(v.nullable(v.number()), null),
  edge_media_to_caption: maybe(v.object({ edges: list(v.object({ node: v.object({ text: v.string() }) })) })),
  edge_liked_by: counted,
  edge_media_preview_like: counted,
  edge_media_to_comment: counted,
  edge_sidecar_to_children: maybe(v.object({ edges: list(v.object({ node: v.object(still) })) })),
});
export type WebNode = v.InferOutput<typeof NodeSchema>;

const UserSchema = v.object({
  username,
  full_name: text,
  biography: text,
  bio_links: links,
  external_url: text,
  profile_pic_url: text,
  profile_pic_url_hd: text,
  is_private: flag,
  category_name: text,
  edge_followed_by: counted,
  edge_follow: counted,
  edge_owner_to_timeline_media: maybe(v.object({ count, edges: list(v.object({ node: NodeSchema })) })),
});
export type WebUser = v.InferOutput<typeof UserSchema>;

export const WebProfileSchema = v.object({ data: v.object({ user: maybe(UserSchema) }) });

/** A refusal: what it is called, never shown. */
export const WebRefusalSchema = v.object({ message: text, require_login: flag });

/** The user inside a profile page of 2026. */
export const PageUserSchema = v.object({
  username,
  full_name: text,
  biography: text,
  bio_links: links,
  profile_pic_url: text,
  is_private: flag,
  category: text,
  follower_count: count,
  following_count: count,
  all_media_count: count,
});
export type PageUser = v.InferOutput<typeof PageUserSchema>;
