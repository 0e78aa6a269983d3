import type { Post, PostChange, PostSummary } from '@tosite/validation/posts/post';
import type { PostDocument } from '@tosite/validation/posts/post-document';
import { seeSite, tidy } from '../evidence/site-seen.ts';
import type { Life } from './life.ts';

type Written = Pick<PostSummary, 'title' | 'status' | 'slug' | 'tags' | 'excerpt'>;

/**
 * The owner writes three posts: one is up and stays, one is a draft, one goes up and is deleted. Its words are where
 * visitors look, and those of the others nowhere. The words of all of them are marks of this life.
 */
export async function writePosts(life: Life): Promise<void> {
  const { words, ledger, product, label, owner } = life;
  const drawn = () => ({
    title: words.name(),
    excerpt: words.sentence(),
    tags: [words.word()],
    says: words.sentence(),
  });
  const [shown, draft, gone] = [drawn(), drawn(), drawn()];
  const up = await save(life, { ...fieldsOf(shown), status: 'published' });
  await save(life, fieldsOf(draft));
  const deleted = await save(life, { ...fieldsOf(gone), status: 'published' });
  await owner.say('DELETE', '/api/post/delete-post', { body: { post_id: deleted._id } });
  const ownOf = ({ title, excerpt, tags, says }: typeof shown) =>
    words.ownIn([title, excerpt, ...tags, says].join(' '));
  life.posted.push(...[shown, draft, gone].flatMap((post) => ownOf(post).slice(0, 2)));

  const site = await seeSite(product.client, label);
  const page = site.pages.get(`/posts/${up.slug}/`);
  const missing = (where: string, text: string, wanted: readonly string[]) =>
    wanted.filter((word) => !text.includes(tidy(word))).map((word) => `${word} is not ${where}`);
  const fileOf = (path: string) => tidy(site.files.get(path)?.text ?? '');
  ledger.check('postsAsWritten', [
    ...missing('on its page', tidy(page?.words ?? ''), ownOf(shown)),
    ...missing('in the feed', fileOf('/feed.xml'), words.ownIn(`${shown.title} ${shown.says}`)),
    ...missing('in the archive', tidy(site.pages.get('/posts/')?.words ?? ''), words.ownIn(shown.title)),
    ...missing('on the home page', tidy(site.pages.get('/')?.words ?? ''), words.ownIn(shown.title)),
    ...[draft, gone]
      .flatMap(ownOf)
      .filter((word) => site.all.includes(tidy(word)))
      .map((word) => `${word} is shown`),
    ...((await product.client.visit(label, `/posts/${deleted.slug}/`)).status === 404
      ? []
      : ['the page of a deleted post answers']),
  ]);
}

/** What a site has of posts, for whoever compares it with the one that came back. */
export async function postsOf({ owner }: Life, websiteId: string): Promise<Written[]> {
  const { posts } = await owner.say<{ posts: PostSummary[] }>('GET', `/api/post/all/${websiteId}`);
  return posts.map(({ title, status, slug, tags, excerpt }) => ({ title, status, slug, tags, excerpt }));
}

async function save({ owner, website }: Life, post: PostChange): Promise<Post> {
  const body = { post: { website_id: website._id, ...post }, post_id: null };
  return (await owner.say<{ post: Post }>('POST', '/api/post/save-post', { body })).post;
}

function fieldsOf({
  says,
  ...post
}: {
  title: string;
  excerpt: string;
  tags: string[];
  says: string;
}): PostChange {
  const content: PostDocument = {
    type: 'doc',
    content: [{ type: 'paragraph', attrs: { at: null }, content: [{ type: 'text', text: says }] }],
  };
  return { ...post, content };
}
