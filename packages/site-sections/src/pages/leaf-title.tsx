import { classNames } from '../parts/class-names.ts';
import type { PageContext } from '../sections/section.ts';
import { measureText } from '../text/fit-text.ts';
import { hasCapitals } from '../text/script-of-text.ts';

/** A title of more letters is set smaller, and of many more smaller again. */
const LONG = 40;
const LONGEST = 90;

/** What an inner page is called. */
export function LeafTitle({
  name,
  lang,
  page,
}: {
  name: string;
  lang?: string | undefined;
  page: PageContext;
}) {
  return (
    <h1 className={classNames('story-title', 'leaf-title', howSet(name, page))} dir="auto" lang={lang}>
      {name}
    </h1>
  );
}

/** Its longest word must fit the page. */
function howSet(name: string, { theme, sheet }: PageContext): string | undefined {
  const lines = name.length > LONGEST ? 'longest' : name.length > LONG ? 'long' : null;
  if (!hasCapitals(name)) return classNames('foreign', lines);
  // A word breaks behind its hyphens too.
  const widths = name
    .split(/\s+|(?<=[-\u2010\u2013\u2014/])/u)
    .map((word) => measureText(word, theme.displayMetrics).width);
  const { bearing } = measureText(name, theme.displayMetrics);
  return classNames(
    lines,
    sheet.vars({
      '--word': Math.max(...widths),
      ...(theme.displayMetrics.alignsTitles ? { '--lsb': bearing } : {}),
    }),
  );
}
