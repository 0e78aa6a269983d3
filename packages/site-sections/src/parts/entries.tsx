import { everyItem, type Folded } from '../sections/arrange.ts';
import type { Entry } from '../sections/entry.ts';
import type { PageKit } from '../sections/section.ts';
import { timeline, type Stretch } from '../sections/timeline.ts';
import type { ItemList } from '../pages/site-item.ts';
import { classNames } from './class-names.ts';
import { ItemLink } from './item-link.tsx';
import { More } from './more.tsx';
import { SafeLink } from './safe-link.tsx';
import { SitePicture, storedCopy } from './site-picture.tsx';
import { Tags } from './tags.tsx';
import { When } from './when.tsx';
import { textBlocks, WrittenText } from './written-text.tsx';

export type EntriesContent = {
  entries: Folded<Entry>;
  compact: boolean;
  /** Draws each period on the axis of them all. */
  timeline: boolean;
  /** What the tags are, for those who hear the page. */
  tagsAre: 'skills' | 'topics' | null;
  /** The list whose items may have pages of their own. */
  list?: ItemList;
};

/** The list that most sections are: jobs, schools, repositories, prizes. */
export function Entries({ content, page }: { content: EntriesContent; page: PageKit }) {
  const { entries, compact } = content;
  const axis = content.timeline ? timeline(everyItem(entries), page.site.now) : null;
  const list = (items: readonly Entry[]) => (
    <ol className={classNames('items', compact && 'compact')}>
      {items.map((item) => (
        <Item key={item.id} item={item} content={content} stretch={axis?.get(item.id) ?? null} page={page} />
      ))}
    </ol>
  );
  return (
    <>
      {list(entries.shown)}
      {entries.folded.length > 0 ? (
        <More label={page.words.more(entries.folded.length)}>{list(entries.folded)}</More>
      ) : null}
    </>
  );
}

type ItemProps = { item: Entry; content: EntriesContent; stretch: Stretch | null; page: PageKit };

function Item({ item, content, stretch, page }: ItemProps) {
  const { words } = page;
  const image = storedCopy(item.picture, page);
  const tagsLabel =
    content.tagsAre === null ? null : { skills: words.skillsUsed, topics: words.topics }[content.tagsAre];
  return (
    <li className="item">
      {item.title === null ? null : (
        <h3 className="item-title" dir="auto">
          <ItemLink list={content.list} id={item.id} href={item.href} page={page}>
            {item.title}
          </ItemLink>
        </h3>
      )}
      {item.sub === null ? null : (
        <p className="item-sub" dir="auto">
          <SafeLink href={item.subHref}>{item.sub}</SafeLink>
        </p>
      )}
      <Meta item={item} list={content.list} stretch={stretch} page={page} />
      {item.text === null ? null : (
        <div className="item-text">
          <WrittenText blocks={textBlocks(item.text)} />
        </div>
      )}
      {image === null ? null : (
        <SitePicture
          image={image}
          page={page}
          alt={item.picture?.alt ?? ''}
          sizes="(min-width:62rem) 38rem, 92vw"
          className="item-picture"
        />
      )}
      {item.tags.length > 0 ? (
        <Tags tags={item.tags} {...(tagsLabel === null ? {} : { label: tagsLabel })} />
      ) : null}
    </li>
  );
}

function Meta({ item, list, stretch, page }: Omit<ItemProps, 'content'> & { list: ItemList | undefined }) {
  const { words, writer, sheet, theme } = page;
  if (item.when === null && item.notes.length === 0 && item.counts.length === 0) return null;
  return (
    <p className="meta">
      {theme.log === true && item.updated !== null ? (
        <time className="when" dateTime={item.updated}>
          {item.updated}
        </time>
      ) : item.when === null ? null : (
        <span className="when">
          {item.title === null ? (
            <ItemLink list={list} id={item.id} href={item.href} page={page}>
              <When when={item.when} page={page} />
            </ItemLink>
          ) : (
            <When when={item.when} page={page} />
          )}
        </span>
      )}
      {item.notes.map((note) => (
        <span key={note} dir="auto">
          {note}
        </span>
      ))}
      {item.counts.map(({ what, value }) => (
        <span key={what} className="num">
          {words.counted(what, writer.number(value), value)}
        </span>
      ))}
      {stretch === null ? null : (
        <span
          className={classNames('span', sheet.vars({ '--a': stretch.from, '--b': stretch.to }))}
          aria-hidden="true"
        />
      )}
    </p>
  );
}
