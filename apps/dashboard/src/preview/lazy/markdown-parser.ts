import type { parseMarkdown as parse } from '@tosite/site-sections/markdown/markdown-parser';

/*
 * Takes the place of the parser where the dashboard is built (build/lazy-parts.ts): it is large, and most sites have no
 * Markdown.
 */
let loaded: typeof parse | null = null;

export function hasMarkdownParser(): boolean {
  return loaded !== null;
}

export async function loadMarkdownParser(): Promise<void> {
  loaded ??= (await import('@tosite/site-sections/markdown/markdown-parser')).parseMarkdown;
}

/** @public */
export const parseMarkdown: typeof parse = (text) => {
  if (loaded === null) throw new Error('The Markdown parser is awaited before a text is read.');
  return loaded(text);
};
