import type { ElementContent, Root, RootContent } from 'hast';
import type { Picture } from '@tosite/validation/profile/profile';

/** Counters and badges: they change by the hour and say nothing as a copy. */
const BADGE =
  /(^|\.)(shields\.io|badgen\.net|komarev\.com|badge\.fury\.io|vercel\.app|herokuapp\.com|visitor-badge\.[a-z.]+)$/u;
const MOST = 20;

/** The pictures that a README names, which the site may show once they are copied. */
export function markdownPictures(tree: Root): Picture[] {
  const found = new Map<string, Picture>();
  collect(tree.children, found);
  return [...found.values()].slice(0, MOST);
}

function collect(nodes: readonly (RootContent | ElementContent)[], found: Map<string, Picture>): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    const { src, alt } = node.properties;
    if (node.tagName === 'img' && typeof src === 'string' && !BADGE.test(new URL(src).hostname)) {
      found.set(src, {
        url: src,
        alt: typeof alt === 'string' ? alt.slice(0, 1000) : '',
        width: null,
        height: null,
      });
    }
    collect(node.children, found);
  }
}
