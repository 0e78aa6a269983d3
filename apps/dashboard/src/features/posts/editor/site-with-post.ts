import type { SiteInput } from '@tosite/site-sections/site';
import type { SitePost } from '@tosite/site-sections/posts/site-post';
import { postSlug } from '@tosite/validation/posts/post-slug';
import { postText } from '@tosite/validation/posts/post-text';
import type { OpenPost } from './open-post.ts';
import { contentOf } from './post-change.ts';
import { fieldsIn } from './set-field.ts';

/** The site as it would be with this post on it, as it is written now, and the path of its page. */
export function siteWithPost(
  site: SiteInput,
  { editor, saving, uploads }: OpenPost,
): { site: SiteInput; path: string } {
  const { post } = saving.store.getState();
  const { title, slug, excerpt, cover, coverAlt, tags, seo } = fieldsIn(editor);
  const content = contentOf(editor.state.doc, uploads);
  const shown: SitePost = {
    id: post?._id ?? 'new',
    kind: post?.kind ?? 'blog',
    slug: slug === '' ? (post?.title === title ? post.slug : postSlug(title)) : slug,
    title,
    excerpt,
    cover,
    coverAlt,
    media: post?.media ?? [],
    tags,
    published: post?.publishAt ?? site.now,
    updated: site.now,
    seo,
    source: post?.source ?? null,
    words: postText(content).split(/\s+/u).length,
    content: JSON.stringify(content),
    hash: 'preview',
  };
  const others = (site.posts ?? []).filter(({ id }) => id !== shown.id);
  const { posts: settings } = site.design.sections;
  return {
    path: `/posts/${shown.slug}/`,
    site: {
      ...site,
      posts: [shown, ...others],
      media: { ...site.media, ...uploads.media },
      // With the first post the section joins the site.
      sectionOrder: site.sectionOrder.includes('posts') ? site.sectionOrder : [...site.sectionOrder, 'posts'],
      design: {
        ...site.design,
        sections: { ...site.design.sections, posts: { ...settings, hidden: false } },
      },
    },
  };
}
