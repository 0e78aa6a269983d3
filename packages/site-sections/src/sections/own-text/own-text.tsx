import type { Root } from 'hast';
import { withLineBreaks } from '../../markdown/line-breaks.ts';
import { markdownPictures } from '../../markdown/markdown-pictures.ts';
import { markdownTree, treeText } from '../../markdown/markdown-tree.ts';
import { MarkdownView } from '../../markdown/markdown-view.tsx';
import { classNames } from '../../parts/class-names.ts';
import { Frame } from '../../parts/frame.tsx';
import { cleanText } from '../../text/clean-text.ts';
import type { Section } from '../section.ts';

/** A text is read once, not at every drawing. */
const known = new WeakMap<object, Root>();

function treeOf(settings: object, written: string): Root {
  const tree =
    known.get(settings) ?? withLineBreaks(markdownTree({ format: 'markdown', text: written, base: null }));
  known.set(settings, tree);
  return tree;
}

/** Shorter than this, a text stands in one column in every theme. */
const SHORT = 900;

/** What the owner wrote for the site itself, in Markdown: no profile has it. */
function ownText<K extends 'text' | 'imprint'>(key: K): Section<K, { tree: Root; short: boolean }> {
  return {
    key,
    css: [],
    select: (_, settings) => {
      const written = settings.text;
      if (written === undefined) return null;
      const tree = treeOf(settings, written);
      const words = cleanText(treeText(tree.children));
      return words === null ? null : { tree, short: words.length < SHORT };
    },
    View: ({ content, page }) => (
      <Frame section={key} page={page}>
        <div className={classNames('prose', content.short && 'short')}>
          <MarkdownView tree={content.tree} page={page} />
        </div>
      </Frame>
    ),
    pictures: ({ tree }) => markdownPictures(tree),
  };
}

export const text = ownText('text');
export const imprint = ownText('imprint');
