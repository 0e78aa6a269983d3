import { ACCOUNT_HELP } from './account-help.ts';
import type { HelpArticle, HelpGroup } from './help-article.ts';
import { PROFILE_HELP } from './profile-help.ts';
import { WEBSITE_HELP } from './website-help.ts';

export const HELP_PATH = '/help';

export const HELP = {
  title: 'Help center',
  lede: 'Short answers: where to find the link, what to do when a platform hides a profile, and how to run the website you made.',
  search: 'Search the help',
  hint: 'For example: export',
  /** The page's script fills in how many. */
  found: ['Nothing about that. All answers are below.', 'One answer', 'answers'],
  related: 'Read next',
  back: 'Help center',
} as const;

export const HELP_GROUPS: readonly HelpGroup[] = [PROFILE_HELP, WEBSITE_HELP, ACCOUNT_HELP];

export const HELP_ARTICLES: readonly HelpArticle[] = HELP_GROUPS.flatMap(({ articles }) => articles);

export const helpPath = (slug: string): string => `${HELP_PATH}/${slug}`;
