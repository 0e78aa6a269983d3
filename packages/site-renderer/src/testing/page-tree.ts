import { parse, type DefaultTreeAdapterTypes } from 'parse5';

/* For tests: a page as a browser reads it. */

export type PageNode = {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: PageNode[];
};

let last: { html: string; tree: PageNode } | null = null;

/** One page is asked for many things in a row: it is read once. */
export function readPage(html: string): PageNode {
  if (last?.html !== html) last = { html, tree: read(parse(html)) };
  return last.tree;
}

function read(node: DefaultTreeAdapterTypes.Node): PageNode {
  const children = 'childNodes' in node ? node.childNodes : [];
  return {
    name: node.nodeName,
    attributes: 'attrs' in node ? Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])) : {},
    text: children
      .map((child) => (child.nodeName === '#text' && 'value' in child ? child.value : ''))
      .join(''),
    children: children.filter(({ nodeName }) => nodeName !== '#text').map(read),
  };
}

export function allNodes(node: PageNode): PageNode[] {
  return [node, ...node.children.flatMap(allNodes)];
}

export function elements(html: string, name: string): PageNode[] {
  return allNodes(readPage(html)).filter((node) => node.name === name);
}

/**
 * Each kind of element once: where it stands and the names of its attributes. This must not change when only words
 * change. How often it is there may: a long name breaks into more lines.
 */
export function shapeOf(node: PageNode): string[] {
  const shapes = new Set<string>();
  const visit = ({ name, attributes, children }: PageNode, path: string): void => {
    const here = `${path}/${name}[${Object.keys(attributes).sort().join(' ')}]`;
    shapes.add(here);
    for (const child of children) visit(child, here);
  };
  visit(node, '');
  return [...shapes].sort();
}
