import { nameToEmoji } from 'gemoji';
import type { ElementContent, Root, RootContent } from 'hast';

type Parent = { children: (RootContent | ElementContent)[] };

/** `:rocket:` as GitHub shows it; names that nobody knows stay as they are, and so does code. */
export function readEmojiNames(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'element') return !/^(code|pre)$/u.test(node.tagName);
    if (node.type === 'text') node.value = withEmoji(node.value);
    return true;
  });
}

function withEmoji(text: string): string {
  return text.replaceAll(/:([+\w-]+):/gu, (written, name: string) =>
    Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? written) : written,
  );
}

/** Footnotes without what GitHub adds for those who hear the page, in English, and without the arrows back. */
export function withoutFootnoteLabels(tree: Root): void {
  visit(tree, (node) => {
    if (node.type !== 'element') return true;
    const { properties, children } = node;
    if (properties['dataFootnotes'] !== undefined)
      node.children = children.map((child) =>
        child.type === 'element' && child.tagName === 'h2'
          ? { ...child, tagName: 'hr', children: [] }
          : child,
      );
    node.children = node.children.filter(
      (child) => child.type !== 'element' || child.properties['dataFootnoteBackref'] === undefined,
    );
    return true;
  });
}

/** Every node below; `enter` answers whether to go into one. */
function visit(parent: Parent, enter: (node: RootContent | ElementContent) => boolean): void {
  for (const node of parent.children) if (enter(node) && 'children' in node) visit(node, enter);
}
