import { isRough, dateFact, textFact, type Fact } from '../sections/fact.ts';
import { FactList } from '../parts/fact-list.tsx';
import { safeAddress, writtenAddress } from '../parts/safe-address.ts';
import { When } from '../parts/when.tsx';
import type { PageContext } from '../sections/section.ts';
import { cleanLine } from '../text/clean-text.ts';
import type { Counted } from '../words/words.ts';
import type { ProfileItem } from './site-item.ts';

/** When it was, how many saw or liked it, and of a project what it is made of. */
export function ItemFacts({ item, page }: { item: ProfileItem; page: PageContext }) {
  const counts = countsOf(item).filter(([, value]) => value !== null && value > 0);
  const notes = item.list === 'projects' && item.source.archived ? [page.words.archived] : [];
  const facts = factsOf(item);
  const isCode = item.section === 'repositories';
  const when =
    item.list === 'projects'
      ? { start: item.source.start, end: item.source.end, current: false, kind: 'period' as const }
      : { start: item.date, end: null, current: false, kind: 'date' as const };
  const isDated = !isCode && (when.start ?? when.end) !== null;
  const duration = item.list === 'videos' ? item.film.duration : null;
  if (!isDated && counts.length + notes.length + facts.length === 0 && duration === null) return null;
  return (
    <div className="meta post-facts">
      {isDated ? (
        <span className="fact-date">
          <When when={when} page={page} />
        </span>
      ) : null}
      {notes.map((note) => (
        <span key={note} dir="auto">
          {note}
        </span>
      ))}
      {counts.map(([what, value]) => (
        <span key={what} className={`fact-count fact-${what}`}>
          <Count what={what} value={value ?? 0} item={item} page={page} />
        </span>
      ))}
      {duration === null ? null : (
        <span className="fact-film">
          <span className="num">{page.writer.duration(duration)}</span>
        </span>
      )}
      {facts.length === 0 ? null : <FactList facts={facts} page={page} className="leaf-facts" />}
    </div>
  );
}

function Count({
  what,
  value,
  item,
  page: { words, writer },
}: {
  what: Counted;
  value: number;
  item: ProfileItem;
  page: PageContext;
}) {
  const written = isRough(item.source, what) ? writer.rough(value) : writer.compact(value);
  return <span className="num">{words.counted(what, written, value)}</span>;
}

function countsOf(item: ProfileItem): [Counted, number | null][] {
  switch (item.list) {
    case 'projects':
      return [
        ['stars', item.source.stars],
        ['forks', item.source.forks],
      ];
    case 'videos':
      return [['views', item.source.views]];
    case 'media':
      return [['likes', item.source.likes]];
    case 'updates':
      return [];
  }
}

function factsOf(item: ProfileItem): Fact[] {
  if (item.list !== 'projects') return [];
  const { source } = item;
  const homepage = safeAddress(source.homepage);
  return [
    ...textFact('codeLanguage', cleanLine(source.language)),
    ...textFact('licence', cleanLine(source.licence)),
    ...(item.section === 'repositories' ? dateFact('since', source.start) : []),
    ...dateFact('updated', source.updatedAt),
    ...(homepage === null || homepage === safeAddress(source.url)
      ? []
      : textFact('website', writtenAddress(homepage), homepage)),
  ];
}
