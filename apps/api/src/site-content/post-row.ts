import { createHash } from 'node:crypto';
import type { Platform } from '@tosite/validation/platforms/platform';
import type { Post, PostKind, PostSource, PostSummary } from '@tosite/validation/posts/post';
import type { PostDocument } from '@tosite/validation/posts/post-document';
import { countUnchecked } from '@tosite/validation/posts/count-unchecked';
import { postText } from '@tosite/validation/posts/post-text';
import type { PostsTable } from '../database/schema.ts';
import { countWords } from '@tosite/validation/posts/count-words';

/** What an owner decides about a post. */
export type PostFields = Omit<
  Post,
  '_id' | 'website_id' | 'position' | 'revision' | 'createdAt' | 'updatedAt'
>;

/** Everything about a post but what it says: lists and orders are made of these, thousands at a time. */
export const SUMMARY_COLUMNS = [
  'id',
  'website_id',
  'kind',
  'slug',
  'title',
  'excerpt',
  'cover',
  'cover_alt',
  'media',
  'tags',
  'status',
  'publish_at',
  'seo',
  'source_platform',
  'source_url',
  'source_item',
  'words',
  'unchecked',
  'position',
  'revision',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof PostsTable)[];
type SummaryRow = Pick<PostsTable, (typeof SUMMARY_COLUMNS)[number]>;

export function summaryOfRow(row: SummaryRow): PostSummary {
  return {
    _id: row.id,
    website_id: row.website_id,
    // This and what is JSON is written by columnsOfFields only.
    kind: row.kind as PostKind,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    cover: row.cover,
    coverAlt: row.cover_alt,
    media: JSON.parse(row.media) as string[],
    tags: JSON.parse(row.tags) as string[],
    status: row.status,
    publishAt: row.publish_at === null ? null : instant(row.publish_at),
    seo: JSON.parse(row.seo) as Post['seo'],
    source: sourceOfRow(row),
    words: row.words,
    unchecked: row.unchecked,
    position: row.position,
    revision: row.revision,
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
  };
}

export function postOfRow(row: SummaryRow & Pick<PostsTable, 'content'>): Post {
  const { words: _, unchecked: __, ...rest } = summaryOfRow(row);
  return { ...rest, content: JSON.parse(row.content) as PostDocument };
}

export function sourceOfRow(
  row: Pick<PostsTable, 'source_platform' | 'source_url' | 'source_item'>,
): PostSource | null {
  if (row.source_url === null) return null;
  return {
    platform: row.source_platform as Platform | null,
    url: row.source_url,
    videoId: row.source_item,
  };
}

/** The columns that hold these fields, with what is told of them beside. */
export function columnsOfFields(fields: PostFields, updatedAt: number) {
  const { content, source, seo } = fields;
  const text = postText(content);
  return {
    kind: fields.kind,
    slug: fields.slug,
    title: storable(fields.title),
    excerpt: storable(fields.excerpt),
    content: JSON.stringify(content),
    cover: fields.cover,
    cover_alt: storable(fields.coverAlt),
    media: JSON.stringify(fields.media),
    tags: JSON.stringify(fields.tags),
    status: fields.status,
    publish_at: fields.publishAt === null ? null : Date.parse(fields.publishAt),
    seo: JSON.stringify(seo),
    source_platform: source?.platform ?? null,
    source_url: source === null ? null : storable(source.url),
    source_item: source?.videoId == null ? null : storable(source.videoId),
    words: countWords(text),
    unchecked: countUnchecked(content),
    search_text: storable(searchable([fields.title, fields.excerpt, text, ...fields.tags].join('\n'))),
    content_hash: createHash('sha256')
      .update(JSON.stringify([fieldsInOrder(fields), updatedAt]))
      .digest('hex'),
    updated_at: updatedAt,
  } satisfies Partial<PostsTable>;
}

/** Without NUL, which PostgreSQL cannot store, and halves of characters: what comes in a file may have them. */
function storable(text: string): string {
  return text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '');
}

/** Letters as they are compared in a search. */
export function searchable(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

export function fieldsOfPost(post: Post): PostFields {
  const { kind, slug, title, excerpt, content, cover, coverAlt, media, tags } = post;
  const { status, publishAt, seo, source } = post;
  return {
    kind,
    slug,
    title,
    excerpt,
    content,
    cover,
    coverAlt,
    media,
    tags,
    status,
    publishAt,
    seo,
    source,
  };
}

/** Whether two say and decide the same. */
export function sameFields(a: PostFields, b: PostFields): boolean {
  return JSON.stringify(fieldsInOrder(a)) === JSON.stringify(fieldsInOrder(b));
}

function fieldsInOrder({ source, seo, ...fields }: PostFields): unknown {
  return [
    fields.kind,
    fields.slug,
    fields.title,
    fields.excerpt,
    fields.content,
    fields.cover,
    fields.coverAlt,
    fields.media,
    fields.tags,
    fields.status,
    fields.publishAt,
    [seo.title, seo.description],
    source === null ? null : [source.platform, source.url, source.videoId],
  ];
}

function instant(at: number): string {
  return new Date(at).toISOString();
}
