import type { Entry } from '../sections/entry.ts';
import type { PageContext } from '../sections/section.ts';
import type { Stretch } from '../sections/timeline.ts';

/** What the columns of a log are of. Whoever hears the page is told it of each entry. */
export function LogHead({ page: { words } }: { page: PageContext }) {
  return (
    <p className="log-head" aria-hidden="true">
      <span>{words.facts.updated}</span>
      <span>{words.facts.repositories}</span>
      <span>{words.facts.codeLanguage}</span>
      <span>{words.facts.stars}</span>
    </p>
  );
}

/** A number under a head that says what it is of: the word beside it is for where there are no heads. */
export function LogCount({ written, whole }: { written: string; whole: string }) {
  return whole.startsWith(written) ? (
    <>
      {written}
      <span className="of">{whole.slice(written.length)}</span>
    </>
  ) : (
    whole
  );
}

/** Those that went on beside the one that keeps the line. */
export function lanesOf(items: readonly Entry[], axis: ReadonlyMap<string, Stretch>): ReadonlySet<string> {
  const beside = new Set<string>();
  let line: Stretch | undefined;
  for (const { id } of items) {
    const stretch = axis.get(id);
    if (stretch === undefined) continue;
    const shared = line === undefined ? 0 : Math.min(line.to, stretch.to) - Math.max(line.from, stretch.from);
    // A month or two of handing over is no work beside another.
    if (shared > (stretch.to - stretch.from) / 2) beside.add(id);
    else line = stretch;
  }
  return beside;
}
