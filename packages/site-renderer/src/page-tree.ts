import { parse, type DefaultTreeAdapterTypes } from 'parse5';

/* For tests: a page as a browser reads it. */

export type PageNode = {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: PageNode[];
};

export function readPage(html: string): PageNode {
  return read(parse(html));
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

/** The elements and the names of their attributes: what must not change when only words change. */
export function shapeOf({ name, attributes, children }: PageNode): string {
  return `${name}[${Object.keys(attributes).sort().join(' ')}](${children.map(shapeOf).join('')})`;
}
