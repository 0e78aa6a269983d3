import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { readEmojiNames, withoutFootnoteLabels } from './github-notation.ts';
import { ALERTS, markAlerts } from './markdown-alerts.ts';
import { withParagraphs } from './markdown-paragraphs.ts';

/** What a README may be made of. No ids, no classes, no styles, nothing that loads or runs. */
const SCHEMA: Schema = {
  tagNames: [
    ...'p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code br hr details summary'.split(' '),
    ...'strong b em i del s strike a img input kbd sub sup'.split(' '),
    ...'table caption thead tbody tfoot tr th td'.split(' '),
  ],
  attributes: {
    a: ['href'],
    img: ['src', 'alt'],
    ol: ['start'],
    blockquote: [['dataAlert', ...ALERTS]],
    // Marks of tasks: markdown-tree.ts makes words of them, no page gets one.
    input: [['type', 'checkbox'], 'checked'],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  ancestors: {
    li: ['ul', 'ol'],
    dt: ['dl'],
    dd: ['dl'],
    summary: ['details'],
    input: ['li'],
    ...Object.fromEntries(
      ['caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'].map((tag) => [tag, ['table']]),
    ),
  },
  strip: [
    'script',
    'style',
    'template',
    'xmp',
    'svg',
    'math',
    'iframe',
    'noscript',
    'textarea',
    'title',
    'select',
  ],
  allowComments: false,
  allowDoctypes: false,
};

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(() => markAlerts)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(() => readEmojiNames)
  .use(() => withoutFootnoteLabels)
  .use(() => withParagraphs)
  .use(rehypeSanitize, SCHEMA);

/** A Markdown text, HTML in it read as a browser reads it, as a tree of safe elements. Never throws. */
export function parseMarkdown(text: string): Root {
  try {
    return processor.runSync(processor.parse(text));
  } catch {
    // Thousands of elements, each in the one before: no text is written so. What remains are its words.
    return { type: 'root', children: [{ type: 'text', value: text.replaceAll(/<[^<>]*>/gu, ' ') }] };
  }
}
