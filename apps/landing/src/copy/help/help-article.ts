import type { Block } from '../block.ts';

/** One answer of the help center, a page of its own. */
export type HelpArticle = {
  /** Its address below /help. */
  slug: string;
  title: string;
  /** What the list, search engines and shared links say of it. */
  summary: string;
  blocks: readonly Block[];
  /** Slugs of what is read next. */
  related: readonly string[];
};

export type HelpGroup = { id: string; title: string; articles: readonly HelpArticle[] };
