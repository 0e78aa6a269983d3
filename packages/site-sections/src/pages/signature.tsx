import { Monogram } from '../parts/monogram.tsx';
import type { PageContext } from '../sections/section.ts';
import { ownerName } from '../site-facts.ts';
import type { SiteItem } from './site-item.ts';

/** Whoever's site it is, below what they wrote. */
export function Signature({ item, page }: { item: SiteItem; page: PageContext }) {
  if (page.theme.article?.signed !== true) return null;
  const name = ownerName(page.site);
  // A project is no day's work.
  const date = item.list === 'projects' ? null : page.writer.date(item.date);
  return (
    <div className="signed">
      <Monogram name={name} page={page} />
      <p>
        <b dir="auto">{name}</b>
        {date === null ? null : <time dateTime={page.writer.day(item.date)}>{date}</time>}
      </p>
    </div>
  );
}
