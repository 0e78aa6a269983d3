import type { Element, ElementContent, Root, RootContent } from 'hast';
import { safeUrl } from '@tosite/validation/text/http-link';
import type { RichText } from '@tosite/validation/profile/profile';
import { cleanText } from '../text/clean-text.ts';
import { parseMarkdown } from './markdown-parser.ts';

/** Longer texts are cut here before they are read: a page shows no more. */
const MOST_CHARACTERS = 16_000;
const HEADING = /^h[1-6]$/u;

const known = new WeakMap<RichText, Root>();

/**
 * A Markdown text as a clean tree: safe links only, addresses of pictures absolute, headings from h3 on without gaps.
 * Never throws; raw HTML is left out, but for line breaks and plain headings.
 */
export function markdownTree(text: RichText): Root {
  const ready = known.get(text);
  if (ready !== undefined) return ready;
  const tree = parseMarkdown(text.text.slice(0, MOST_CHARACTERS));
  const levels: number[] = [];
  const root: Root = {
    type: 'root',
    children: tree.children.flatMap((node) => cleanNode(node, text.base, levels)),
  };
  known.set(text, root);
  return root;
}

function cleanNode(
  node: RootContent | ElementContent,
  base: string | null,
  levels: number[],
): ElementContent[] {
  if (node.type === 'text') {
    // Spaces between words belong to the text; invisible characters do not.
    const value = cleanText(`.${node.value}.`)?.slice(1, -1) ?? node.value.replaceAll(/[^\s]/gu, '');
    return [{ type: 'text', value }];
  }
  if (node.type !== 'element') return [];
  if (node.tagName === 'img') {
    const src = absoluteAddress(node.properties['src'], base);
    return src === null ? [] : [element(node, { src, alt: textProperty(node, 'alt') ?? '' }, [])];
  }
  if (node.tagName === 'br' || node.tagName === 'hr') return [element(node, {}, [])];
  let tagName = node.tagName;
  if (HEADING.test(tagName)) {
    const level = Number(tagName.slice(1));
    while ((levels.at(-1) ?? 0) >= level) levels.pop();
    levels.push(level);
    tagName = `h${Math.min(2 + levels.length, 6)}`;
  }
  const children = node.children.flatMap((child) => cleanNode(child, base, levels));
  if (!hasContent(children) && tagName !== 'td' && tagName !== 'th') return [];
  if (tagName === 'a') {
    const href = absoluteAddress(node.properties['href'], base);
    return href === null ? children : [element(node, { href }, withHost(children, href))];
  }
  const start = node.properties['start'];
  return [
    { ...element(node, tagName === 'ol' && typeof start === 'number' ? { start } : {}, children), tagName },
  ];
}

function element(node: Element, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName: node.tagName, properties, children };
}

function textProperty(node: Element, name: string): string | null {
  const value = node.properties[name];
  return typeof value === 'string' ? value : null;
}

/** Protocol-relative addresses and fragments lead nowhere that could be checked: null. */
function absoluteAddress(value: unknown, base: string | null): string | null {
  if (typeof value !== 'string' || /^\s*([/\\]{2}|#)/u.test(value)) return null;
  if (/^[a-z][a-z0-9+.-]*:/iu.test(value)) return safeUrl(value);
  if (base === null || !URL.canParse(value, base)) return null;
  return safeUrl(new URL(value, base).href);
}

/** A link whose words look like another host says its own. */
function withHost(children: ElementContent[], href: string): ElementContent[] {
  const said = /^(?:https?:\/\/)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?:[/?#:]|$)/iu.exec(
    treeText(children).trim(),
  )?.[1];
  const host = new URL(href).hostname;
  const bare = (name: string) => name.toLowerCase().replace(/^www\./u, '');
  if (said === undefined || host === '' || bare(said) === bare(host)) return children;
  return [...children, { type: 'text', value: ` (${host})` }];
}

function hasContent(children: readonly ElementContent[]): boolean {
  return children.some(
    (child) => child.type === 'element' || (child.type === 'text' && child.value.trim() !== ''),
  );
}

/** The words of a tree, without its pictures. */
export function treeText(nodes: readonly (RootContent | ElementContent)[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (node.type !== 'element') return '';
      return treeText(node.children) + (/^(p|h[1-6]|li|br|tr|td|th|pre)$/u.test(node.tagName) ? ' ' : '');
    })
    .join('');
}
