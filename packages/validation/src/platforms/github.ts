import { GITHUB_PAGES } from './github-pages.ts';
import type { PlatformRules } from './platform-rule.ts';
import { isSampleHandle } from './sample-handle.ts';

/**
 * A user or an organisation: letters, digits and hyphens, 39 at most, no hyphen first. Doubled and trailing hyphens
 * live on in old accounts, and managed users carry one underscore: the API's 404 decides about those.
 */
const NAME = /^(?=.{1,39}$)[a-z0-9][a-z0-9-]*(?:_[a-z0-9]+)?$/iu;

/** Second segments that were once tabs of a profile. Any other is a repository. */
const TABS = new Set(['repositories', 'followers', 'following']);

export const GITHUB: PlatformRules = {
  host: 'github.com',
  isHost: (host) => host === 'github.com' || host === 'www.github.com',
  profileAt: ([name, tab, ...rest]) => {
    if (name === undefined || rest.length > 0) return null;
    return tab === undefined || TABS.has(tab) ? userAddress(name) : null;
  },
  profileOf: userAddress,
  written: /^https?:\/\/(?:www\.)?github\.com\/[A-Za-z0-9-]+\/?$/u,
  dottedNames: false,
};

function userAddress(name: string): string | null {
  const fits = isSampleHandle(name) || (NAME.test(name) && !GITHUB_PAGES.has(name.toLowerCase()));
  return fits ? `https://github.com/${encodeURIComponent(name)}` : null;
}
