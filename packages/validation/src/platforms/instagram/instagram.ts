import type { PlatformRecord } from '../platform-record.ts';
import { isSampleHandle } from '../sample-handle.ts';

const HOSTS = new Set([
  'instagram.com',
  'www.instagram.com',
  'm.instagram.com',
  'instagr.am',
  'www.instagr.am',
]);

/** Letters, digits, dots and underscores; no dot at an end, no two in a row. */
const NAME = /^(?=.{1,30}$)[a-z0-9_]+(?:\.[a-z0-9_]+)*$/iu;

const TABS = new Set(['channel', 'feed', 'followers', 'following', 'guides', 'reels', 'saved', 'tagged']);

/** First path segments that are Instagram's own pages and can never be an account. */
const PAGES = new Set(
  `about accounts ads ajax api archive challenge consent data developer developers direct directory download emails
  embed explore graphql help legal lite locations login logout nux oauth p popular press privacy publicapi qr reel reels
  session sessions signup static stories tags terms tv web your_activity`.split(/\s+/u),
);

export const INSTAGRAM = {
  name: 'Instagram',
  link: {
    host: 'instagram.com',
    isHost: (host) => HOSTS.has(host),
    profileAt: (segments) => {
      const [first, second, third] = segments;
      if (first === undefined) return null;
      if (first === 'stories') return storyAddress(second, third, segments.length);
      // A link of the app to an account.
      if (first === '_u') return second === undefined || third !== undefined ? null : accountAddress(second);
      const name = first.startsWith('@') ? first.slice(1) : first;
      return segments.length <= 2 && (second === undefined || TABS.has(second)) ? accountAddress(name) : null;
    },
    profileOf: accountAddress,
    written: /^https?:\/\/(?:www\.)?instagram\.com\/[\w.]+\/?$/,
    dottedNames: true,
    typeAt: () => 'instagram',
  },
  upstream: {
    instagramApi: 'https://graph.instagram.com',
    instagramAuth: 'https://api.instagram.com',
    instagram: 'https://www.instagram.com',
    facebookApi: 'https://graph.facebook.com',
  },
  types: {
    instagram: {
      kind: 'gallery',
      theme: 'gallery',
      suits: ['aurora', 'atelier', 'swiss', 'broadsheet', 'cinema', 'ledger', 'terminal'],
      sections: ['hero', 'highlights', 'about', 'collaborations', 'contact'],
    },
  },
  actions: { connect: true, import: true },
  showsEmail: true,
  caseCounts: false,
  pictureHosts: ['*.cdninstagram.com', '*.fbcdn.net'],
  signedPictures: ['cdninstagram.com', 'fbcdn.net'],
  colours: {
    accent: ['#b0175f', '#ff97be'],
    accentText: ['#b0175f', '#ff97be'],
    field: ['#a01458', '#5a1038'],
    thread: ['#ffb27d', '#ffa15f'],
    wash: ['#fbf1f4', '#20151a'],
  },
} as const satisfies PlatformRecord;

/** A story names its account; a highlight does not. */
function storyAddress(name: string | undefined, story: string | undefined, length: number): string | null {
  if (name === undefined || name === 'highlights' || length > 3) return null;
  return story === undefined || /^\d+$/u.test(story) ? accountAddress(name) : null;
}

function accountAddress(name: string): string | null {
  const fits = isSampleHandle(name) || (NAME.test(name) && !PAGES.has(name.toLowerCase()));
  return fits ? `https://instagram.com/${encodeURIComponent(name)}` : null;
}
