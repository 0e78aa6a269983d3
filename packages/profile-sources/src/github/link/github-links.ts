import { PLATFORM_NAMES } from '@tosite/validation/platforms/platform-names';
import type { Profile } from '@tosite/validation/profile/profile';
import { cleanLink } from '../../text/clean-link.ts';
import { cleanLine, clip } from '../../text/clean-text.ts';
import type { GithubSocial, GithubUser } from './github-responses.ts';

type Link = Profile['links'][number];

const LABELS: Record<string, string> = {
  twitter: 'X',
  mastodon: 'Mastodon',
  ...PLATFORM_NAMES,
  facebook: 'Facebook',
  bluesky: 'Bluesky',
  twitch: 'Twitch',
  reddit: 'Reddit',
  hometown: 'Hometown',
  npm: 'npm',
};

const EMAIL = /^[^\s@<>"?]+@[^\s@<>"?]+\.[^\s@<>"?]+$/u;

/** What GitHub shows to everybody: the profile's own address, else the first one that stands among its accounts. */
export function emailOf(user: GithubUser, socials: readonly GithubSocial[]): string | null {
  return (
    [user.email, ...socials.map(({ url }) => mailIn(url))].flatMap((email) => mailOf(email) ?? [])[0] ?? null
  );
}

function mailOf(text: string | null): string | null {
  const email = cleanLine(text);
  return email !== null && EMAIL.test(email) ? email : null;
}

function mailIn(address: string): string | null {
  return /^\s*mailto:([^?]*)/iu.exec(address)?.[1] ?? null;
}

/** How many of the accounts lead nowhere: no page, and no mail address that is kept. */
export function accountsBeyond(socials: readonly GithubSocial[], email: string | null): number {
  return socials.filter(
    ({ url }) => cleanLink(url) === null && (email === null || mailOf(mailIn(url)) !== email),
  ).length;
}

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
