import type { SiteInput } from '@tosite/site-sections/site';
import { loadWords } from '@tosite/site-sections/words/load-words';
import { hasMarkdownParser, loadMarkdownParser } from './markdown-parser.ts';
import { hasTheme, loadTheme } from './themes.ts';

const languages = new Set<string>();

/** Brings in what a site cannot be drawn without; null: everything is there. */
export function missingParts(site: SiteInput): Promise<unknown> | null {
  const { language, design } = site;
  const missing: Promise<unknown>[] = [];
  if (!languages.has(language)) {
    languages.add(language);
    // Words that cannot be fetched are English: the site is still worth seeing.
    missing.push(loadWords(language).catch(() => undefined));
  }
  if (!hasTheme(design.theme_name)) missing.push(loadTheme(design.theme_name));
  if (!hasMarkdownParser() && hasMarkdown(site)) missing.push(loadMarkdownParser());
  return missing.length === 0 ? null : Promise.all(missing);
}

function hasMarkdown({ profile, design: { sections } }: SiteInput): boolean {
  return (
    profile.about?.format === 'markdown' ||
    sections.text?.text !== undefined ||
    sections.imprint?.text !== undefined
  );
}
