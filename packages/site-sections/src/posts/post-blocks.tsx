import { Fragment, type ReactNode } from 'react';
import type { PostBlock, PostFilm, PostListItem, PostPicture } from '@tosite/validation/posts/post-document';
import { everyBlock, inlineText } from '@tosite/validation/posts/post-text';
import { withoutInvisible } from '../text/clean-text.ts';
import { classNames } from '../parts/class-names.ts';
import { Inlines, saysSomething } from './post-inlines.tsx';
import type { PostOutline } from './post-outline.ts';
import { PostTable } from './post-table.tsx';

/** What the place where a text stands does for it: a page and a feed show pictures and films each in their way. */
export type BlockTools = {
  picture: (picture: PostPicture['attrs']) => ReactNode;
  film: (film: PostFilm['attrs']) => ReactNode;
  /** The link to a second of the film that the text was made from. */
  moment: (second: number, of: 'heading' | 'paragraph') => ReactNode;
  outline: PostOutline;
};

type Props = { blocks: readonly PostBlock[]; tools: BlockTools };

/** Blocks in their order. What people wrote runs in its own direction. */
export function Blocks({ blocks, tools }: Props) {
  return blocks.map((block, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the blocks of a text never move
    <Fragment key={index}>{drawBlock(block, tools)}</Fragment>
  ));
}

function drawBlock(block: PostBlock, tools: BlockTools): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return saysSomething(block.content) ? (
        <p dir="auto">
          <Inlines content={block.content} />
          {momentOf(block, 'paragraph', tools)}
        </p>
      ) : null;
    case 'heading':
      return <HeadingLine block={block} tools={tools} />;
    case 'bulletList':
      return (
        <ul dir="auto">
          <Items items={block.content} tools={tools} />
        </ul>
      );
    case 'orderedList':
      return (
        <ol dir="auto" start={block.attrs.start === 1 ? undefined : block.attrs.start}>
          <Items items={block.content} tools={tools} />
        </ol>
      );
    case 'blockquote':
      return (
        <blockquote dir="auto" className={classNames(isLong(block.content) && 'running')}>
          <Blocks blocks={block.content} tools={tools} />
        </blockquote>
      );
    case 'codeBlock': {
      const text = withoutInvisible((block.content ?? []).map((part) => part.text).join(''));
      return text.trim() === '' ? null : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
        <pre tabIndex={0} dir="ltr">
          <code>{text}</code>
        </pre>
      );
    }
    case 'table':
      return <PostTable rows={block.content} draw={(blocks) => <Blocks blocks={blocks} tools={tools} />} />;
    case 'image':
      return tools.picture(block.attrs);
    case 'film':
      return tools.film(block.attrs);
    case 'horizontalRule':
      return <hr />;
  }
}

/** A heading with its second; nothing where it has no words. */
export function HeadingLine({
  block,
  tools,
}: {
  block: Extract<PostBlock, { type: 'heading' }>;
  tools: BlockTools;
}) {
  const heading = tools.outline.headings.get(block);
  if (heading === undefined) return null;
  const Title = `h${heading.level}` as const;
  const moment = momentOf(block, 'heading', tools);
  const title = (
    <Title id={heading.id} dir="auto">
      <Inlines content={block.content} />
    </Title>
  );
  // A title that stands alone needs no line around it, but for those that themes set a margin beside.
  return heading.level === 2 || moment !== null ? (
    <div className={classNames('chapter', heading.level > 2 && 'minor')}>
      {title}
      {moment}
    </div>
  ) : (
    title
  );
}

function momentOf(
  block: PostBlock,
  kind: 'heading' | 'paragraph',
  { outline, moment }: BlockTools,
): ReactNode {
  const second = outline.moments.get(block);
  return second === undefined ? null : moment(second, kind);
}

function Items({ items, tools }: { items: readonly PostListItem[]; tools: BlockTools }) {
  return items.map(({ content }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the items of a list never move
    <li key={index}>
      <Blocks blocks={content} tools={tools} />
    </li>
  ));
}

/** What is set large reads badly from here on. */
const LONGEST_QUOTE = 220;

function isLong(blocks: readonly PostBlock[]): boolean {
  let letters = 0;
  for (const block of everyBlock(blocks)) {
    if (block.type !== 'paragraph') return true;
    letters += inlineText(block.content ?? []).length;
  }
  return letters > LONGEST_QUOTE;
}
