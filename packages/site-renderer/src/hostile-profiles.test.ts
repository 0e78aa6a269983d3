import { describe, expect, test } from 'vitest';
import { WEBSITE_TYPES, type WebsiteType } from '@tosite/validation/platforms/platform';
import { THEME_NAMES, type ThemeName } from '@tosite/validation/website/design';
import type { SiteInput } from '@tosite/site-sections/site';
import { HOSTILE_ADDRESSES, HOSTILE_TEXTS } from './hostile-texts.ts';
import { allNodes, readPage, shapeOf, type PageNode } from './page-tree.ts';
import { renderSite } from './render-site.ts';
import { everySection, fullMedia, fullProfile, siteOf } from './site-fixture.ts';

const isAddress = (field: string) => /\.(url|homepage|website|organisationUrl)$/u.test(field);

/** A harmless text that the page must treat alike: the same words and lines, letters where the payload had signs. */
const harmless = (text: string) => text.replace(/[^\p{L}\p{N}\s]/gu, 'x');

async function pageOf(
  type: WebsiteType,
  theme_name: ThemeName,
  write: (field: string, usual: string) => string,
) {
  const profile = fullProfile(type, write);
  const site: SiteInput = siteOf(type, {
    profile,
    media: fullMedia(fullProfile(type)),
    sectionOrder: everySection,
    design: { theme_name, theme_mode: 'auto', accent: null, sections: {} },
  });
  const { files } = await renderSite(site);
  return files
    .filter(({ path }) => path.endsWith('.html'))
    .map(({ body }) => readPage(body.toString('utf8')));
}

const fields: string[] = [];
fullProfile('linkedin-company', (field, usual) => {
  fields.push(field);
  return usual;
});
const texts = fields.filter((field) => !isAddress(field));
const addresses = fields.filter(isAddress);

function dangers(pages: readonly PageNode[]): string[] {
  return pages
    .flatMap(allNodes)
    .flatMap(({ name, attributes }) => [
      ...(name === 'script' && attributes['type'] !== 'application/ld+json' ? ['script'] : []),
      ...(/^(object|embed|base|form|input|math|foreignobject|template|frame|applet)$/u.test(name)
        ? [name]
        : []),
      ...(name === 'iframe' && !attributes['src']?.startsWith('https://www.youtube-nocookie.com/embed/')
        ? ['iframe']
        : []),
      ...Object.entries(attributes).flatMap(([key, value]) => [
        ...(/^(on|style$|srcdoc$|formaction$|xlink)/u.test(key) ? [`${name} ${key}`] : []),
        ...(/^(href|src|action)$/u.test(key) &&
        !/^(https?:\/\/[^@]*$|https?:\/\/[^/@]+\/|mailto:|tel:|#|\/(?!\/)|data:image\/webp;)/u.test(value)
          ? [`${name} ${key}=${value}`]
          : []),
      ]),
    ]);
}

describe.each(THEME_NAMES)('in %s', (theme) => {
  test.each(texts)('no text in %s changes the tree of the page', async (field) => {
    for (const payload of HOSTILE_TEXTS.slice(0, 6)) {
      const put = (text: string) => (name: string, usual: string) => (name === field ? text : usual);
      const hostile = await pageOf('linkedin-company', theme, put(payload));
      expect(dangers(hostile)).toEqual([]);
      if (field === 'about') continue;
      const calm = await pageOf('linkedin-company', theme, put(harmless(payload)));
      expect(hostile.map(shapeOf)).toEqual(calm.map(shapeOf));
    }
  });

  test.each(WEBSITE_TYPES)(
    'no text in all fields at once brings anything dangerous into a site of the type %s',
    async (type) => {
      for (const payload of HOSTILE_TEXTS) {
        const pages = await pageOf(type, theme, (field, usual) => (isAddress(field) ? usual : payload));
        expect(dangers(pages)).toEqual([]);
      }
    },
  );

  test.each(addresses)('no address in %s becomes a link that it must not be', async (field) => {
    for (const payload of HOSTILE_ADDRESSES) {
      const pages = await pageOf('linkedin-company', theme, (name, usual) =>
        name === field ? payload : usual,
      );
      expect(dangers(pages)).toEqual([]);
      const links = pages.flatMap(allNodes).map(({ attributes }) => attributes['href'] ?? '');
      expect(
        links.filter((link) => /evil\.test/u.test(link) && !/^https?:\/\/evil\.test\//u.test(link)),
      ).toEqual([]);
    }
  });
});

test('every field of a profile that holds words has been tried', () => {
  expect(fields.length).toBeGreaterThan(70);
  expect(new Set(fields).size).toBe(fields.length);
});
