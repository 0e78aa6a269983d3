import { createHash } from 'node:crypto';
import type { SitePost } from '@tosite/site-sections/posts/site-post';
import { countWords } from '@tosite/validation/posts/count-words';
import { postSlug } from '@tosite/validation/posts/post-slug';
import { postText } from '@tosite/validation/posts/post-text';
import type { SiteDataPost } from '@tosite/validation/website/site-data';

/** What visitors see of posts that came in a data file, in their order. */
export function sitePostsOf(posts: readonly SiteDataPost[]): SitePost[] {
  return distinctPosts(posts)
    .filter(({ status }) => status === 'published')
    .map(sitePostOf);
}

/** Each with an address and an item of a platform of its own, whatever the file says: anyone may have changed it. */
export function distinctPosts(posts: readonly SiteDataPost[]): SiteDataPost[] {
  const slugs = new Set<string>();
  const items = new Set<string>();
  const own = posts.map((post): SiteDataPost => {
    const slug = slugs.has(post.slug) ? postSlug(post.title, (taken) => slugs.has(taken)) : post.slug;
    slugs.add(slug);
    const { source } = post;
    const item = source === null || source.videoId === null ? null : `${source.platform} ${source.videoId}`;
    const isTwin = item !== null && items.has(item);
    if (item !== null) items.add(item);
    return { ...post, slug, source: isTwin ? null : source };
  });
  return own.map((post) => ({
    ...post,
    formerSlugs: post.formerSlugs.filter((slug) => !slugs.has(slug) && slugs.add(slug)),
  }));
}

function sitePostOf(post: SiteDataPost): SitePost {
  const { id, kind, slug, formerSlugs, title, excerpt, cover, coverAlt, media, tags, seo, source } = post;
  return {
    id,
    kind,
    slug,
    ...(formerSlugs.length === 0 ? {} : { formerSlugs }),
    title,
    excerpt,
    cover,
    coverAlt,
    media,
    tags,
    published: post.publishAt ?? post.createdAt,
    updated: post.updatedAt,
    seo,
    source,
    words: countWords(postText(post.content)),
    content: JSON.stringify(post.content),
    hash: createHash('sha256').update(JSON.stringify(post)).digest('hex'),
  };
}
