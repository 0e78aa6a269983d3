import type { PostBlock, PostDocument } from '@tosite/validation/posts/post-document';

/* To write posts with: the nodes of a document. */

type Node = {
  type: string;
  attrs?: object;
  content?: readonly Node[];
  text?: string;
  marks?: readonly object[];
};

export const text = (words: string, ...marks: object[]): Node => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});
const inline = (words: string | readonly Node[]): readonly Node[] =>
  typeof words === 'string' ? [text(words.trim())] : words;

export const p = (words: string | readonly Node[], at: number | null = null): Node => ({
  type: 'paragraph',
  attrs: { at },
  content: inline(words),
});
export const h = (words: string, at: number | null = null, level = 2): Node => ({
  type: 'heading',
  attrs: { level, at },
  content: [text(words)],
});
export const item = (...content: Node[]): Node => ({ type: 'listItem', content });
export const list = (type: 'bulletList' | 'orderedList', ...content: Node[]): Node => ({
  type,
  ...(type === 'orderedList' && { attrs: { start: 1 } }),
  content,
});
export const quote = (...content: Node[]): Node => ({ type: 'blockquote', content });
export const code = (words: string): Node => ({
  type: 'codeBlock',
  attrs: { language: null },
  content: [text(words)],
});
export const table = (head: readonly string[], ...rows: string[][]): Node => ({
  type: 'table',
  content: [head, ...rows].map((cells, row) => ({
    type: 'tableRow',
    content: cells.map((words) => ({
      type: row === 0 ? 'tableHeader' : 'tableCell',
      attrs: { colspan: 1, rowspan: 1 },
      content: [p(words)],
    })),
  })),
});
export const image = (src: string, alt: string, caption: string): Node => ({
  type: 'image',
  attrs: { src, alt, caption, at: null },
});

/** As `cleanDocument` would leave it, but that it keeps the pictures of samples, which have addresses of their own. */
export function document(...content: Node[]): PostDocument {
  return { type: 'doc', content: content as PostBlock[] };
}

export const sample = (file: string) => `sample:tosite-sample-${file}`;
