import type { Profile } from '@tosite/validation/profile/profile';
import { Frame } from '../../parts/frame.tsx';
import { classNames } from '../../parts/class-names.ts';
import { More } from '../../parts/more.tsx';
import { safeAddress } from '../../parts/safe-address.ts';
import { SafeLink } from '../../parts/safe-link.tsx';
import { cleanLine, cleanText } from '../../text/clean-text.ts';
import { takenMoment } from '../../text/zoned-date.ts';
import { arrange, collapse } from '../arrange.ts';
import { PLATFORM_NAMES } from '@tosite/validation/platforms/platform-names';
import type { PageContext, Section } from '../section.ts';
import type { Highlight } from './highlight.ts';
import { DatedList } from './dated-list.tsx';
import { Lightboxes } from './lightboxes.tsx';
import { Tiles, type TileShape } from './tiles.tsx';

type HighlightsContent = {
  /** How many posts there are to show. */
  all: number;
  shown: Highlight[];
  collapsed: Highlight[];
  layout: 'mosaic' | 'grid';
  captions: boolean;
  shape: TileShape;
  /** Where the ones beyond the page are. */
  left: string | null;
};

const MAX = 96;

type Media = Profile['media'][number];
type Post = Omit<Highlight, 'number'>;
const posts = new WeakMap<Media, Post | 'empty'>();

/** null for one without picture, film and words. Read once: an editor asks again for hundreds after every change. */
function postOf(item: Media): Post | null {
  const before = posts.get(item);
  if (before !== undefined) return before === 'empty' ? null : before;
  const post = readPost(item);
  posts.set(item, post ?? 'empty');
  return post;
}

function readPost(item: Media): Post | null {
  const caption = cleanText(item.caption);
  if (item.pictures.length === 0 && caption === null && item.video === null) return null;
  return {
    id: item.id,
    film: item.kind === 'reel' || item.kind === 'video',
    video: item.video?.url ?? null,
    duration: item.video?.duration ?? null,
    title: cleanLine(caption?.split('\n')[0]?.replaceAll(/#[\p{L}\p{N}_]+/gu, '')),
    caption,
    date:
      item.takenAt === null
        ? null
        : takenMoment(item.takenAt, item.takenOffset, item.approximate?.includes('takenAt') === true),
    href: safeAddress(item.url),
    pictures: item.pictures,
  };
}

export const highlights: Section<'highlights', HighlightsContent> = {
  key: 'highlights',
  css: ['mosaic'],
  select: (profile, settings) => {
    const items = arrange(profile.media, settings)
      .filter(({ kind }) => settings.showReels !== false || (kind !== 'reel' && kind !== 'video'))
      .flatMap((item) => postOf(item) ?? [])
      .map((item, index) => ({ ...item, number: index + 1 }));
    const tiles = collapse(items, settings.shown ?? 24, MAX);
    return (
      tiles && {
        ...tiles,
        layout: settings.layout ?? 'mosaic',
        captions: settings.showCaptions !== false,
        shape: settings.shape ?? null,
        left: items.length > MAX ? safeAddress(profile.url) : null,
      }
    );
  },
  View: ({ content, page }) => {
    const { shown, collapsed, layout, captions, shape, left } = content;
    const { words } = page;
    if (hasNoPictures(content)) {
      return (
        <Frame section="highlights" page={page} className="worded">
          <DatedList items={shown} page={page} />
          {collapsed.length > 0 ? (
            <More label={words.more(collapsed.length)}>
              <DatedList items={collapsed} page={page} />
            </More>
          ) : null}
          <Left href={left} page={page} />
          <Lightboxes items={[...shown, ...collapsed]} page={page} />
        </Frame>
      );
    }
    const className = classNames('mosaic', layout === 'grid' && 'even', shape) ?? 'mosaic';
    return (
      <Frame section="highlights" page={page}>
        <Tiles items={shown} className={className} captions={captions} shape={shape} first page={page} />
        {collapsed.length > 0 ? (
          <More label={words.more(collapsed.length)}>
            <Tiles
              items={collapsed}
              className={className}
              captions={captions}
              shape={shape}
              first={false}
              page={page}
            />
          </More>
        ) : null}
        <Left href={left} page={page} />
        <Lightboxes items={[...shown, ...collapsed]} page={page} />
      </Frame>
    );
  },
  lines: hasNoPictures,
  count: ({ all }) => all,
  pictures: ({ shown, collapsed }) => [
    ...[...shown, ...collapsed].flatMap(({ pictures }) => pictures.slice(0, 1)),
    ...[...shown, ...collapsed].flatMap(({ pictures }) => pictures.slice(1)),
  ],
};

/** No platform gave a picture of any: a wall of empty plates would show nothing but that. */
function hasNoPictures({ shown, collapsed }: HighlightsContent): boolean {
  return [...shown, ...collapsed].every(({ pictures }) => pictures.length === 0);
}

function Left({ href, page }: { href: string | null; page: PageContext }) {
  if (href === null) return null;
  return (
    <p className="onward">
      <SafeLink href={href} me>
        {page.words.allOn(PLATFORM_NAMES.instagram)}
      </SafeLink>
    </p>
  );
}
