import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Which elements are wanted: a tag, a class, an attribute with a value or a part of one; all that are given. */
export type Wanted = { tag?: string; className?: string; attribute?: readonly [string, string | RegExp] };

/** LinkedIn's pages have some thousands. */
const MAX_ELEMENTS = 40_000;

export function parsePage(html: string): Parent {
  return parse(html);
}

export function attributeOf(element: HtmlElement, name: string): string | null {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

export function hasClass(element: HtmlElement, className: string): boolean {
  return (attributeOf(element, 'class') ?? '').split(/\s+/u).includes(className);
}

/** Every element below that fits, in the order of the page. */
export function findAll(below: Parent, wanted: Wanted): HtmlElement[] {
  return [...elementsBelow(below)].filter((element) => fits(element, wanted));
}

export function findFirst(below: Parent, wanted: Wanted): HtmlElement | null {
  for (const element of elementsBelow(below)) if (fits(element, wanted)) return element;
  return null;
}

/** The nearest element around this one that fits. */
export function findAround(element: HtmlElement, wanted: Wanted): HtmlElement | null {
  for (
    let at: Parent | null = element.parentNode;
    at !== null;
    at = 'parentNode' in at ? at.parentNode : null
  ) {
    if ('tagName' in at && fits(at, wanted)) return at;
  }
  return null;
}

const UNSEEN_TAGS = new Set(['script', 'style', 'template', 'button', 'icon', 'svg', 'noscript']);
const BLOCKS = new Set(['p', 'li', 'div', 'ul', 'ol', 'dd', 'dt', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** The words of an element as they are read: line breaks and paragraphs as lines, nothing of scripts. */
export function textOf(element: HtmlElement | null): string | null {
  if (element === null) return null;
  const pieces: string[] = [];
  // Not by recursion: a hostile page may be nested deeper than the stack.
  const open: (Node | string)[] = [...element.childNodes].reverse();
  for (let node = open.pop(); node !== undefined && pieces.length < MAX_ELEMENTS; node = open.pop()) {
    if (typeof node === 'string') pieces.push(node);
    else if (node.nodeName === '#text' && 'value' in node) pieces.push(node.value);
    else if ('tagName' in node && !UNSEEN_TAGS.has(node.tagName)) {
      if (node.tagName === 'br') pieces.push('\n');
      const isBlock = BLOCKS.has(node.tagName);
      if (isBlock) open.push('\n');
      for (const child of node.childNodes.toReversed()) open.push(child);
      if (isBlock) open.push('\n');
    }
  }
  const text = pieces
    .join('')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
  return text === '' ? null : text;
}

/** The content of a meta tag, by its property or its name. */
export function metaOf(page: Parent, name: string): string | null {
  for (const attribute of ['property', 'name']) {
    const meta = findFirst(page, { tag: 'meta', attribute: [attribute, name] });
    const content = meta === null ? null : attributeOf(meta, 'content');
    if (content !== null && content.trim() !== '') return content;
  }
  return null;
}

/** The text inside the scripts of structured data, each by itself. */
export function structuredData(page: Parent): string[] {
  return findAll(page, { tag: 'script', attribute: ['type', /ld\+json/iu] }).map((script) =>
    script.childNodes.map((node) => ('value' in node ? node.value : '')).join(''),
  );
}

function fits(element: HtmlElement, { tag, className, attribute }: Wanted): boolean {
  if (tag !== undefined && element.tagName !== tag) return false;
  if (className !== undefined && !hasClass(element, className)) return false;
  if (attribute === undefined) return true;
  const value = attributeOf(element, attribute[0]);
  if (value === null) return false;
  return typeof attribute[1] === 'string' ? value === attribute[1] : attribute[1].test(value);
}

function* elementsBelow(parent: Parent): Generator<HtmlElement> {
  const open: Node[] = [...parent.childNodes].reverse();
  let seen = 0;
  for (let node = open.pop(); node !== undefined && seen < MAX_ELEMENTS; node = open.pop()) {
    if (!('childNodes' in node)) continue;
    seen += 1;
    if ('tagName' in node) yield node;
    for (const child of node.childNodes.toReversed()) open.push(child);
  }
}
