import { postText } from '@tosite/validation/posts/post-text';
import { classNames } from '../parts/class-names.ts';
import { cleanLine, shorten } from '../text/clean-text.ts';
import type { PageContext } from '../sections/section.ts';
import { filmParts } from '../posts/film-parts.ts';
import { outlineOf } from '../posts/post-outline.ts';
import { PostBody } from '../posts/post-body.tsx';
import { postRays } from '../posts/post-rays.ts';
import { documentOf } from '../posts/site-post.ts';
import { Curtain } from '../parts/curtain.tsx';
import { FilmStrokes } from './film-strokes.tsx';
import { LeafTitle } from './leaf-title.tsx';
import { MoreFrom } from './more-from.tsx';
import { PostContents } from './post-contents.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostFoot } from './post-foot.tsx';
import { leadOf, PostLead, PostPictures } from './post-lead.tsx';
import { Signature } from './signature.tsx';
import type { PostItem, SiteItem } from './site-item.ts';
import { ARCHIVE_PATH, itemName } from './site-pages.ts';
import { Trail } from './trail.tsx';
import { Turn } from './turn.tsx';

/** A text of so few letters is all that the page says, and is set large. */
const SHORT = 200;
/** Of a neighbour. */
const LONGEST_NAME = 90;

/** The article of a post. */
export function PostPage({ item, page }: { item: PostItem; page: PageContext }) {
  const { words, pages, site } = page;
  const { previous, next } = pages.around(item);
  const to = (other: SiteItem | null) =>
    other === null ? null : { path: other.path, name: shorten(itemName(other, site), LONGEST_NAME) };
  const document = documentOf(item.source);
  const outline = outlineOf(document);
  const lead = leadOf(item, document, page);
  const headed = outline.parts.filter(({ heading }) => heading !== null);
  const isShort = headed.length === 0 && postText(document).length <= SHORT;
  return (
    <section className="section leaf post" data-section="leaf">
      <Curtain rays={postRays(document)} page={page} />
      <Trail steps={[{ name: words.pages.archive, href: ARCHIVE_PATH }]} page={page} />
      <article
        className={classNames(
          'post-body',
          lead === null ? 'bare' : `has-${lead.kind}`,
          isShort && 'short',
          headed.length > 1 && 'parted',
          !startsWithText(outline.parts[0]?.blocks[0]) && 'uncapped',
        )}
      >
        <header className="leaf-head">
          <LeafTitle name={itemName(item, site)} page={page} />
          {item.text === null ? null : (
            <p className="headline" dir="auto">
              {cleanLine(item.text)}
            </p>
          )}
        </header>
        <PostFacts item={item} page={page} />
        {lead === null ? null : (
          <PostLead lead={lead} name={itemName(item, site)} page={page}>
            <FilmStrokes film={item.film} parts={filmParts(outline, item.film?.duration ?? 0)} page={page} />
          </PostLead>
        )}
        <PostContents outline={outline} item={item} page={page} />
        <div className="prose post-text">
          <PostBody item={item} outline={outline} page={page} />
          <PostPictures lead={lead} name={itemName(item, site)} page={page} />
        </div>
        <Signature item={item} page={page} />
        <PostFoot item={item} page={page} />
      </article>
      <Turn
        before={to(previous)}
        after={to(next)}
        labels={{ before: words.previous, after: words.next }}
        page={page}
      />
      <MoreFrom item={item} page={page} />
    </section>
  );
}

/** A large first letter needs a paragraph to stand in. */
function startsWithText(block: { type: string; content?: unknown } | undefined): boolean {
  if (block?.type !== 'paragraph' || !Array.isArray(block.content)) return false;
  const letters: string = block.content
    .map((inline: { text?: unknown }) => (typeof inline.text === 'string' ? inline.text : '\n'))
    .join('');
  return letters.length >= SHORT && /^\p{Lu}/u.test(letters);
}
