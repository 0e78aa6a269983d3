import type { PageFacts } from '../document/page-facts.ts';
import type { SiteLink } from '../document/site-links.ts';

/** The site in a few lines of Markdown, for readers that are programs (llmstxt.org). */
export function llms(page: PageFacts, links: readonly SiteLink[]): string {
  const parts = [
    `# ${plain(page.name)}`,
    page.description === '' ? '' : `> ${plain(page.description)}`,
    `## Pages\n\n${listItem(page.title, page.address)}`,
    links.length === 0
      ? ''
      : `## Elsewhere\n\n${links.map(({ label, url }) => listItem(label, url)).join('\n')}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
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
