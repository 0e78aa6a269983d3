import type { PageContext } from '../sections/section.ts';

type TurnTo = { path: string; name: string } | null;

/** The pages before and after this one. */
export function Turn({
  before,
  after,
  labels,
  page,
}: {
  before: TurnTo;
  after: TurnTo;
  labels: { before: string; after: string };
  page: PageContext;
}) {
  if (before === null && after === null) return null;
  return (
    <nav className="turn" aria-label={page.words.pages.around}>
      {before === null ? null : (
        <a href={before.path} rel="prev">
          <span className="turn-label">{labels.before}</span>
          <span dir="auto">{before.name}</span>
        </a>
      )}
      {after === null ? null : (
        <a href={after.path} rel="next" className="turn-on">
          <span className="turn-label">{labels.after}</span>
          <span dir="auto">{after.name}</span>
        </a>
      )}
    </nav>
  );
}
