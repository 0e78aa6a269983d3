import { itemAnchor } from '../../parts/item-anchor.ts';
import { ItemLink } from '../../parts/item-link.tsx';
import { storedFilm } from '../../parts/own-film.tsx';
import { cleanLine, shorten } from '../../text/clean-text.ts';
import type { PageContext } from '../section.ts';
import { saysMore, type Highlight } from './highlight.ts';

/** A caption of fewer letters is set large; of one with more, the rest is in its own view. */
const BRIEF = 48;
const LONGEST = 240;

/** Posts that have no picture: their days, large, and what was said on them. */
export function DatedList({ items, page }: { items: readonly Highlight[]; page: PageContext }) {
  return (
    <ol className="dated">
      {items.map((item) => (
        <DatedItem key={item.id} item={item} page={page} />
      ))}
    </ol>
  );
}

function DatedItem({ item, page }: { item: Highlight; page: PageContext }) {
  const { words, writer } = page;
  const day = writer.dayOfYear(item.date) ?? writer.date(item.date);
  const year = writer.dayOfYear(item.date) === null ? null : writer.year(item.date);
  const plays = storedFilm(item.video, page) !== null;
  const [first, ...rest] = (item.caption ?? item.title ?? (plays ? words.reel : words.withoutPicture))
    .split('\n')
    .flatMap((line) => cleanLine(line) ?? []);
  const title = first !== undefined && first.length <= BRIEF ? first : null;
  const whole = (title === null ? [first ?? '', ...rest] : rest).join(' ');
  const text = shorten(whole, LONGEST);
  const view = plays || (saysMore(item) && text !== whole) ? `#${itemAnchor('view', item.id)}` : null;
  return (
    <li id={itemAnchor('tile', item.id)}>
      <p className="dated-day">
        <ItemLink list="media" id={item.id} href={item.href} page={page}>
          <time dateTime={writer.day(item.date)}>
            {day ?? words.withoutPicture} {year === null ? null : <small>{year}</small>}
          </time>
        </ItemLink>
      </p>
      <div className="dated-text">
        {title === null ? null : (
          <p className="brief" dir="auto">
            {view === null || text !== '' ? title : <a href={view}>{title}</a>}
          </p>
        )}
        {text === '' ? null : <p dir="auto">{view === null ? text : <a href={view}>{text}</a>}</p>}
      </div>
    </li>
  );
}
