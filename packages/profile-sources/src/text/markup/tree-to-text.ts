import type { Nodes, Table } from 'mdast';
import { safeUrl } from '@tosite/validation/text/http-link';

/**
 * A parsed text as plain lines: paragraphs between blank lines, entries of lists each on a line behind "• ", links as
 * their words and their address in brackets. No word is lost, and no notation is left.
 */
export function treeToText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      return node.value;
    case 'break':
      return '\n';
    case 'image':
    case 'imageReference':
      return node.alt ?? '';
    case 'link':
      return formatLink(inline(node.children), node.url);
    case 'list':
      return node.children
        .map((item, index) => entry(item, node.ordered === true ? `${(node.start ?? 1) + index}. ` : '• '))
        .filter((line) => line !== '')
        .join('\n');
    case 'table':
      return tableToText(node);
    case 'html':
    case 'thematicBreak':
    case 'definition':
    case 'yaml':
      return '';
    case 'paragraph':
    case 'heading':
    case 'emphasis':
    case 'strong':
    case 'delete':
    case 'linkReference':
    case 'tableCell':
      return inline(node.children);
    case 'root':
    case 'blockquote':
    case 'listItem':
    case 'footnoteDefinition':
      return blocks(node.children, '\n\n');
    case 'tableRow':
      return node.children.map((cell) => treeToText(cell).trim()).join(' · ');
    // A footnote's mark, and what other packages' plugins add to the types.
    default:
      return '';
  }
}

function inline(children: readonly Nodes[]): string {
  return children.map((child) => treeToText(child)).join('');
}

function blocks(children: readonly Nodes[], between: string): string {
  return children
    .map((child) => treeToText(child).trim())
    .filter((text) => text !== '')
    .join(between);
}

/** Lists inside lists stand among the lines of the outer one. */
function entry(item: Extract<Nodes, { type: 'listItem' }>, mark: string): string {
  const text = blocks(item.children, '\n');
  if (text === '') return '';
  const box = typeof item.checked === 'boolean' ? (item.checked ? '☑ ' : '☐ ') : '';
  return item.children[0]?.type === 'list' ? text : mark + box + text;
}

function tableToText(table: Table): string {
  const rows = table.children.map((row) => treeToText(row));
  // A table without a head has an empty one in Markdown.
  return rows.filter((row) => /[^\s·]/u.test(row)).join('\n');
}

function formatLink(words: string, address: string): string {
  const url = safeUrl(address);
  if (url === null) return words;
  const shown = url.replace(/^mailto:/u, '');
  const bare = (text: string) =>
    text
      .replace(/^(?:https?:\/\/|mailto:)/iu, '')
      .replace(/\/$/u, '')
      .toLowerCase();
  if (words.trim() === '') return shown;
  return bare(words.trim()) === bare(shown) || bare(words.trim()) === bare(address)
    ? words
    : `${words} (${shown})`;
}
