import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** What a page of a site says, taken apart. */
export type PageSeen = {
  /** What a visitor reads, and what is read to them: texts, alternative texts, the title. */
  words: string;
  /** Everything that stands in it in any form: texts, attributes, data. */
  all: string;
  lang: string;
  title: string;
  /** Values of `datetime`. */
  times: string[];
  /** Structured data, parsed. */
  things: unknown[];
  /** Addresses that it names, as written. */
  links: string[];
  /** Addresses of pictures among them. */
  pictures: string[];
};

const UNSEEN = new Set(['script', 'style', 'template', 'noscript']);
/** Elements that stand within words; any other one begins and ends something. */
const WITHIN = new Set(['b', 'strong', 'i', 'em', 'code', 'bdi', 'bdo', 'mark', 's', 'del', 'wbr']);

export function readPage(html: string): PageSeen {
  const seen: PageSeen = {
    words: '',
    all: '',
    lang: '',
    title: '',
    times: [],
    things: [],
    links: [],
    pictures: [],
  };
  const visit = (node: Node, hidden: boolean): void => {
    if (node.nodeName === '#text' && 'value' in node) {
      seen.all += node.value;
      if (!hidden) seen.words += node.value;
    }
    if ('tagName' in node) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      readElement(node.tagName, attributes, seen);
      if (!WITHIN.has(node.tagName)) seen.words += '\n';
      if (node.tagName === 'script' && attributes['type'] === 'application/ld+json') {
        const [text] = node.childNodes;
        if (text !== undefined && 'value' in text) seen.things.push(JSON.parse(text.value));
      }
      if (node.tagName === 'title') {
        const [text] = node.childNodes;
        if (text !== undefined && 'value' in text) seen.title = text.value;
      }
    }
    const isHidden = hidden || ('tagName' in node && UNSEEN.has(node.tagName));
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, isHidden);
    if ('tagName' in node && !WITHIN.has(node.tagName)) seen.words += '\n';
  };
  visit(parse(html), false);
  return seen;
}

function readElement(tag: string, attributes: Record<string, string>, seen: PageSeen): void {
  seen.all += ` ${Object.values(attributes).join(' ')} `;
  if (tag === 'html') seen.lang = attributes['lang'] ?? '';
  const { datetime, href, src, srcset, alt, content, poster } = attributes;
  if (datetime !== undefined) seen.times.push(datetime);
  if (alt !== undefined) seen.words += `\n${alt}\n`;
  const named = [src, poster, ...(srcset ?? '').split(',').map((one) => one.trim().split(' ')[0])];
  const found = named.flatMap((address) => (address === undefined || address === '' ? [] : [address]));
  seen.links.push(...(href === undefined ? [] : [href]), ...found);
  if (tag === 'img' || tag === 'source') seen.pictures.push(...found);
  if (tag === 'link' && /icon/u.test(attributes['rel'] ?? '')) seen.pictures.push(href ?? '');
  if (tag === 'meta' && /^(?:og|twitter):image$/u.test(attributes['property'] ?? attributes['name'] ?? '')) {
    seen.links.push(content ?? '');
    seen.pictures.push(content ?? '');
  }
}
