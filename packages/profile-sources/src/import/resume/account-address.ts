import { cleanLink } from '../../text/clean-link.ts';

/* The address of an account that is given by its name only, on the networks where the one follows from the other. */

/** "%" stands for the name. */
const ADDRESSES: Readonly<Record<string, string>> = {
  linkedin: 'https://www.linkedin.com/in/%',
  github: 'https://github.com/%',
  gitlab: 'https://gitlab.com/%',
  bitbucket: 'https://bitbucket.org/%',
  codeberg: 'https://codeberg.org/%',
  sourcehut: 'https://sr.ht/~%',
  twitter: 'https://x.com/%',
  x: 'https://x.com/%',
  instagram: 'https://www.instagram.com/%',
  facebook: 'https://www.facebook.com/%',
  threads: 'https://www.threads.net/@%',
  tiktok: 'https://www.tiktok.com/@%',
  youtube: 'https://www.youtube.com/@%',
  twitch: 'https://www.twitch.tv/%',
  vimeo: 'https://vimeo.com/%',
  soundcloud: 'https://soundcloud.com/%',
  pinterest: 'https://www.pinterest.com/%',
  reddit: 'https://www.reddit.com/user/%',
  telegram: 'https://t.me/%',
  xing: 'https://www.xing.com/profile/%',
  medium: 'https://medium.com/@%',
  devto: 'https://dev.to/%',
  hashnode: 'https://hashnode.com/@%',
  producthunt: 'https://www.producthunt.com/@%',
  hackernews: 'https://news.ycombinator.com/user?id=%',
  dribbble: 'https://dribbble.com/%',
  behance: 'https://www.behance.net/%',
  codepen: 'https://codepen.io/%',
  kaggle: 'https://www.kaggle.com/%',
  huggingface: 'https://huggingface.co/%',
  leetcode: 'https://leetcode.com/u/%',
  hackerrank: 'https://www.hackerrank.com/profile/%',
  codeforces: 'https://codeforces.com/profile/%',
  npm: 'https://www.npmjs.com/~%',
  pypi: 'https://pypi.org/user/%',
  dockerhub: 'https://hub.docker.com/u/%',
  keybase: 'https://keybase.io/%',
  researchgate: 'https://www.researchgate.net/profile/%',
  strava: 'https://www.strava.com/athletes/%',
  unsplash: 'https://unsplash.com/@%',
};

const NAME = /^[\p{L}\p{M}\p{N}_.~%-]{1,100}$/u;
const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,}$/u;

/** null where the name does not lead to a page: Discord, a network that nobody here knows. */
export function accountAddress(network: string | null, username: string | null): string | null {
  const key = (network ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const written = username?.trim() ?? '';
  const name = written.replace(/^@/u, '');
  if (name === '') return null;
  if (key === 'mastodon' || key === 'fediverse' || key === 'pixelfed' || key === 'peertube')
    return onFediverse(name);
  if (key === 'bluesky' || key === 'bsky')
    return HOST.test(name) ? cleanLink(`https://bsky.app/profile/${name}`) : null;
  if (key === 'matrix')
    return /^@?[^\s:@]+:[^\s:]+$/u.test(written) ? cleanLink(`https://matrix.to/#/@${name}`) : null;
  if (key === 'orcid')
    return /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/u.test(name) ? `https://orcid.org/${name}` : null;
  if (key === 'stackoverflow')
    return /^\d{1,10}$/u.test(name) ? `https://stackoverflow.com/users/${name}` : null;
  const address = Object.hasOwn(ADDRESSES, key) ? ADDRESSES[key] : undefined;
  if (address === undefined || !NAME.test(name)) return null;
  return cleanLink(address.replace('%', () => encodeURIComponent(decoded(name))));
}

/** `robin@social.example`. */
function onFediverse(name: string): string | null {
  const [, user, host] = /^([^\s@/]{1,100})@([^\s@/]+)$/u.exec(name) ?? [];
  return user === undefined || host === undefined || !HOST.test(host)
    ? null
    : cleanLink(`https://${host}/@${encodeURIComponent(user)}`);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
