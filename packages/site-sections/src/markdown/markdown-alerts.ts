import type { Blockquote, Nodes } from 'mdast';

/** The kinds of notes that GitHub draws of a quote that begins with `[!NOTE]`. */
export const ALERTS = ['note', 'tip', 'important', 'warning', 'caution'] as const;
export type AlertKind = (typeof ALERTS)[number];

/** Takes the mark off a note's first line and says its kind where the tree keeps it. */
export function markAlerts(tree: Nodes): void {
  if (!('children' in tree)) return;
  for (const child of tree.children) {
    if (child.type === 'blockquote') markAlert(child);
    markAlerts(child);
  }
}

function markAlert(quote: Blockquote): void {
  const [paragraph] = quote.children;
  if (paragraph?.type !== 'paragraph') return;
  const [first] = paragraph.children;
  if (first?.type !== 'text') return;
  const mark = /^\[!(\w+)\][^\S\n]*(?:\n|$)/u.exec(first.value);
  const kind = ALERTS.find((each) => each === mark?.[1]?.toLowerCase());
  if (mark === null || kind === undefined) return;
  first.value = first.value.slice(mark[0].length);
  if (first.value === '') paragraph.children.shift();
  if (paragraph.children.length === 0) quote.children.shift();
  quote.data = { ...quote.data, hProperties: { dataAlert: kind } };
}
