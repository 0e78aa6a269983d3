import type { PostChange } from '@tosite/validation/posts/post';
import type { PostBlock, PostInline } from '@tosite/validation/posts/post-document';
import { safeUrl } from '@tosite/validation/text/http-link';
import type { Photo } from './source-items.ts';

const LONGEST_TITLE = 90;
const MOST = { pictures: 20, tags: 30, tag: 60, excerpt: 300, alt: 1_000 } as const;
/** A line that only files the post under something: its words stand among the tags. */
const ONLY_TAGS = /^(?:[\s.·•|,\p{P}]*[#＃][\p{L}\p{M}\p{N}_]+)+[\s.·•|,]*$/u;
const MENTION = /(?<![\p{L}\p{N}_.@/])@([a-z\d_](?:[a-z\d_.]{0,28}[a-z\d_])?)/giu;

/**
 * The post about one of Instagram: the caption as it is, with its mentions as links and without the lines that only
 * have tags, its pictures, and the way to the film of a reel. null: it says and shows nothing.
 */
export function photoPost(photo: Photo, key: string): PostChange | null {
  const url = safeUrl(photo.url ?? '');
  const caption = withoutTagLines(photo.caption ?? '');
  const { title, rest } = splitTitle(caption);
  const pictures = [...new Set(photo.pictures.flatMap((picture) => safeUrl(picture.url) ?? []))];
  const isFilm = photo.kind === 'reel' || photo.kind === 'video';
  if (caption === '' && photo.pictures.length === 0 && !isFilm) return null;
  const [cover = null, ...others] = pictures.slice(0, MOST.pictures);
  const film: PostBlock[] =
    isFilm && url !== null ? [{ type: 'film', attrs: { url, title: title.slice(0, 300) } }] : [];
  const content = [...film, ...paragraphs(rest)];
  return {
    kind: 'instagram',
    title,
    excerpt: shorten(rest.replaceAll(/\s+/gu, ' ').trim(), MOST.excerpt),
    content: {
      type: 'doc',
      content: content.length > 0 ? content : [{ type: 'paragraph', attrs: { at: null } }],
    },
    cover,
    coverAlt: altOf(photo, cover),
    media: others,
    tags: photo.tags.filter((tag) => tag.length <= MOST.tag).slice(0, MOST.tags),
    ...(url === null ? {} : { source: { platform: 'instagram', url, videoId: key } }),
  };
}

/** As Instagram has it, where who posted said it. */
function altOf({ pictures }: Photo, cover: string | null): string {
  const alt = pictures.find(({ url }) => safeUrl(url) === cover)?.alt ?? '';
  return Array.from(alt.trim()).slice(0, MOST.alt).join('');
}

function withoutTagLines(caption: string): string {
  return caption
    .split('\n')
    .filter((line) => !ONLY_TAGS.test(line))
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
}

/** A first line that is short is the title, and is not said twice; of a long one, its beginning. */
function splitTitle(caption: string): { title: string; rest: string } {
  const [first = '', ...others] = caption.split('\n');
  const line = first.trim();
  if (line.length <= LONGEST_TITLE) return { title: line, rest: others.join('\n').trim() };
  return { title: shorten(line, LONGEST_TITLE), rest: caption };
}

function shorten(text: string, most: number): string {
  const letters = Array.from(text);
  if (letters.length <= most) return text;
  const cut = letters.slice(0, most - 1).join('');
  const atWord = cut.replace(/\s+\S*$/u, '');
  return `${atWord === '' ? cut : atWord}…`;
}

function paragraphs(text: string): PostBlock[] {
  return text
    .split(/\n\s*\n/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part): PostBlock => {
      const content = part
        .split('\n')
        .flatMap((line, index): PostInline[] =>
          index === 0 ? inlines(line) : [{ type: 'hardBreak' }, ...inlines(line)],
        );
      return { type: 'paragraph', attrs: { at: null }, content };
    });
}

function inlines(line: string): PostInline[] {
  const made: PostInline[] = [];
  const say = (text: string): void => void (text === '' ? 0 : made.push({ type: 'text', text }));
  let from = 0;
  for (const { 0: text, 1: name = '', index } of line.matchAll(MENTION)) {
    say(line.slice(from, index));
    const href = `https://www.instagram.com/${name.toLowerCase()}/`;
    made.push({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] });
    from = index + text.length;
  }
  say(line.slice(from));
  return made;
}
