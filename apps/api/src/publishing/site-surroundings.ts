import type { SiteSurroundings } from '@tosite/api-client/endpoints/site';
import { emptyDocument } from '@tosite/validation/posts/post-document';
import type { Profile } from '@tosite/validation/profile/profile';
import type { Executor } from '../database/database.ts';
import type { Env } from '../env.ts';
import { filmManifest, filmsOfHolder } from '../site-content/film-store.ts';
import { publishedPosts } from '../site-content/post-store.ts';
import { imageOf, mediaOfHolder } from '../site-content/media-store.ts';
import type { WebsiteRecord } from '../site-content/website-row.ts';
import { websiteContext } from './site-context.ts';

/** What a website is drawn from besides its spec, with addresses that its owner's dashboard can show. */
export async function siteSurroundings(
  { env, db, now }: { env: Env; db: Executor; now: () => number },
  website: WebsiteRecord,
  ownerVerified: boolean,
  profile: Profile,
): Promise<SiteSurroundings> {
  const holder = `website:${website.id}` as const;
  const copies = await mediaOfHolder(db, holder);
  const media = [...copies].map(
    ([url, copy]) => [url, copy === null ? null : imageOf(copy, env.previewOrigin)] as const,
  );
  const films = filmManifest(await filmsOfHolder(db, holder), env.previewOrigin);
  return {
    profile,
    ...websiteContext(env, website, ownerVerified, {
      media: Object.fromEntries(media),
      films,
      now: now(),
    }),
    posts: await firstPosts(db, website.id),
  };
}

const MOST = 200;
const READ = 30;

/** As many posts as an editor's frame shows at once; those that it names only come without what they say. */
async function firstPosts(db: Executor, websiteId: string): Promise<SiteSurroundings['posts']> {
  const empty = JSON.stringify(emptyDocument());
  const posts = await publishedPosts(db, websiteId, MOST);
  return posts.map((post, index) => ({
    ...post,
    media: [...post.media],
    tags: [...post.tags],
    content: index < READ ? post.content : empty,
  }));
}
