import type { SitePost } from '@tosite/site-renderer/site-model';
import type { PostsTable } from '../database/schema.ts';
import { sourceOfRow } from './post-row.ts';

/** What visitors see of a post, but for its words. */
export const SHOWN_COLUMNS = [
  'id',
  'kind',
  'slug',
  'title',
  'excerpt',
  'cover',
  'cover_alt',
  'media',
  'tags',
  'publish_at',
  'seo',
  'source_platform',
  'source_url',
  'source_item',
  'words',
  'content_hash',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof PostsTable)[];
type ShownRow = Pick<PostsTable, (typeof SHOWN_COLUMNS)[number] | 'content'>;

/** `formerSlugs`: addresses that it had before, in their order. */
export function sitePostOfRow(row: ShownRow, formerSlugs: readonly string[] = []): SitePost {
  return {
    id: row.id,
    // This and what is JSON is written by columnsOfFields only.
    kind: row.kind as SitePost['kind'],
    slug: row.slug,
    ...(formerSlugs.length === 0 ? {} : { formerSlugs }),
    title: row.title,
    excerpt: row.excerpt,
    cover: row.cover,
    coverAlt: row.cover_alt,
    media: JSON.parse(row.media) as string[],
    tags: JSON.parse(row.tags) as string[],
    published: new Date(row.publish_at ?? row.created_at).toISOString(),
    updated: new Date(row.updated_at).toISOString(),
    seo: JSON.parse(row.seo) as SitePost['seo'],
    source: sourceOfRow(row),
    words: row.words,
    content: row.content,
    hash: row.content_hash,
  };
}
