import * as v from 'valibot';
import { readLocal } from '../../../memory/local-store.ts';
import { writeDraft } from '../../../memory/drafts.ts';

const FieldsSchema = v.object({
  title: v.string(),
  slug: v.string(),
  excerpt: v.string(),
  cover: v.nullable(v.string()),
  /** Drafts that were kept before there was one have none. */
  coverAlt: v.optional(v.string(), ''),
  tags: v.array(v.string()),
  seo: v.object({ title: v.string(), description: v.string() }),
});

const DraftSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    document: v.looseObject({ type: v.literal('doc'), attrs: v.object({ fields: FieldsSchema }) }),
    revision: v.nullable(v.number()),
  }),
);

/** What was typed and is not on the server, over the revision that it was made on; null: of no post yet. */
export type PostDraft = v.InferOutput<typeof DraftSchema>;

const keyOf = (websiteId: string, postId: string | null) =>
  `draft:post:${websiteId}:${postId ?? 'new'}` as const;

export function readPostDraft(websiteId: string, postId: string | null): PostDraft | null {
  const read = v.safeParse(DraftSchema, readLocal(keyOf(websiteId, postId)));
  return read.success ? read.output : null;
}

/** False: this browser did not keep it. */
export function keepPostDraft(
  websiteId: string,
  postId: string | null,
  draft: { document: object; revision: number | null },
): boolean {
  writeDraft(keyOf(websiteId, postId), JSON.stringify(draft));
  return readLocal(keyOf(websiteId, postId)) !== null;
}

export function dropPostDraft(websiteId: string, postId: string | null): void {
  writeDraft(keyOf(websiteId, postId), null);
}
