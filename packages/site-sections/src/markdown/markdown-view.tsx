import type { ElementContent, Root, RootContent } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { classNames } from '../parts/class-names.ts';
import { SafeLink } from '../parts/safe-link.tsx';
import { SitePicture, storedCopy } from '../parts/site-picture.tsx';
import type { PageKit } from '../sections/section.ts';
import { ALERTS, type AlertKind } from './markdown-alerts.ts';

/** Draws a clean tree (markdown-tree.ts) as elements. Pictures show only as our own copies. */
export function MarkdownView({ tree, page }: { tree: Root; page: PageKit }) {
  const drawn: Root = {
    type: 'root',
    children: tree.children.flatMap((node) => withoutLostPictures(node, page)),
  };
  return toJsxRuntime(drawn, {
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
function TaskMark({ done, page: { words } }: { done: boolean; page: PageKit }) {
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
  page: PageKit;
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

/** The same tree without pictures that have no copy, and without what held nothing else. */
function withoutLostPictures<T extends RootContent | ElementContent>(node: T, page: PageKit): T[] {
  if (node.type !== 'element') return [node];
  if (node.tagName === 'img') {
    const { src } = node.properties;
    return typeof src === 'string' &&
      storedCopy({ url: src, alt: '', width: null, height: null }, page) !== null
      ? [node]
      : [];
  }
  if (node.children.length === 0) return [node];
  const children = node.children.flatMap((child) => withoutLostPictures(child, page));
  const empty = children.every((child) => child.type === 'text' && child.value.trim() === '');
  return empty && !/^t[hd]$/u.test(node.tagName) ? [] : [{ ...node, children }];
}
