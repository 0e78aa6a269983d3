import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SitePage } from '../site-page.ts';
import { SiteView } from '../site-view.tsx';
import type { SiteInput } from '../site.ts';
import { StyleSheet } from '../style-sheet.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
export type PageElement = DefaultTreeAdapterTypes.Element;

/** A page as a browser reads it. */
export type RenderedPage = {
  html: string;
  css: string;
  nodes: Node[];
  elements: PageElement[];
  text: string;
};

export function renderPage(site: SiteInput, page: SitePage = { kind: 'home' }): RenderedPage {
  const sheet = new StyleSheet();
  const html = renderToStaticMarkup(createElement(SiteView, { site, page, sheet }));
  const nodes = parseFragment(html).childNodes;
  return { html, css: sheet.css(), nodes, elements: elementsOf(nodes), text: textOf(nodes) };
}

function elementsOf(nodes: readonly Node[]): PageElement[] {
  return nodes.flatMap((node) => ('tagName' in node ? [node, ...elementsOf(node.childNodes)] : []));
}

export function textOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => ('value' in node ? node.value : 'childNodes' in node ? textOf(node.childNodes) : ''))
    .join(' ');
}

export function attribute(element: PageElement, name: string): string | null {
  return element.attrs.find((attr) => attr.name === name)?.value ?? null;
}

export function sectionOf({ elements }: RenderedPage, key: string): PageElement | undefined {
  return elements.find((element) => attribute(element, 'data-section') === key);
}

export function within(element: PageElement | undefined, className: string): PageElement[] {
  return element === undefined
    ? []
    : elementsOf(element.childNodes).filter((child) =>
        (attribute(child, 'class') ?? '').split(' ').includes(className),
      );
}

export function inside(element: PageElement | undefined, tagName: string): PageElement[] {
  return element === undefined
    ? []
    : elementsOf(element.childNodes).filter((child) => child.tagName === tagName);
}
