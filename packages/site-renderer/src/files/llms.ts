import type { PageFacts } from '../document/page-facts.ts';
import type { SiteLink } from '../document/site-links.ts';

type LinkedPage = { title: string; description: string; address: string };

/** The site in a few lines of Markdown, for readers that are programs (llmstxt.org). */
export function llms(
  home: Pick<PageFacts, 'name' | 'description'>,
  pages: readonly LinkedPage[],
  links: readonly SiteLink[],
): string {
  const parts = [
    `# ${plain(home.name)}`,
    home.description === '' ? '' : `> ${plain(home.description)}`,
    `## Pages\n\n${pages.map((page) => pageItem(page, home)).join('\n')}`,
    links.length === 0
      ? ''
      : `## Elsewhere\n\n${links.map(({ label, url }) => listItem(label, url)).join('\n')}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** What is said of the whole site above is not said of its home page again. */
function pageItem({ title, description, address }: LinkedPage, home: Pick<PageFacts, 'description'>): string {
  const item = listItem(title, address);
  return description === home.description ? item : `${item}: ${plain(description)}`;
}

function listItem(label: string, url: string): string {
  return `- [${plain(label)}](${url.replace(/[()]/gu, encodeURIComponentFully)})`;
}

/** On one line, with nothing that Markdown would read as its own. */
function plain(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\\`*_[\]<>]/gu, '\\$&')
    .replace(/^[#>+-]/u, '\\$&');
}

function encodeURIComponentFully(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
