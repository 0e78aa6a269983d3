import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanDocument } from './clean-document.ts';
import { postText } from './post-text.ts';

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const text = (words: string, ...marks: unknown[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
});
const p = (...content: unknown[]) => ({ type: 'paragraph', content });

test('of a node that is not known the words stay', () => {
  const cleaned = cleanDocument(
    doc(
      { type: 'callout', content: [p(text('one ')), { type: 'mention', content: [text('two')] }] },
      7,
      null,
    ),
  );
  expect(postText(cleaned)).toBe('one \n\ntwo');
});

test('no address but https, http and mailto is kept, wherever it stands', () => {
  for (const href of [
    'javascript:alert(1)',
    'data:text/html,x',
    ' JaVaScRiPt:alert(1)',
    'vbscript:x',
    '//x',
    7,
  ]) {
    const cleaned = cleanDocument(
      doc(
        p(text('a link', { type: 'link', attrs: { href } })),
        { type: 'image', attrs: { src: href, alt: 'x' } },
        { type: 'film', attrs: { url: href } },
      ),
    );
    expect(cleaned).toEqual(doc({ type: 'paragraph', attrs: { at: null }, content: [text('a link')] }));
  }
});

test('a list eight deep stays as it is; one of two thousand levels keeps its words', () => {
  const nested = (levels: number): unknown =>
    levels === 0
      ? p(text('deep'))
      : {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [p(text(String(levels))), nested(levels - 1)] }],
        };
  const depth = (value: unknown): number => JSON.stringify(value).split('"bulletList"').length - 1;
  expect(depth(cleanDocument(doc(nested(8))))).toBe(8);
  const bottomless = cleanDocument(doc(nested(2_000)));
  expect(depth(bottomless)).toBeLessThan(20);
  expect(postText(bottomless)).toContain('deep');
});

test('neighbours of one look are one text, and an emoji that is cut leaves no half', () => {
  expect(cleanDocument(doc(p(text('a'), text('b'), text('c', { type: 'bold' }))))).toEqual(
    doc({ type: 'paragraph', attrs: { at: null }, content: [text('ab'), text('c', { type: 'bold' })] }),
  );
  // Also where no paragraph is around them.
  expect(cleanDocument(doc(text('a'), text('b')))).toEqual(
    doc({ type: 'paragraph', attrs: { at: null }, content: [text('ab')] }),
  );
  const alt = `${'a'.repeat(1_999)}😀`;
  const [image] = cleanDocument(doc({ type: 'image', attrs: { src: 'https://x.test/a.webp', alt } })).content;
  expect(image).toMatchObject({ attrs: { alt: 'a'.repeat(1_999) } });
});

const TYPES = [
  'doc',
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'codeBlock',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
  'image',
  'film',
  'horizontalRule',
  'hardBreak',
  'text',
  'unknown',
];
const attrs = fc.record(
  {
    at: fc.oneof(fc.double(), fc.integer(), fc.string()),
    level: fc.anything(),
    start: fc.integer(),
    language: fc.string(),
    src: fc.oneof(fc.webUrl(), fc.constant('javascript:x'), fc.string()),
    url: fc.oneof(fc.webUrl(), fc.string()),
    alt: fc.string(),
    caption: fc.string(),
    title: fc.string(),
    colspan: fc.integer({ min: -1, max: 200 }),
  },
  { requiredKeys: [] },
);
const mark = fc.record({
  type: fc.constantFrom('bold', 'italic', 'strike', 'code', 'link', 'underline'),
  attrs: fc.record({ href: fc.oneof(fc.webUrl(), fc.constant('data:x'), fc.string()) }),
});
const node = fc.letrec((tie) => ({
  node: fc.record(
    {
      type: fc.constantFrom(...TYPES),
      text: fc.string(),
      attrs,
      marks: fc.array(mark, { maxLength: 3 }),
      content: fc.array(tie('node'), { maxLength: 4 }),
    },
    { requiredKeys: ['type'] },
  ),
})).node;

test('cleaning twice is cleaning once, whatever is given', () => {
  fc.assert(
    fc.property(fc.oneof(node, fc.anything()), (value) => {
      const once = cleanDocument(value);
      expect(cleanDocument(once)).toEqual(once);
      expect(JSON.stringify(once)).not.toMatch(/"(?:href|src|url)":"(?!https?:|mailto:)/u);
    }),
  );
});

test('what a paragraph is doubted for stays with it, as short lines, and nowhere else', () => {
  const attrs = { at: 4, unsupported: ['1904', ' Tula\n ', 7, '', 'x'.repeat(500)] };
  const cleaned = cleanDocument(
    doc(
      { type: 'paragraph', attrs, content: [text('Made in Tula in 1904.')] },
      { type: 'paragraph', attrs: { at: 5, unsupported: [] }, content: [text('Said.')] },
      { type: 'heading', attrs, content: [text('Tula')] },
    ),
  );
  expect(cleaned.content.map((block) => ('attrs' in block ? block.attrs : null))).toEqual([
    { at: 4, unsupported: ['1904', 'Tula', 'x'.repeat(100)] },
    { at: 5 },
    { level: 2, at: 4 },
  ]);
  expect(cleanDocument(cleaned)).toEqual(cleaned);
});
