import type { ReactNode } from 'react';
import type { Period } from '../sections/entry.ts';
import type { PageKit } from '../sections/section.ts';
import { directionOf } from '../text/script-of-text.ts';

/** A period or date as people write it. Says "present" only where the source said that it goes on. */
export function When({ when, page }: { when: Period; page: PageKit }): ReactNode {
  const { writer, words } = page;
  const start = moment(when.start, page);
  const end = moment(when.end, page);
  if (when.kind === 'updated') {
    const written = writer.date(when.start);
    return written === null ? null : <time dateTime={day(when.start)}>{words.updated(written)}</time>;
  }
  if (start === null && when.end !== null) {
    const written = writer.date(when.end);
    return written === null ? null : <time dateTime={day(when.end)}>{words.until(written)}</time>;
  }
  if (when.current)
    return start === null ? words.present : <Range from={start} to={words.present} page={page} />;
  if (start === null) return null;
  if (end === null || writer.date(when.start) === writer.date(when.end)) return start;
  return <Range from={start} to={end} page={page} />;
}

/** Years alone have no direction: they follow the page's, from the right where it is read from there. */
function Range({ from, to, page: { site } }: { from: ReactNode; to: ReactNode; page: PageKit }) {
  return (
    <bdi dir={directionOf(site.language) === 'rtl' ? 'rtl' : undefined}>
      {from}
      {' – '}
      {to}
    </bdi>
  );
}

function moment(text: string | null, { writer }: PageKit): ReactNode {
  const written = writer.date(text);
  return written === null ? null : <time dateTime={day(text)}>{written}</time>;
}

/** The date part, at its own precision. */
function day(text: string | null): string | undefined {
  return text?.slice(0, 10);
}
