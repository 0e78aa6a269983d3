import { safeUrl } from '@tosite/validation/text/http-link';
import { cleanLine } from '../../text/clean-text.ts';
import { childOf, childrenOf, readXml, textOf, type XmlElement } from '../../youtube/link/read-xml.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import type { ImportedPost } from './imported-post.ts';
import { altOf, instantOf, tagsOf } from './read-facts.ts';

export type FeedPosts = {
  posts: ImportedPost[];
  /** Entries that are no posts, or not published there: pages, pictures, drafts. */
  others: number;
  /** Posts of which the file has the beginning alone. */
  shortened: number;
};

/** An Atom or RSS file, or what WordPress exports, which is one. null: it is neither. */
export function readFeedPosts(source: string): FeedPosts | null {
  const root = readXml(source);
  const isAtom = root?.name === 'feed';
  const channel = root?.name === 'rss' ? childOf(root, 'channel') : root?.name === 'rdf:RDF' ? root : null;
  if (!isAtom && channel === null) return null;
  const items = isAtom ? childrenOf(root, 'entry') : childrenOf(channel, 'item');
  const found: FeedPosts = { posts: [], others: 0, shortened: 0 };
  for (const item of items) {
    if (!isPost(item)) found.others += 1;
    else {
      const { post, isWhole } = isAtom ? fromAtom(item) : fromRss(item);
      found.posts.push(post);
      if (!isWhole) found.shortened += 1;
    }
  }
  return found;
}

/** WordPress says of each entry what it is. */
function isPost(item: XmlElement): boolean {
  const type = textOf(item, 'wp:post_type');
  const status = textOf(item, 'wp:status');
  return (
    (type === null || type === 'post') && (status === null || status === 'publish' || status === 'draft')
  );
}

function fromRss(item: XmlElement): { post: ImportedPost; isWhole: boolean } {
  const whole = textOf(item, 'content:encoded');
  const described = textOf(item, 'description') ?? '';
  const link = safeUrl(textOf(item, 'link') ?? '');
  return {
    isWhole: whole !== null,
    post: {
      title: titleOf(textOf(item, 'title')),
      slug: cleanLine(textOf(item, 'wp:post_name')) ?? slugOfLink(link),
      excerpt: excerptOf(textOf(item, 'excerpt:encoded') ?? (whole === null ? '' : described)),
      tags: tagsOf([childrenOf(item, 'category').map(({ text }) => text)]),
      published: instantOf(textOf(item, 'pubDate') ?? textOf(item, 'dc:date')),
      markdown: htmlToMarkdown(whole ?? described),
      ...coverOf(item),
      url: link,
    },
  };
}

function fromAtom(entry: XmlElement): { post: ImportedPost; isWhole: boolean } {
  const content = childOf(entry, 'content');
  const summary = childOf(entry, 'summary');
  const links = childrenOf(entry, 'link');
  const own = links.find(({ attributes }) => (attributes['rel'] ?? 'alternate') === 'alternate');
  const link = safeUrl(own?.attributes['href'] ?? '');
  const title = childOf(entry, 'title');
  return {
    isWhole: content !== null,
    post: {
      title: titleOf(title?.attributes['type'] === 'html' ? htmlWords(title.text) : (title?.text ?? null)),
      slug: slugOfLink(link),
      excerpt: content === null ? '' : excerptOf(summary?.text ?? ''),
      tags: tagsOf([
        childrenOf(entry, 'category').map(({ attributes }) => attributes['label'] ?? attributes['term']),
      ]),
      published: instantOf(textOf(entry, 'published') ?? textOf(entry, 'updated')),
      markdown: markdownOf(content ?? summary),
      ...coverOf(entry),
      url: link,
    },
  };
}

function markdownOf(text: XmlElement | null): string {
  if (text === null) return '';
  return text.attributes['type'] === 'text' ? text.text : htmlToMarkdown(text.text);
}

function titleOf(text: string | null): string {
  return (cleanLine(text) ?? '').slice(0, 300);
}

const htmlWords = (html: string): string => htmlToMarkdown(html).replaceAll(/[*_`\\]/gu, '');

function excerptOf(html: string): string {
  const words = cleanLine(htmlWords(html)) ?? '';
  return words.length > 1_000 ? '' : words;
}

function slugOfLink(link: string | null): string | null {
  if (link === null) return null;
  const last = new URL(link).pathname.split('/').filter(Boolean).at(-1) ?? null;
  try {
    return last === null ? null : decodeURIComponent(last).replace(/\.\w{2,5}$/u, '');
  } catch {
    return last;
  }
}

/** `media:content`, `media:thumbnail` or an enclosure that is a picture. */
function coverOf(item: XmlElement): Pick<ImportedPost, 'cover' | 'coverAlt'> {
  const media = [...childrenOf(item, 'media:content'), ...childrenOf(item, 'media:thumbnail')];
  const enclosed = childrenOf(item, 'enclosure').filter(({ attributes }) =>
    (attributes['type'] ?? '').startsWith('image/'),
  );
  const pictures = media.filter(
    ({ name, attributes }) =>
      name === 'media:thumbnail' ||
      (attributes['medium'] ?? attributes['type'] ?? '').startsWith('image') ||
      /\.(?:jpe?g|png|webp|gif|avif)(?:\?|$)/iu.test(attributes['url'] ?? ''),
  );
  for (const picture of [...pictures, ...enclosed]) {
    const cover = safeUrl(picture.attributes['url'] ?? '');
    if (cover !== null) return { cover, coverAlt: altOf(textOf(picture, 'media:description')) };
  }
  return { cover: null, coverAlt: '' };
}
