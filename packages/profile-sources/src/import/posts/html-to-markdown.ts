import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const pipe = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_' });

/** What an HTML text says, in the notation that keeps its structure; scripts, forms and styles stay out. Never throws. */
export function htmlToMarkdown(html: string): string {
  try {
    return String(pipe.processSync(html));
  } catch {
    // Thousands of levels: nobody writes so. What remains are its words.
    return html
      .replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/giu, ' ')
      .replaceAll(/<[^<>]*>/gu, ' ')
      .trim();
  }
}
