import type { Root } from 'hast';
import type { Picture } from '@tosite/validation/profile/profile';
import { markdownPictures } from '../../markdown/markdown-pictures.ts';
import { markdownTree, treeText } from '../../markdown/markdown-tree.ts';
import { MarkdownView } from '../../markdown/markdown-view.tsx';
import { classNames } from '../../parts/class-names.ts';
import { Frame } from '../../parts/frame.tsx';
import { More } from '../../parts/more.tsx';
import { textBlocks, WrittenText, type TextBlock } from '../../parts/written-text.tsx';
import { cleanText } from '../../text/clean-text.ts';
import { isLatin } from '../../text/script-of-text.ts';
import type { PageContext, Section } from '../section.ts';

type Part = { kind: 'text'; blocks: TextBlock[] } | { kind: 'markdown'; tree: Root };
export type AboutContent = {
  shown: Part;
  collapsed: Part | null;
  /** The first paragraph is short enough to be set large. */
  lead: boolean;
  dropCap: boolean;
  language: string | null;
};

/** What may be read before the text folds, in characters. */
const SHOWN = 900;
const LONGEST_LEAD = 280;
const SHORTEST_FOR_CAP = 200;

export const about: Section<'about', AboutContent> = {
  key: 'about',
  css: [],
  select: (profile, settings) => {
    const text = profile.about;
    if (text === null) return null;
    const max = settings.fold === false ? Infinity : SHOWN;
    const parts: { text: string; paragraph: boolean }[] = [];
    let split: (at: number) => [Part, Part];
    if (text.format === 'markdown') {
      const { children } = markdownTree(text);
      if (cleanText(treeText(children)) === null) return null;
      for (const node of children) {
        parts.push({ text: treeText([node]), paragraph: node.type === 'element' && node.tagName === 'p' });
      }
      const part = (nodes: Root['children']): Part => ({
        kind: 'markdown',
        tree: { type: 'root', children: nodes },
      });
      split = (at) => [part(children.slice(0, at)), part(children.slice(at))];
    } else {
      const blocks = textBlocks(text.text);
      if (blocks.length === 0) return null;
      for (const block of blocks)
        parts.push({ text: block.lines.join(' '), paragraph: block.kind === 'paragraph' });
      split = (at) => [
        { kind: 'text', blocks: blocks.slice(0, at) },
        { kind: 'text', blocks: blocks.slice(at) },
      ];
    }
    const first = parts.find(({ text }) => text.trim() !== '');
    const whole = parts.reduce((sum, part) => sum + part.text.length, 0);
    const at =
      whole > max * 1.25
        ? collapseAt(
            parts.map((part) => part.text.length),
            max,
          )
        : parts.length;
    const [shown, collapsed] = split(at);
    const leads = parts[0]?.paragraph === true && (first?.text.trim().length ?? 0) <= LONGEST_LEAD;
    return {
      shown,
      collapsed: at < parts.length ? collapsed : null,
      lead: leads,
      dropCap:
        parts[0]?.paragraph === true &&
        parts[0].text.length >= SHORTEST_FOR_CAP &&
        /^\s*\p{Lu}\p{L}/u.test(parts[0].text) &&
        isLatin(parts[0].text),
      language: profile.language,
    };
  },
  View: ({ content, page }) => (
    <Frame section="about" page={page}>
      <div
        className={classNames('prose', content.lead && 'with-lead', content.dropCap && 'drop')}
        lang={languageOf(content, page)}
      >
        <PartView part={content.shown} page={page} />
        {content.collapsed === null ? null : (
          <More label={content.collapsed.kind === 'markdown' ? page.words.moreReadme : page.words.moreText}>
            <div className="prose">
              <PartView part={content.collapsed} page={page} />
            </div>
          </More>
        )}
      </div>
    </Frame>
  ),
  pictures: ({ shown, collapsed }): Picture[] =>
    [shown, collapsed].flatMap((part) => (part?.kind === 'markdown' ? markdownPictures(part.tree) : [])),
};

function PartView({ part, page }: { part: Part; page: PageContext }) {
  return part.kind === 'text' ? (
    <WrittenText blocks={part.blocks} />
  ) : (
    <MarkdownView tree={part.tree} page={page} />
  );
}

/** After how many blocks the text folds: at least one stays, and never a heading at the end. */
function collapseAt(lengths: readonly number[], max: number): number {
  let read = 0;
  const at = lengths.findIndex((length) => (read += length) > max);
  return Math.max(at, 1);
}

/** The language of the text, where it is known to differ from the page's. */
function languageOf({ language }: AboutContent, { site }: PageContext): string | undefined {
  return language !== null && /^[a-z]{2,3}(-[a-z\d]+)*$/iu.test(language) && language !== site.language
    ? language
    : undefined;
}
