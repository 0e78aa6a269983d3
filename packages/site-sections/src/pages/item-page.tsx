import { classNames } from '../parts/class-names.ts';
import { sectionId, sectionTitle } from '../parts/frame.tsx';
import { textBlocks, WrittenText, type TextBlock } from '../parts/written-text.tsx';
import { raysOf } from '../posts/post-rays.ts';
import type { PageContext } from '../sections/section.ts';
import { shorten } from '../text/clean-text.ts';
import { chaptersOf, Chapters } from './chapters.tsx';
import { Curtain } from '../parts/curtain.tsx';
import { FilmStrokes } from './film-strokes.tsx';
import { ItemFacts } from './item-facts.tsx';
import { ItemFoot } from './item-foot.tsx';
import { LeafTitle } from './leaf-title.tsx';
import { MoreFrom } from './more-from.tsx';
import { leadOfItem, PostLead, PostPictures } from './post-lead.tsx';
import { Signature } from './signature.tsx';
import type { ProfileItem, SiteItem } from './site-item.ts';
import { ARCHIVE_PATH, itemName } from './site-pages.ts';
import { Trail, type TrailStep } from './trail.tsx';
import { Turn } from './turn.tsx';

/** A text of so few letters is all that the page says, and is set large. */
const SHORT = 200;
/** A text of so few has room beside its pictures. */
const BRIEF = 700;
/** The first paragraph of more is no standfirst. */
const LONGEST_STANDFIRST = 260;
/** Of a neighbour. */
const LONGEST_NAME = 90;

/** The page of one repository, project, film, photo or update of the profile, in the structure of an article. */
export function ItemPage({ item, page }: { item: ProfileItem; page: PageContext }) {
  const { words, pages, site } = page;
  const { previous, next } = pages.around(item);
  const to = (other: SiteItem | null) =>
    other === null ? null : { path: other.path, name: shorten(itemName(other, site), LONGEST_NAME) };
  const { standfirst, blocks } = saidBy(item);
  const letters = lettersOf(blocks);
  const lead = leadOfItem(item, itemName(item, site), page);
  const name = itemName(item, site);
  const chapters = item.list === 'videos' ? chaptersOf(item) : [];
  return (
    <section className={`section leaf post item-${item.list}`} data-section="leaf">
      <Curtain rays={raysOf(blocks.map(lettersIn))} page={page} />
      <Trail steps={[stepAbove(item, page)]} page={page} />
      <article
        className={classNames(
          'post-body',
          lead === null ? 'bare' : `has-${lead.kind}`,
          letters <= SHORT && chapters.length === 0 && 'short',
          letters <= BRIEF && 'brief',
          blocks.length === 0 && 'wordless',
          !(blocks[0]?.kind === 'paragraph' && startsLong(blocks[0])) && 'uncapped',
        )}
      >
        <header className="leaf-head">
          <LeafTitle name={name} page={page} />
          {standfirst === null ? null : (
            <p className="headline" dir="auto">
              {standfirst}
            </p>
          )}
        </header>
        <ItemFacts item={item} page={page} />
        {lead === null ? null : (
          <PostLead lead={lead} name={name} page={page}>
            {item.list === 'videos' ? <FilmStrokes film={item.film} parts={chapters} page={page} /> : null}
          </PostLead>
        )}
        {item.list === 'videos' ? <Chapters chapters={chapters} film={item.film} page={page} /> : null}
        {blocks.length === 0 && (lead === null || !('others' in lead) || lead.others.length === 0) ? null : (
          <div className="prose post-text">
            {blocks.length === 0 ? null : (
              <div className="part">
                <div className="part-text">
                  <WrittenText blocks={blocks} />
                </div>
              </div>
            )}
            <PostPictures lead={lead} name={name} page={page} />
          </div>
        )}
        <Signature item={item} page={page} />
        <ItemFoot item={item} page={page} />
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

/** The archive for a film, else the section of the home page that tells of the item. */
function stepAbove(
  { list, section }: ProfileItem,
  page: Pick<PageContext, 'pages' | 'words' | 'site'>,
): TrailStep {
  return list === 'videos' && page.pages.archive.length > 0
    ? { name: page.words.pages.archive, href: ARCHIVE_PATH }
    : { name: sectionTitle(section, page), href: `/#${sectionId(section)}` };
}

type Said = { standfirst: string | null; blocks: readonly TextBlock[] };

/** What a film or a project is about, where its first paragraph says so in a line; then the rest. A caption is one text. */
function saidBy({ list, text }: ProfileItem): Said {
  const blocks = text === null ? [] : textBlocks(text);
  const [first, ...rest] = blocks;
  const line = first?.kind === 'paragraph' && first.lines.length === 1 ? first.lines[0] : undefined;
  const isStandfirst =
    (list === 'projects' || list === 'videos') &&
    line !== undefined &&
    line.length <= LONGEST_STANDFIRST &&
    !/https?:\/\/|www\./iu.test(line);
  return isStandfirst ? { standfirst: line, blocks: rest } : { standfirst: null, blocks };
}

const lettersIn = ({ lines }: TextBlock) => lines.reduce((sum, line) => sum + line.length, 0);
const lettersOf = (blocks: readonly TextBlock[]) => blocks.reduce((sum, block) => sum + lettersIn(block), 0);

/** A large first letter needs a paragraph to stand in. */
function startsLong(block: TextBlock): boolean {
  return lettersIn(block) >= SHORT && /^\p{Lu}/u.test(block.lines[0] ?? '');
}
