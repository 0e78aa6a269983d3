import { When } from '../parts/when.tsx';
import type { PageContext } from '../sections/section.ts';
import { isRough } from '../sections/fact.ts';
import type { Counted } from '../words/words.ts';
import type { ProfileItem } from './site-item.ts';

/** When it was, and how many saw or liked it. */
export function ItemMeta({ item, page }: { item: ProfileItem; page: PageContext }) {
  const { words, writer } = page;
  const counts = countsOf(item).flatMap(([what, value]) =>
    value === null || value === 0
      ? []
      : [
          {
            what,
            text: words.counted(
              what,
              isRough(item.source, what) ? writer.rough(value) : writer.compact(value),
              value,
            ),
          },
        ],
  );
  const notes = item.list === 'projects' && item.source.archived ? [words.archived] : [];
  const when =
    item.list === 'projects'
      ? { start: item.source.start, end: item.source.end, current: false, kind: 'period' as const }
      : { start: item.date, end: null, current: false, kind: 'date' as const };
  const dated = (when.start ?? when.end) !== null;
  if (!dated && counts.length + notes.length === 0) return null;
  return (
    <p className="meta">
      {dated ? (
        <span className="when">
          <When when={when} page={page} />
        </span>
      ) : null}
      {notes.map((note) => (
        <span key={note} dir="auto">
          {note}
        </span>
      ))}
      {counts.map(({ what, text }) => (
        <span key={what} className="num">
          {text}
        </span>
      ))}
    </p>
  );
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
