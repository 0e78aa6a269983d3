import type { ReactNode } from 'react';
import { everyItem, type Collapsed } from '../sections/arrange.ts';
import type { Entry } from '../sections/entry.ts';
import { PLATFORM_NAMES } from '@tosite/validation/platforms/platform-names';
import type { PageContext } from '../sections/section.ts';
import { timeline, type Stretch } from '../sections/timeline.ts';
import type { ItemList } from '../pages/site-item.ts';
import { sizesOf } from '../themes/picture-sizes.ts';
import { classNames } from './class-names.ts';
import { itemAnchor } from './item-anchor.ts';
import { ItemLink } from './item-link.tsx';
import { LogCount, LogHead, lanesOf } from './log.tsx';
import { More } from './more.tsx';
import { SafeLink } from './safe-link.tsx';
import { SitePicture, storedCopy } from './site-picture.tsx';
import { Tags } from './tags.tsx';
import { When } from './when.tsx';
import { textBlocks, WrittenText } from './written-text.tsx';

export type EntriesContent = {
  entries: Collapsed<Entry>;
  compact: boolean;
  /** Draws each period on the axis of them all. */
  timeline: boolean;
  /** What the tags are, for those who hear the page. */
  tagsAre: 'skills' | 'topics' | null;
  /** The list whose items may have pages of their own. */
  list?: ItemList;
  /** Where the ones beyond the page are. */
  elsewhere?: string | null;
};

/** The list that most sections are: jobs, schools, repositories, prizes. */
export function Entries({ content, page }: { content: EntriesContent; page: PageContext }) {
  const { entries, compact } = content;
  const most = page.theme.curtain === true ? mostStars(everyItem(entries)) : 0;
  const axis = content.timeline ? timeline(everyItem(entries), page.writer.day(page.site.now) ?? null) : null;
  const lanes = page.theme.log === true && axis !== null ? lanesOf(everyItem(entries), axis) : null;
  const list = (items: readonly Entry[]) => (
    <ol className={classNames('items', compact && 'compact')}>
      {items.map((item) => (
        <Item
          key={item.id}
          item={item}
          content={content}
          stretch={axis?.get(item.id) ?? null}
          most={most}
          side={lanes?.has(item.id) === true}
          page={page}
        />
      ))}
    </ol>
  );
  return (
    <>
      {page.theme.log === true && content.tagsAre === 'topics' ? <LogHead page={page} /> : null}
      {list(entries.shown)}
      {entries.collapsed.length > 0 ? (
        <More label={page.words.more(entries.collapsed.length)}>{list(entries.collapsed)}</More>
      ) : null}
      {content.elsewhere && entries.all > everyItem(entries).length ? (
        <p className="onward">
          <SafeLink href={content.elsewhere} me>
            {page.words.allOn(PLATFORM_NAMES[page.site.profile.platform])}
          </SafeLink>
        </p>
      ) : null}
    </>
  );
}

/** What it says, and below it, small, what is known besides. */
function Text({ item, page }: { item: Entry; page: PageContext }) {
  const besides = besidesOf(item, page);
  if (item.text === null && besides.length === 0) return null;
  return (
    <div className="item-text">
      {item.text === null ? null : <WrittenText blocks={textBlocks(item.text)} />}
      {besides.length === 0 ? null : (
        <p className="besides">
          {besides.map(([name, node]) => (
            <span key={name}>{node}</span>
          ))}
        </p>
      )}
    </div>
  );
}

function besidesOf(item: Entry, { words, writer, theme }: PageContext): (readonly [string, ReactNode])[] {
  // A log has this date beside its entry, and so has one of which no other is known.
  const isDated = theme.log === true || item.when?.kind === 'updated';
  const updated = isDated ? null : writer.date(item.updated);
  return [
    ...(item.credential === null ? [] : [['credential', words.credential(item.credential)] as const]),
    ...item.besides.map((note) => [note, <bdi key={note}>{note}</bdi>] as const),
    ...(item.forks === null
      ? []
      : [['forks', words.counted('forks', writer.number(item.forks), item.forks)] as const]),
    ...(item.archived ? [['archived', words.archived] as const] : []),
    ...(updated === null
      ? []
      : [
          [
            'updated',
            <time key="updated" dateTime={writer.day(item.updated)}>
              {words.updated(updated)}
            </time>,
          ] as const,
        ]),
    ...(item.site === null
      ? []
      : [
          [
            'site',
            <SafeLink key="site" href={item.site.href}>
              <bdi>{item.site.text}</bdi>
            </SafeLink>,
          ] as const,
        ]),
  ];
}

type ItemProps = {
  item: Entry;
  content: EntriesContent;
  stretch: Stretch | null;
  /** The most stars that any of the items has; 0 where they are not drawn. */
  most: number;
  /** It went on beside another: in a log it has a lane of its own. */
  side: boolean;
  page: PageContext;
};

const starsOf = ({ counts }: Entry) => counts.find(({ what }) => what === 'stars')?.value ?? 0;
const mostStars = (items: readonly Entry[]) => Math.max(0, ...items.map(starsOf));

function Item({ item, content, stretch, most, side, page }: ItemProps) {
  const { words, sheet } = page;
  const light = most > 0 ? Math.round((20 * Math.log1p(starsOf(item))) / Math.log1p(most)) / 20 : 0;
  const image = storedCopy(item.picture, page);
  const tagsLabel =
    content.tagsAre === null ? null : { skills: words.skillsUsed, topics: words.topics }[content.tagsAre];
  return (
    <li
      className={classNames('item', side && 'side', light > 0 && sheet.vars({ '--k': light }))}
      id={content.list === 'updates' ? itemAnchor('update', item.id) : undefined}
    >
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
      <Text item={item} page={page} />
      {image === null ? null : (
        <SitePicture
          image={image}
          page={page}
          alt={item.picture?.alt ?? ''}
          sizes={sizesOf(page.theme, content.list === 'updates' ? 'update' : 'item')}
          className="item-picture"
        />
      )}
      {item.tags.length > 0 ? (
        <Tags tags={item.tags} {...(tagsLabel === null ? {} : { label: tagsLabel })} />
      ) : null}
    </li>
  );
}

function Meta({
  item,
  list,
  stretch,
  page,
}: Omit<ItemProps, 'content' | 'most' | 'side'> & { list: ItemList | undefined }) {
  const { words, writer, sheet, theme } = page;
  if (item.when === null && item.notes.length === 0 && item.counts.length === 0) return null;
  return (
    <p className="meta">
      {theme.log === true && item.updated !== null ? (
        <time className="when" dateTime={writer.day(item.updated)}>
          {writer.day(item.updated)}
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
          {theme.log === true ? (
            <LogCount
              written={writer.number(value)}
              whole={words.counted(what, writer.number(value), value)}
            />
          ) : (
            words.counted(what, writer.number(value), value)
          )}
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
