import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { classNames } from '../parts/class-names.ts';
import { SafeLink } from '../parts/safe-link.tsx';
import { SitePicture, storedCopy } from '../parts/site-picture.tsx';
import type { PageContext } from '../sections/section.ts';
import { ALERTS, type AlertKind } from './markdown-alerts.ts';
import { saysItsWords } from './markdown-pictures.ts';

/** Draws a clean tree (markdown-tree.ts) as elements. Pictures show only as our own copies. */
export function MarkdownView({ tree, page }: { tree: Root; page: PageContext }) {
  const rendered: Root = {
    type: 'root',
    children: tree.children.flatMap((node) => withoutLostPictures(node, page)),
  };
  return toJsxRuntime(rendered, {
    Fragment,
    jsx,
    jsxs,
    tableCellAlignToStyle: false,
    components: {
      p: (props: ComponentProps<'p'>) => <p dir="auto">{props.children}</p>,
      a: (props: ComponentProps<'a'>) => <SafeLink href={props.href ?? null}>{props.children}</SafeLink>,
      img: ({ src, alt }: ComponentProps<'img'>) => {
        const image =
          typeof src === 'string' ? storedCopy({ url: src, alt: '', width: null, height: null }, page) : null;
        return image === null ? null : (
          <SitePicture image={image} page={page} alt={alt ?? ''} sizes="(min-width:40rem) 36rem, 92vw" />
        );
      },
      span: (props: ComponentProps<'span'> & { 'data-task'?: string }) => (
        <TaskMark done={props['data-task'] === 'done'} page={page} />
      ),
      blockquote: (props: ComponentProps<'blockquote'> & { 'data-alert'?: string }) => (
        <Quote kind={ALERTS.find((kind) => kind === props['data-alert'])} page={page}>
          {props.children}
        </Quote>
      ),
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
      pre: (props: ComponentProps<'pre'>) => <pre tabIndex={0}>{props.children}</pre>,
      table: (props: ComponentProps<'table'>) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
        <div className="table" tabIndex={0}>
          <table>{props.children}</table>
        </div>
      ),
    },
  });
}

/** Whether a task is done, as a drawing: nobody can tick it here. */
function TaskMark({ done, page: { words } }: { done: boolean; page: PageContext }) {
  return (
    <span
      className={classNames('task', done && 'done')}
      role="img"
      aria-label={done ? words.tasks.done : words.tasks.open}
    />
  );
}

function Quote({
  kind,
  page,
  children,
}: {
  kind: AlertKind | undefined;
  page: PageContext;
  children: ReactNode;
}) {
  if (kind === undefined) return <blockquote>{children}</blockquote>;
  return (
    <div className="alert" role="note">
      <p className="alert-title">{page.words.alerts[kind]}</p>
      {children}
    </div>
  );
}

/**
 * The same tree without pictures that have no copy, and without what held nothing else. Such a picture says its words
 * where it leads somewhere, as an icon does, and where it is nothing but words in a frame.
 */
function withoutLostPictures(
  node: RootContent | ElementContent,
  page: PageContext,
  linked = false,
): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  if (node.tagName === 'img') {
    const { src, alt } = node.properties;
    if (typeof src !== 'string') return [];
    if (storedCopy({ url: src, alt: '', width: null, height: null }, page) !== null) return [node];
    const words = typeof alt === 'string' && saysItsWords(src, linked) ? alt.trim() : '';
    // Nothing need stand between two pictures; between two words something has to.
    return words === '' ? [] : [text(words), ...(linked ? [] : [text(' ')])];
  }
  if (node.children.length === 0) return [node];
  const isLink = node.tagName === 'a';
  const children = node.children.flatMap((child) => withoutLostPictures(child, page, linked || isLink));
  const empty = children.every((child) => child.type === 'text' && child.value.trim() === '');
  if (empty && !/^t[hd]$/u.test(node.tagName)) return [];
  const kept = { ...node, children };
  return isLink && children.length > 0 && isPictureOnly(node) ? [kept, text(' ')] : [kept];
}

const text = (value: string): ElementContent => ({ type: 'text', value });

function isPictureOnly({ children }: Element): boolean {
  return children.every((child) =>
    child.type === 'element'
      ? child.tagName === 'img' || isPictureOnly(child)
      : child.type !== 'text' || child.value.trim() === '',
  );
}
