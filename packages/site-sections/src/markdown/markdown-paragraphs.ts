import type { Element, ElementContent, Root, RootContent } from 'hast';

type Node = RootContent | ElementContent;
const names = (list: string) => new Set(list.split(' '));

/** Boxes for layout: they hold blocks and say nothing themselves. */
const BOXES = names(
  'div center section article header footer main figure figcaption aside nav address form fieldset hgroup search',
);
const BLOCKS = names('p h1 h2 h3 h4 h5 h6 ul ol dl blockquote pre hr table details');
/** Hold words and no blocks. */
const LINES = names('p h1 h2 h3 h4 h5 h6 summary caption dt');
/** Hold blocks, or else words as they are. */
const PLACES = names('li dd td th');
/** Deeper than any text that a person wrote: what is below keeps its words only. */
const DEEPEST = 40;

/** Makes paragraphs of words that stand in boxes for layout; no block stands in a line. */
export function withParagraphs(tree: Root): void {
  tree.children = flow(tree.children, 0);
}

/** Blocks: what stands beside them becomes paragraphs. */
function flow(nodes: readonly Node[], depth: number): ElementContent[] {
  const blocks: ElementContent[] = [];
  let line: ElementContent[] = [];
  const end = () => {
    if (line.some(says)) blocks.push({ type: 'element', tagName: 'p', properties: {}, children: line });
    line = [];
  };
  for (const node of nodes) {
    if (node.type !== 'element') {
      if (node.type === 'text') line.push(node);
      continue;
    }
    if (BLOCKS.has(node.tagName)) {
      end();
      blocks.push(block(node, depth + 1));
    } else if (BOXES.has(node.tagName)) {
      end();
      blocks.push(...flow(node.children, depth + 1));
    } else if (hasBlock(node, depth)) {
      end();
      blocks.push(...flow(node.children, depth + 1).map((each) => within(each, node)));
    } else line.push({ ...node, children: words(node.children, depth + 1) });
  }
  end();
  return blocks;
}

function block(node: Element, depth: number): Element {
  if (depth > DEEPEST) return { ...node, tagName: 'p', children: [{ type: 'text', value: textOf(node) }] };
  if (node.tagName === 'pre') return node;
  if (LINES.has(node.tagName)) return { ...node, children: words(node.children, depth) };
  if (node.tagName === 'blockquote') return { ...node, children: flow(node.children, depth) };
  if (node.tagName === 'details') {
    const isSummary = (child: Node) => child.type === 'element' && child.tagName === 'summary';
    const [summary] = node.children.filter(isSummary);
    const said = summary?.type === 'element' ? [block(summary, depth)] : [];
    const rest = node.children.filter((child) => !isSummary(child));
    return { ...node, children: [...said, ...flow(rest, depth)] };
  }
  // Lists and tables: their own parts, down to the places that hold what somebody wrote.
  return {
    ...node,
    children: node.children.flatMap((child): ElementContent[] => {
      if (child.type !== 'element') return [];
      if (!PLACES.has(child.tagName)) return [block(child, depth + 1)];
      const whole = child.children.some((each) => each.type === 'element' && hasBlock(each, depth));
      return [{ ...child, children: whole ? flow(child.children, depth + 1) : words(child.children, depth) }];
    }),
  };
}

/** Words in a line: blocks among them are lines of their own. */
function words(nodes: readonly Node[], depth: number): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element') return [];
    if (depth > DEEPEST) return [{ type: 'text', value: textOf(node) }];
    const children = words(node.children, depth + 1);
    if (!BLOCKS.has(node.tagName) && !BOXES.has(node.tagName)) return [{ ...node, children }];
    return [...children, { type: 'element', tagName: 'br', properties: {}, children: [] }];
  });
}

/** A link or the like around whole blocks stands inside of each. */
function within(outer: ElementContent, node: Element): ElementContent {
  return outer.type === 'element' && LINES.has(outer.tagName)
    ? { ...outer, children: [{ ...node, children: outer.children }] }
    : outer;
}

function hasBlock(node: Element, depth: number): boolean {
  if (BLOCKS.has(node.tagName) || BOXES.has(node.tagName)) return true;
  return (
    depth < DEEPEST && node.children.some((child) => child.type === 'element' && hasBlock(child, depth + 1))
  );
}

function says(node: ElementContent): boolean {
  return node.type === 'element' || (node.type === 'text' && node.value.trim() !== '');
}

function textOf(node: Element): string {
  const open: Node[] = [node];
  const found: string[] = [];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.type === 'text') found.push(next.value);
    else if (next.type === 'element') open.push(...next.children.toReversed());
  }
  return found.join(' ');
}
