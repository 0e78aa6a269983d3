import { array, assert, constant, constantFrom, property, record, string, uniqueArray } from 'fast-check';
import { cleanDocument } from '@tosite/validation/posts/clean-document';
import type { PostDocument } from '@tosite/validation/posts/post-document';
import { postText } from '@tosite/validation/posts/post-text';
import { expect, it } from 'vitest';
import { documentToMarkdown } from './document-to-markdown.ts';
import { markdownToDocument } from './markdown-to-document.ts';

const p = (...content: unknown[]) => ({ type: 'paragraph', attrs: { at: null }, content });
const t = (text: string, ...marks: unknown[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 ? { marks } : {}),
});
const read = (markdown: string) => markdownToDocument(markdown).content;

it('writes nothing of what is known against a paragraph', () => {
  const doubted = { type: 'paragraph', attrs: { at: 2, unsupported: ['Qmarked'] }, content: [t('Said.')] };
  const content = [doubted, { type: 'blockquote', content: [doubted] }];
  expect(documentToMarkdown(cleanDocument({ type: 'doc', content }))).toBe('Said.\n\n> Said.\n');
});

it('reads what people write', () => {
  expect(
    read(`# Kettle

The *red* one **boils** ~~slowly~~ \`fast\`, see [why](https://example.com/why "x").

- one
  - two
- [x] three

3. third

> said

\`\`\`js
let a = 1;
\`\`\`

| a | b |
| - | - |
| 1 | 2 |

---
`),
  ).toEqual([
    { type: 'heading', attrs: { level: 2, at: null }, content: [t('Kettle')] },
    p(
      t('The '),
      t('red', { type: 'italic' }),
      t(' one '),
      t('boils', { type: 'bold' }),
      t(' '),
      t('slowly', { type: 'strike' }),
      t(' '),
      t('fast', { type: 'code' }),
      t(', see '),
      t('why', { type: 'link', attrs: { href: 'https://example.com/why' } }),
      t('.'),
    ),
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            p(t('one')),
            { type: 'bulletList', content: [{ type: 'listItem', content: [p(t('two'))] }] },
          ],
        },
        { type: 'listItem', content: [p(t('☑ three'))] },
      ],
    },
    { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [p(t('third'))] }] },
    { type: 'blockquote', content: [p(t('said'))] },
    { type: 'codeBlock', attrs: { language: 'js' }, content: [t('let a = 1;')] },
    {
      type: 'table',
      content: [
        ['a', 'b'],
        ['1', '2'],
      ].map((row, index) => ({
        type: 'tableRow',
        content: row.map((cell) => ({
          type: index === 0 ? 'tableHeader' : 'tableCell',
          attrs: { colspan: 1, rowspan: 1 },
          content: [p(t(cell))],
        })),
      })),
    },
    { type: 'horizontalRule' },
  ]);
});

it('puts pictures and films between paragraphs', () => {
  expect(
    read(
      'Before ![a pot](https://example.com/pot.webp "In 1962") after\n\nhttps://www.youtube.com/watch?v=abcdefghijk\n\n![Boiling](https://youtu.be/abcdefghijk)\n\n[ref][1]\n\n[1]: https://example.com/',
    ),
  ).toEqual([
    p(t('Before')),
    {
      type: 'image',
      attrs: { src: 'https://example.com/pot.webp', alt: 'a pot', caption: 'In 1962', at: null },
    },
    p(t('after')),
    { type: 'film', attrs: { url: 'https://www.youtube.com/watch?v=abcdefghijk', title: '' } },
    { type: 'film', attrs: { url: 'https://youtu.be/abcdefghijk', title: 'Boiling' } },
    p(t('ref', { type: 'link', attrs: { href: 'https://example.com/' } })),
  ]);
});

it('keeps of HTML the words, and of hostile addresses nothing', () => {
  expect(
    read(
      '<div><b>One</b> two</div>\n\na<br>b <kbd>c</kbd>\n\n[x](javascript:alert(1)) ![y](data:image/png;base64,x)',
    ),
  ).toEqual([p(t('One two')), p(t('a'), { type: 'hardBreak' }, t('b c')), p(t('x'))]);
});

it.each([
  '\\# not a heading',
  '1\\. not a list',
  '\\- not an item',
  'a \\*b\\* c \\_d\\_ \\`e\\` \\[f\\](g) \\<h> \\~~i~~',
  '**a**b*c*d',
  '***a*b**',
  '**bold *both***',
  '`` a`b ``',
  '| a \\| b | `c` |\n| - | - |\n| **d** | [e](https://f.example/) |',
  '- a\n\n  b\n- c\n\n\n* other',
  '> a\n>\n> - b\n>   > c',
  '1. a\n\n   ```\n   code\n   ```',
  '    indented\n\n    code',
  '- a\n\n<!-- -->\n\n- b',
  'https://example.com and <me@example.com>',
  'a  \nb\\\nc',
  'مرحبا **بك** و [رابط](https://example.com/ق)',
  '漢字**太字**漢字*斜体*。',
  'Text[^1]\n\n[^1]: Note',
  'Setext\n===\n\nTwo\n---',
  '#hash +1 a_b_c 2*3*4 &amp; &lt; $5 @me http:// www.example.com',
])('is the same after it was written out and read again: %j', (markdown) => {
  const document = markdownToDocument(markdown);
  expect(markdownToDocument(documentToMarkdown(document))).toEqual(document);
});

it('is a fixed point, whatever is written', () => {
  const pieces =
    '# |## |- |1. |> |```\n|    |\n|\n\n| |  \n|\\|¦|¦ - ¦\n|*|**|_|~~|`|[|](https://a.example/)|![|<|>|&|<br>|---\n|\t|a|word|1|.|!|字|é|😀|https://youtu.be/abcdefghijk|www.a.example|:|=';
  const piece = constantFrom(...pieces.split('|').map((each) => each.replaceAll('¦', '|')));
  const written = array(piece, { maxLength: 24 });
  assert(
    property(written, string({ unit: 'grapheme', maxLength: 6 }), (parts, odd) => {
      const document = markdownToDocument(parts.join('') + odd);
      expect(markdownToDocument(documentToMarkdown(document))).toEqual(document);
    }),
    { numRuns: 500 },
  );
});

it('loses no word of what the editor wrote, however it is marked', () => {
  const texts = 'a|b | c| |*|_|~|`|[x]|(y)|!|# d|1. e|- f|¦|<g>|&amp;|字';
  const words = constantFrom(...texts.split('|').map((each) => each.replaceAll('¦', '|')));
  const mark = constantFrom(
    { type: 'bold' },
    { type: 'italic' },
    { type: 'strike' },
    { type: 'code' },
    { type: 'link', attrs: { href: 'https://a.example/' } },
  );
  const inline = record({ type: constant('text'), text: words, marks: uniqueArray(mark, { maxLength: 3 }) });
  const line = array(inline, { maxLength: 6 });
  const type = constantFrom('paragraph', 'heading');
  const block = record({ type, content: line });
  const said = (document: PostDocument) =>
    postText(document)
      .replaceAll(/[\s☐☑]+/gu, ' ')
      .trim();
  assert(
    property(array(block, { maxLength: 3 }), (content) => {
      const written = cleanDocument({ type: 'doc', content });
      const once = markdownToDocument(documentToMarkdown(written));
      expect(said(once)).toBe(said(written));
      expect(markdownToDocument(documentToMarkdown(once))).toEqual(once);
    }),
    { numRuns: 500 },
  );
});
