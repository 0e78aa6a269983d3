import type { ReactNode } from 'react';
import type { Period } from '../sections/entry.ts';
import type { PageContext } from '../sections/section.ts';
import { directionOf } from '../text/script-of-text.ts';

/** A period or date as people write it. Says "present" only where the source said that it goes on. */
export function When({ when, page }: { when: Period; page: PageContext }): ReactNode {
  const { writer, words } = page;
  const start = moment(when.start, page);
  const end = moment(when.end, page);
  if (when.kind === 'updated') {
    const written = writer.date(when.start);
    return written === null ? null : <time dateTime={writer.day(when.start)}>{words.updated(written)}</time>;
  }
  if (start === null && when.end !== null) {
    const written = writer.date(when.end);
    return written === null ? null : <time dateTime={writer.day(when.end)}>{words.until(written)}</time>;
  }
  if (when.current)
    return start === null ? words.present : <Range from={start} to={words.present} page={page} />;
  if (start === null) return null;
  if (isAhead(when, page))
    return <time dateTime={writer.day(when.start)}>{words.from(writer.date(when.start) ?? '')}</time>;
  // Who says that something ended before it began is wrong about one of both: no range is drawn of them.
  if (end === null || isBackwards(when) || writer.date(when.start) === writer.date(when.end)) return start;
  return <Range from={start} to={end} page={page} />;
}

/** Years alone have no direction: they follow the page's, from the right where it is read from there. */
function Range({ from, to, page: { site } }: { from: ReactNode; to: ReactNode; page: PageContext }) {
  return (
    <bdi dir={directionOf(site.language) === 'rtl' ? 'rtl' : undefined}>
      {from}
      {' – '}
      {to}
    </bdi>
  );
}

/** It has not begun, and no end is known. */
function isAhead({ start, end, kind }: Period, { site, writer }: PageContext): boolean {
  if (start === null || end !== null || kind !== 'period') return false;
  return start > (writer.day(site.now) ?? '').slice(0, start.length);
}

function isBackwards({ start, end }: Period): boolean {
  if (start === null || end === null) return false;
  const precision = Math.min(start.length, end.length);
  return end.slice(0, precision) < start.slice(0, precision);
}

function moment(text: string | null, { writer }: PageContext): ReactNode {
  const written = writer.date(text);
  return written === null ? null : <time dateTime={writer.day(text)}>{written}</time>;
}
