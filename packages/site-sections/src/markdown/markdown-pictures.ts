import { canParseUrl } from '@tosite/validation/text/can-parse-url';
import type { ElementContent, Root, RootContent } from 'hast';
import type { Picture } from '@tosite/validation/profile/profile';

/** Counters and badges: they change by the hour and say nothing as a copy. */
const BADGE =
  /(^|\.)(shields\.io|badgen\.net|komarev\.com|badge\.fury\.io|vercel\.app|herokuapp\.com|visitor-badge\.[a-z.]+)$/u;
/** Counters of visitors: not even their words say anything. */
const COUNTER = /(^|\.)(komarev\.com|herokuapp\.com|visitor-badge\.[a-z.]+)$/u;
/** A badge whose words its owner chose, such as the name of what they work with. */
const OWN_WORDS = /^https:\/\/img\.shields\.io\/badge\//u;
const MAX = 20;

/** Whether the words that stand for a picture are worth being read where the picture itself cannot be shown. */
export function saysItsWords(src: string, linked: boolean): boolean {
  return OWN_WORDS.test(src) || (linked && canParseUrl(src) && !COUNTER.test(new URL(src).hostname));
}

/** The pictures that a README names, which the site may show once they are copied. */
export function markdownPictures(tree: Root): Picture[] {
  const found = new Map<string, Picture>();
  collect(tree.children, found);
  return [...found.values()].slice(0, MAX);
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
