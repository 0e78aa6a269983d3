import * as v from 'valibot';
import { PlatformSchema } from '../platforms/platform.ts';
import { InstantSchema } from '../profile/profile.ts';

/** A ProseMirror document; its nodes are checked where they are rendered. */
const DocumentSchema = v.object({ type: v.literal('doc'), content: v.optional(v.array(v.unknown())) });

export const PostSchema = v.object({
  _id: v.string(),
  website_id: v.string(),
  kind: v.picklist(['blog', 'instagram', 'video']),
  slug: v.pipe(v.string(), v.maxLength(120)),
  title: v.pipe(v.string(), v.maxLength(300)),
  excerpt: v.pipe(v.string(), v.maxLength(1000)),
  content: DocumentSchema,
  cover: v.nullable(v.string()),
  media: v.array(v.string()),
  tags: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(30)),
  status: v.picklist(['draft', 'published', 'scheduled']),
  publishAt: v.nullable(InstantSchema),
  position: v.pipe(v.number(), v.integer()),
  source: v.nullable(
    v.object({ platform: PlatformSchema, url: v.string(), videoId: v.nullable(v.string()) }),
  ),
  createdAt: InstantSchema,
  updatedAt: InstantSchema,
});
export type Post = v.InferOutput<typeof PostSchema>;
