import { sitePages } from '@tosite/site-sections/pages/site-pages';
import type { SiteInput } from '@tosite/site-sections/site';
import type { SitePage } from '@tosite/site-sections/site-page';
import { SiteView } from '@tosite/site-sections/site-view';
import { StyleSheet } from '@tosite/site-sections/style-sheet';
import { renderPage } from '@tosite/site-sections/testing/rendered-page';
import { fullProfile } from '@tosite/site-sections/testing/full-profile';
import { samplePost } from '@tosite/site-sections/testing/sample-posts';
import { sampleSite, withCopies } from '@tosite/site-sections/testing/sample-site';
import { WEBSITE_TYPES, type WebsiteType } from '@tosite/validation/platforms/platform';
import { THEME_NAMES, type ThemeName } from '@tosite/validation/website/design';
import { INITIAL_SECTION_ORDER } from '@tosite/validation/website/initial-section-order';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';

function siteOf(type: WebsiteType, theme: ThemeName): SiteInput {
  const site = sampleSite(type, {
    profile: fullProfile(type, 4),
    sectionOrder: [...new Set([...INITIAL_SECTION_ORDER[type], 'posts' as const])],
    posts: [samplePost('written'), samplePost('bare', { cover: null, tags: [] })],
  });
  return withCopies({ ...site, design: { ...site.design, theme_name: theme } });
}

/** One page of each kind; of items, one of each list. */
function pagesOf(site: SiteInput): SitePage[] {
  const kinds = new Map<string, SitePage>([['not-found', { kind: 'not-found' }]]);
  for (const { page } of sitePages(site).listed) {
    const kind = page.kind === 'item' ? page.item.list : page.kind;
    if (!kinds.has(kind)) kinds.set(kind, page);
  }
  return [...kinds.values()];
}

function renderedHere(site: SiteInput, page: SitePage): string {
  const { body } = document.implementation.createHTMLDocument('');
  const root = createRoot(body);
  flushSync(() => root.render(createElement(SiteView, { site, page, sheet: new StyleSheet() })));
  const shape = shapeOf(body);
  root.unmount();
  return shape;
}

function published(site: SiteInput, page: SitePage): string {
  const { body } = document.implementation.createHTMLDocument('');
  body.innerHTML = renderPage(site, page).html;
  return shapeOf(body);
}

/** Elements, their attributes in the order of names, and their words: in which pieces words come is nobody's matter. */
function shapeOf(node: Element): string {
  node.normalize();
  const attributes = [...node.attributes].map(({ name, value }) => `${name.toLowerCase()}="${value}"`).sort();
  const inside = [...node.childNodes].map((child) =>
    child.nodeType === Node.ELEMENT_NODE ? shapeOf(child as Element) : (child.textContent ?? ''),
  );
  return `\n<${[node.tagName.toLowerCase(), ...attributes].join(' ')}>${inside.join('')}`;
}

describe.each(THEME_NAMES)('in %s', (theme) => {
  it.each(WEBSITE_TYPES)('every kind of page of %s is in the browser what the server publishes', (type) => {
    const site = siteOf(type, theme);
    const pages = pagesOf(site);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(renderedHere(site, page)).toBe(published(site, page));
  });
});
