import type { ElementContent, Root, RootContent } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { SafeLink } from '../parts/safe-link.tsx';
import { SitePicture, storedCopy } from '../parts/site-picture.tsx';
import type { PageKit } from '../sections/section.ts';

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
