import type { Root } from 'hast';
import { markdownPictures } from '../../markdown/markdown-pictures.ts';
import { markdownTree, treeText } from '../../markdown/markdown-tree.ts';
import { MarkdownView } from '../../markdown/markdown-view.tsx';
import { Frame } from '../../parts/frame.tsx';
import { cleanText } from '../../text/clean-text.ts';
import type { Section } from '../section.ts';

/** What the owner wrote for the site itself, in Markdown: no profile has it. */
function ownText<K extends 'text' | 'imprint'>(key: K): Section<K, { tree: Root }> {
  return {
    key,
    css: [],
    select: (_, settings) => {
      const written = settings.text;
      if (written === undefined) return null;
      const tree = markdownTree({ format: 'markdown', text: written, base: null });
      return cleanText(treeText(tree.children)) === null ? null : { tree };
    },
    View: ({ content, page }) => (
      <Frame section={key} page={page}>
        <div className="prose">
          <MarkdownView tree={content.tree} page={page} />
        </div>
      </Frame>
    ),
    pictures: ({ tree }) => markdownPictures(tree),
  };
}

export const text = ownText('text');
export const imprint = ownText('imprint');
