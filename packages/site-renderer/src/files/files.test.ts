import * as fc from 'fast-check';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { favicon } from './favicon.tsx';
import { llms } from './llms.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';
import { wellFormed } from '../testing/well-formed.ts';

const page = {
  name: 'Ada Lovelace',
  title: 'Ada Lovelace – Analyst',
  description: 'Writes programs for engines that do not exist yet.',
  address: 'https://ada.to.site/',
  image: null,
  lastModified: '2026-03-04T05:06:07.000Z',
};

test('the sitemap names each page and when it changed', () => {
  const xml = sitemap([page, { address: 'https://ada.to.site/posts/a&b', lastModified: '2026-01-01' }]);
  expect(wellFormed(xml)).toBe(true);
  expect(xml).toContain('<loc>https://ada.to.site/</loc><lastmod>2026-03-04T05:06:07.000Z</lastmod>');
  expect(xml).toContain('/posts/a&amp;b');
});

test('no address makes the sitemap anything but well-formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const xml = sitemap([{ address: `${text}]]></loc>&\u0000\ud800\uffff`, lastModified: text }]);
      expect(wellFormed(xml)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('robots.txt allows all, and names the sitemap only of a site that wants to be found', () => {
  const sitemapAddress = 'https://ada.to.site/sitemap.xml';
  expect(robots({ indexable: true, sitemapAddress })).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://ada.to.site/sitemap.xml\n',
  );
  expect(robots({ indexable: false, sitemapAddress })).toBe('User-agent: *\nAllow: /\n');
});

test('llms.txt says who, what and where', () => {
  expect(llms(page, [page], [{ label: 'ada', url: 'https://github.com/ada' }])).toBe(
    [
      '# Ada Lovelace',
      '',
      '> Writes programs for engines that do not exist yet.',
      '',
      '## Pages',
      '',
      '- [Ada Lovelace – Analyst](https://ada.to.site/)',
      '',
      '## Elsewhere',
      '',
      '- [ada](https://github.com/ada)',
      '',
    ].join('\n'),
  );
});

test('what people wrote stays on its line in llms.txt and opens no link', () => {
  const text = llms(
    { ...page, name: 'A\n# B](https://e)', description: '' },
    [page],
    [{ label: '](https://e) [', url: 'https://x.test/a)b' }],
  );
  expect(text.split('\n')[0]).toBe('# A # B\\](https://e)');
  expect(text).toContain('- [\\](https://e) \\[](https://x.test/a%29b)');
});

test('the icon shows the first letter in a colour that stands out', () => {
  const icon = (name: string, color: string) => favicon({ name, color });
  expect(wellFormed(icon('ada', '#8c3420'))).toBe(true);
  expect(icon('ada', '#8c3420')).toMatch(/fill="#ffffff"[^>]*>A<\/text>/u);
  expect(icon('«Ñandú»', '#e2957a')).toMatch(/fill="#000000"[^>]*>Ñ<\/text>/u);
  expect(icon('ليلى', '#000000')).toContain('>ل</text>');
  expect(icon('***', '#ffffff')).toContain('<circle');
  expect(JSON.stringify(parse(icon('<script>', '#000000')), ['nodeName', 'childNodes'])).not.toContain(
    'script',
  );
});
