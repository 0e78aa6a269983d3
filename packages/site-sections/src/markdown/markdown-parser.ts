import type { Root } from 'hast';
import type { Nodes } from 'mdast';
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** What a README may be made of. No ids, no classes, no styles, nothing that loads or runs. */
const SCHEMA: Schema = {
  tagNames: [
    ...'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code br hr'.split(' '),
    ...'strong em del a img table thead tbody tr th td'.split(' '),
  ],
  attributes: { a: ['href'], img: ['src', 'alt'], ol: ['start'] },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  ancestors: { li: ['ul', 'ol'], tr: ['table'], td: ['tr'], th: ['tr'], thead: ['table'], tbody: ['table'] },
  strip: ['script', 'style', 'template', 'xmp', 'svg', 'math', 'iframe', 'noscript', 'textarea', 'title'],
  allowComments: false,
  allowDoctypes: false,
};

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(() => readSimpleHtml)
  .use(remarkRehype)
  .use(rehypeSanitize, SCHEMA);

/** A Markdown text as a tree of safe elements. Never throws. */
export function parseMarkdown(text: string): Root {
  return processor.runSync(processor.parse(text));
}

/** Turns the two uses of HTML that READMEs are full of into Markdown's own: `<br>` and a heading of plain words. */
function readSimpleHtml(tree: Nodes): void {
  if (!('children' in tree)) return;
  tree.children.forEach((child, index) => {
    if (child.type !== 'html') {
      readSimpleHtml(child);
      return;
    }
    const heading = /^<h([1-6])(?:\s[^<>]*)?>([^<>&]+)<\/h\1>$/iu.exec(child.value.trim());
    if (heading !== null && tree.type === 'root') {
      const depth = Number(heading[1]);
      if (depth >= 1 && depth <= 6) {
        tree.children[index] = {
          type: 'heading',
          depth: depth as 1 | 2 | 3 | 4 | 5 | 6,
          children: [{ type: 'text', value: (heading[2] ?? '').trim() }],
        };
      }
    } else if (/^<br\s*\/?>$/iu.test(child.value)) {
      (tree.children as Nodes[])[index] = { type: 'break' };
    }
  });
}
