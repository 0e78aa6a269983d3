import type { Profile } from '@tosite/validation/profile/profile';
import { cleanLink } from '../text/clean-link.ts';
import { cleanLine, clip } from '../text/clean-text.ts';
import type { GithubSocial, GithubUser } from './github-responses.ts';

type Link = Profile['links'][number];

const LABELS: Record<string, string> = {
  twitter: 'X',
  mastodon: 'Mastodon',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  instagram: 'Instagram',
  facebook: 'Facebook',
  bluesky: 'Bluesky',
  twitch: 'Twitch',
  reddit: 'Reddit',
  hometown: 'Hometown',
  npm: 'npm',
};

/** The accounts that the owner lists, and the X account that GitHub keeps in a field of its own. */
export function toLinks(user: GithubUser, socials: readonly GithubSocial[]): Link[] {
  const links = socials.flatMap(({ provider, url }) => toLink(provider, url, '/users/*/social_accounts'));
  const x = cleanLine(user.twitter_username);
  const lists = (account: string) =>
    links.some((link) => link.url.toLowerCase().endsWith(`/${account.toLowerCase()}`));
  if (x !== null && /^\w{1,30}$/u.test(x) && !lists(x)) {
    links.push(...toLink('twitter', `https://x.com/${x}`, '/users/*#twitter_username'));
  }
  return [...new Map(links.map((link) => [link.id, link])).values()].slice(0, 100);
}

function toLink(provider: string | null, address: string, path: string): Link[] {
  const url = cleanLink(address);
  if (url === null) return [];
  const known = provider !== null && Object.hasOwn(LABELS, provider) ? LABELS[provider] : undefined;
  return [
    {
      id: clip(`github:social:${url}`, 200),
      origin: { source: 'github:rest', path },
      label: clip(known ?? new URL(url).hostname.replace(/^www\./u, ''), 300),
      url,
    },
  ];
}
