import type { ElementContent, Root, RootContent } from 'hast';

/** The same tree with a break where a line ended in a paragraph or in an item of a list: addresses stand as written. */
export function withLineBreaks(root: Root): Root {
  return { ...root, children: root.children.flatMap((node) => broken(node, false)) };
}

function broken<T extends RootContent | ElementContent>(node: T, inLine: boolean): (T | ElementContent)[] {
  if (node.type === 'text') return inLine ? lines(node.value) : [node];
  if (node.type !== 'element' || node.tagName === 'pre') return [node];
  const within = inLine || node.tagName === 'p';
  // A list's item that is one line holds its words itself; the space around its blocks is nobody's line.
  const holdsWords = node.tagName === 'li' && !node.children.some(isParagraph);
  const children = node.children.flatMap((child, index): ElementContent[] => {
    if (child.type !== 'text') return broken(child, within);
    if (holdsWords && child.value.trim() !== '') return lines(child.value);
    // Two spaces at the end of a line have made a break already.
    const before = node.children[index - 1];
    if (before?.type === 'element' && before.tagName === 'br')
      return broken({ ...child, value: child.value.replace(/^\n/u, '') }, within);
    return broken(child, within);
  });
  return [{ ...node, children }];
}

function lines(text: string): ElementContent[] {
  return text.split('\n').flatMap((line, index): ElementContent[] => {
    const words: ElementContent[] = line === '' ? [] : [{ type: 'text', value: line }];
    return index === 0 ? words : [{ type: 'element', tagName: 'br', properties: {}, children: [] }, ...words];
  });
}

function isParagraph(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'p';
}
