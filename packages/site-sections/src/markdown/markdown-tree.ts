import { canParseUrl } from '@tosite/validation/text/can-parse-url';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { safeUrl } from '@tosite/validation/text/http-link';
import type { RichText } from '@tosite/validation/profile/profile';
import { writtenHost } from '../parts/written-host.ts';
import { cleanSigns, withoutInvisible } from '../text/clean-text.ts';
import { markdownBases, type Bases } from './markdown-bases.ts';
import { parseMarkdown } from './markdown-parser.ts';
import { markdownPieces } from './markdown-pieces.ts';

/** Read at once: the parser takes the square of the time on what is written to hurt it. */
const MAX_AT_ONCE = 8_000;
/** From here on a text is its words alone: nobody marks up so much, and the time is bounded. */
const MAX_MARKED = 48_000;
const HEADING = /^h[1-6]$/u;
/** What two elements of HTML say alike. */
const ALIKE: Readonly<Record<string, string>> = { b: 'strong', i: 'em', s: 'del', strike: 'del' };

const known = new WeakMap<RichText, Root>();

/**
 * A Markdown text as a clean tree: safe links only, addresses of pictures absolute, headings from h3 on without gaps.
 * HTML in it says what its words say. A task's mark is a `span` with `data-task`, a note a quote with `data-alert`.
 * Never throws.
 */
export function markdownTree(text: RichText): Root {
  const ready = known.get(text);
  if (ready !== undefined) return ready;
  const levels: number[] = [];
  const bases = markdownBases(text);
  const root: Root = {
    type: 'root',
    children: [
      ...markdownPieces(text.text.slice(0, MAX_MARKED), MAX_AT_ONCE).flatMap((piece) =>
        parseMarkdown(piece).children.flatMap((node) => cleanNode(node, bases, levels)),
      ),
      ...wordsAlone(text.text.slice(MAX_MARKED)),
    ],
  };
  known.set(text, root);
  return root;
}

function cleanNode(
  node: RootContent | ElementContent,
  bases: { pictures: Bases; links: Bases },
  levels: number[],
): ElementContent[] {
  // Spaces and signs between words belong to the text; invisible characters do not.
  if (node.type === 'text') return [{ type: 'text', value: cleanSigns(node.value) }];
  if (node.type !== 'element') return [];
  if (node.tagName === 'img') {
    const src = absoluteAddress(node.properties['src'], bases.pictures);
    return src === null ? [] : [element(node, { src, alt: textProperty(node, 'alt') ?? '' }, [])];
  }
  if (node.tagName === 'input') {
    const dataTask = node.properties['checked'] === true ? 'done' : 'open';
    return node.properties['type'] === 'checkbox'
      ? [{ type: 'element', tagName: 'span', properties: { dataTask }, children: [] }]
      : [];
  }
  if (node.tagName === 'br' || node.tagName === 'hr') return [element(node, {}, [])];
  if (node.tagName === 'pre') return [codeBlock(node)];
  let tagName = ALIKE[node.tagName] ?? node.tagName;
  if (HEADING.test(tagName)) {
    const level = Number(tagName.slice(1));
    while ((levels.at(-1) ?? 0) >= level) levels.pop();
    levels.push(level);
    tagName = `h${Math.min(2 + levels.length, 6)}`;
  }
  const children = node.children.flatMap((child) => cleanNode(child, bases, levels));
  if (!hasContent(children) && tagName !== 'td' && tagName !== 'th') return [];
  if (tagName === 'a') {
    const href = absoluteAddress(node.properties['href'], bases.links);
    return href === null ? children : [element(node, { href }, withHost(children, href))];
  }
  return [{ ...element(node, keptProperties(node), children), tagName }];
}

function wordsAlone(text: string): ElementContent[] {
  return text.split(/\n{2,}/u).flatMap((part): ElementContent[] => {
    const value = cleanSigns(part);
    if (value.trim() === '') return [];
    return [{ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] }];
  });
}

/** Code is its own layout: nothing of it is joined or taken in. */
function codeBlock(node: Element): Element {
  const value = withoutInvisible(treeText(node.children));
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {},
    children: [{ type: 'text', value }],
  };
  return element(node, {}, [code]);
}

function keptProperties({ tagName, properties }: Element): Element['properties'] {
  const { start, dataAlert } = properties;
  if (tagName === 'ol' && typeof start === 'number') return { start };
  if (tagName === 'blockquote' && typeof dataAlert === 'string') return { dataAlert };
  return {};
}

function element(node: Element, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName: node.tagName, properties, children };
}

function textProperty(node: Element, name: string): string | null {
  const value = node.properties[name];
  return typeof value === 'string' ? value : null;
}

/**
 * An address from where its text stands; "/" begins at `root`, not at the host. Protocol-relative addresses and
 * fragments lead nowhere that could be checked: null.
 */
function absoluteAddress(value: unknown, { base, root }: Bases): string | null {
  if (typeof value !== 'string' || /^\s*([/\\]{2}|#)/u.test(value)) return null;
  if (/^[a-z][a-z0-9+.-]*:/iu.test(value)) return safeUrl(value);
  const rooted = /^\s*[/\\]/u.test(value) && root !== null;
  const [path, from] = rooted ? [value.replace(/^[\s/\\]+/u, './'), root] : [value, base];
  if (from === null || !canParseUrl(path, from)) return null;
  return safeUrl(new URL(path, from).href);
}

/** A link whose words look like another host says its own. */
function withHost(children: ElementContent[], href: string): ElementContent[] {
  const said = /^(?:https?:\/\/)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?:[/?#:]|$)/iu.exec(
    treeText(children).trim(),
  )?.[1];
  const host = new URL(href).hostname;
  const bare = (name: string) => name.toLowerCase().replace(/^www\./u, '');
  if (
    said === undefined ||
    host === '' ||
    bare(said) === bare(writtenHost(host)) ||
    bare(said) === bare(host)
  )
    return children;
  return [...children, { type: 'text', value: ` (${writtenHost(host)})` }];
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
      return (
        treeText(node.children) +
        (/^(p|h[1-6]|li|br|tr|td|th|pre|summary|d[td])$/u.test(node.tagName) ? ' ' : '')
      );
    })
    .join('');
}
