import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import type { Profile } from '@tosite/validation/profile/profile';
import { cleanLink } from '../text/clean-link.ts';
import { cleanLine, cleanName, cleanText, clip } from '../text/clean-text.ts';
import { hashtags } from './hashtags.ts';
import type { AccountFacts, Post } from './instagram-post.ts';

const MAX_POSTS = 5000;
const MAX_PICTURES = 50;

/** Puts what was read into a Profile. `source` names the way that answered, as in `instagram:graph`. Pure and total. */
export function instagramToProfile(account: AccountFacts, posts: readonly Post[], source: string): Profile {
  const name = cleanName(account.name) ?? account.username;
  const biography = cleanText(account.biography, 20_000);
  return {
    ...emptyProfile({
      platform: 'instagram',
      type: 'instagram',
      handle: account.username,
      // Without a name there is no address: the platform's own is nobody's.
      url: account.username === '' ? '' : `https://www.instagram.com/${account.username}/`,
      name,
    }),
    headline: cleanLine(biography?.split('\n')[0] ?? null, 1000),
    about: biography?.includes('\n') === true ? { format: 'text', text: biography, base: null } : null,
    avatar: account.picture === null ? null : { url: account.picture, alt: name, width: null, height: null },
    contact: {
      email: emailIn(biography),
      phone: null,
      website: cleanLink(account.website),
      address: null,
    },
    links: toLinks(account, source),
    stats: { ...noStats(), followers: account.followers, following: account.following, posts: account.posts },
    media: eachOnce(posts)
      .slice(0, MAX_POSTS)
      .map((post) => toItem(post, source)),
  };
}

function toItem({ path, ...post }: Post, source: string): Profile['media'][number] {
  const caption = cleanText(post.caption, 20_000);
  return {
    ...post,
    origin: { source, path: clip(path, 300) },
    caption,
    url: cleanLink(post.url),
    pictures: post.pictures.slice(0, MAX_PICTURES).map((picture) => ({
      ...picture,
      alt: cleanLine(picture.alt, 1000) ?? '',
    })),
    tags: hashtags(caption),
  };
}

function eachOnce(posts: readonly Post[]): Post[] {
  const seen = new Set<string>();
  return posts.filter(({ id }) => !seen.has(id) && seen.add(id));
}

function toLinks({ website, links }: AccountFacts, source: string): Profile['links'] {
  const contact = cleanLink(website);
  const unique = new Map<string, Profile['links'][number]>();
  for (const link of links) {
    const url = cleanLink(link.url);
    if (url === null || (url === contact && cleanLine(link.label) === null) || unique.has(url)) continue;
    unique.set(url, {
      id: clip(`instagram:link:${url}`, 200),
      origin: { source, path: 'bio_links' },
      label: cleanLine(link.label) ?? clip(new URL(url).hostname.replace(/^www\./u, ''), 300),
      url,
    });
  }
  // Two long addresses can share the part that fits into an id.
  return [...new Map([...unique.values()].map((link) => [link.id, link])).values()].slice(0, 100);
}

/** An address that the owner wrote into the public biography. */
function emailIn(biography: string | null): string | null {
  const found = /(?<![\w.+-])[\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,24}(?![\w-])/iu.exec(
    biography ?? '',
  );
  return found === null ? null : cleanLine(found[0]);
}

function noStats(): Profile['stats'] {
  return emptyProfile({ platform: 'instagram', type: 'instagram', handle: '', url: '', name: '' }).stats;
}
