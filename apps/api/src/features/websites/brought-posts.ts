import type { SitePost } from '@tosite/site-renderer/site-model';
import { distinctPosts } from '@tosite/site-renderer/site-posts';
import type { SiteDataPost } from '@tosite/validation/website/site-data';
import type { SiteSpec } from '@tosite/validation/website/site-spec';
import type { Executor } from '../../database/database.ts';
import type { PostsTable } from '../../database/schema.ts';
import { columnsOfFields } from '../../site-content/post-row.ts';
import { newPostId } from '../../site-content/post-store.ts';
import { sitePostOfRow } from '../../site-content/site-post-row.ts';

export type BroughtPosts = {
  /** In their owner's order. */
  rows: PostsTable[];
  /** Addresses that a post had before, by its id. */
  former: ReadonlyMap<string, readonly string[]>;
  /** With the posts that their owner hides under the names that they have now. */
  spec: SiteSpec;
};

const AT_ONCE = 50;

/** The posts of a site that was exported here, as posts of a new one: a plan whose time has passed is a draft. */
export function broughtPosts(
  brought: readonly SiteDataPost[],
  { id: websiteId, spec }: { id: string; spec: SiteSpec },
  now: number,
): BroughtPosts {
  const ids = new Map<string, string>();
  const posts = distinctPosts(brought).map((post): SiteDataPost => {
    const id = newPostId();
    ids.set(post.id, id);
    const isLate = post.status === 'scheduled' && !(Date.parse(post.publishAt ?? '') > now);
    return { ...post, id, status: isLate ? 'draft' : post.status };
  });
  const rows = posts.map(({ id, formerSlugs, createdAt, updatedAt, ...fields }, position): PostsTable => {
    const wasShown = fields.status === 'published' || formerSlugs.length > 0;
    return {
      id,
      website_id: websiteId,
      ...columnsOfFields(fields, Date.parse(updatedAt)),
      position,
      revision: 1,
      created_at: Date.parse(createdAt),
      deleted_at: null,
      first_shown_at: wasShown ? now : null,
    };
  });
  const former = new Map(posts.map(({ id, formerSlugs }) => [id, formerSlugs]));
  return { rows, former, spec: renamed(spec, ids) };
}

function renamed(spec: SiteSpec, ids: ReadonlyMap<string, string>): SiteSpec {
  const { sections } = spec.design;
  const hidden = sections.posts?.hiddenItems;
  if (hidden === undefined) return spec;
  const hiddenItems = hidden.map((id) => ids.get(id) ?? id);
  return {
    ...spec,
    design: { ...spec.design, sections: { ...sections, posts: { ...sections.posts, hiddenItems } } },
  };
}

/** As they are read when the site is published next: under another hash each would be drawn again. */
export function shownOfBrought({ rows, former }: BroughtPosts): SitePost[] {
  return rows
    .filter(({ status }) => status === 'published')
    .map((row) => sitePostOfRow(row, former.get(row.id)?.toSorted()));
}

export async function insertBroughtPosts(
  trx: Executor,
  websiteId: string,
  { rows, former }: BroughtPosts,
): Promise<void> {
  // In parts: an engine bounds how many values one statement may carry.
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await trx
      .insertInto('posts')
      .values(rows.slice(start, start + AT_ONCE))
      .execute();
  const slugs = rows.flatMap(({ id, slug }) =>
    [slug, ...(former.get(id) ?? [])].map((each) => ({ website_id: websiteId, slug: each, post_id: id })),
  );
  for (let start = 0; start < slugs.length; start += 500)
    await trx
      .insertInto('post_slugs')
      .values(slugs.slice(start, start + 500))
      .execute();
}
