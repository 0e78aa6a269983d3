import { GITHUB_PAGES } from './github-pages.ts';
import type { PlatformRecord } from '../platform-record.ts';
import { isSampleHandle } from '../sample-handle.ts';

/**
 * A user or an organisation: letters, digits and hyphens, 39 at most, no hyphen first. Doubled and trailing hyphens
 * live on in old accounts, and managed users carry one underscore: the API's 404 decides about those.
 */
const NAME = /^(?=.{1,39}$)[a-z0-9][a-z0-9-]*(?:_[a-z0-9]+)?$/iu;

/** Second segments that were once tabs of a profile. Any other is a repository. */
const TABS = new Set(['repositories', 'followers', 'following']);

export const GITHUB = {
  name: 'GitHub',
  link: {
    host: 'github.com',
    isHost: (host) => host === 'github.com' || host === 'www.github.com',
    profileAt: ([name, tab, ...rest]) => {
      if (name === undefined || rest.length > 0) return null;
      return tab === undefined || TABS.has(tab) ? userAddress(name) : null;
    },
    profileOf: userAddress,
    written: /^https?:\/\/(?:www\.)?github\.com\/[A-Za-z0-9-]+\/?$/u,
    dottedNames: false,
    typeAt: () => 'github',
  },
  upstream: {
    githubApi: 'https://api.github.com',
    github: 'https://github.com',
    githubRaw: 'https://raw.githubusercontent.com',
  },
  types: {
    github: {
      kind: 'account',
      theme: 'swiss',
      suits: ['terminal', 'atelier', 'aurora', 'ledger', 'broadsheet', 'cinema', 'gallery'],
      sections: [
        'hero',
        'about',
        'repositories',
        'codeLanguages',
        'contributions',
        'facts',
        'organisations',
        'people',
        'contact',
      ],
    },
  },
  actions: { connect: false, import: false },
  showsEmail: true,
  caseCounts: false,
  pictureHosts: ['*.githubusercontent.com'],
  signedPictures: [],
  colours: {
    accent: ['#1f2429', '#4bc76a'],
    accentText: ['#1a7438', '#4bc76a'],
    field: ['#1f2429', '#1a2128'],
    thread: ['#57d377', '#4bc76a'],
    wash: ['#f0f4f1', '#141a17'],
  },
} as const satisfies PlatformRecord;

function userAddress(name: string): string | null {
  const fits = isSampleHandle(name) || (NAME.test(name) && !GITHUB_PAGES.has(name.toLowerCase()));
  return fits ? `https://github.com/${encodeURIComponent(name)}` : null;
}
