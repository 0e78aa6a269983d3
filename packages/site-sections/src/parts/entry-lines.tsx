import { everyItem } from '../sections/arrange.ts';
import type { Entry } from '../sections/entry.ts';
import type { PageContext } from '../sections/section.ts';
import { commaOf } from '../text/comma-of.ts';
import type { EntriesContent } from './entries.tsx';
import { ItemLink } from './item-link.tsx';
import { Lines } from './lines.tsx';
import { SafeLink } from './safe-link.tsx';
import { When } from './when.tsx';

/** As many lines as an entry of a short list may bring, and as many letters as one of them may have. */
const MOST_LINES = 4;
const LETTERS = 160;

/** Whether a list says so little that a band of its own would be louder than what it says. */
export function saysLittle({ entries }: EntriesContent): boolean {
  const items = everyItem(entries);
  const lines = items.reduce((sum, { sub }) => sum + (sub === null ? 1 : 2), 0);
  return entries.all === items.length && lines <= MOST_LINES && items.every(isShort);
}

function isShort(item: Entry): boolean {
  const { title, sub, text, picture, tags, counts, besides, credential, site } = item;
  return (
    title !== null &&
    title.length <= LETTERS &&
    (sub ?? '').length <= LETTERS &&
    text === null &&
    picture === null &&
    credential === null &&
    site === null &&
    tags.length + counts.length + besides.length === 0
  );
}

/** The entries of such a list. */
export function EntryLines({ content, page }: { content: EntriesContent; page: PageContext }) {
  const comma = commaOf(page.site.language);
  return (
    <Lines
      lines={everyItem(content.entries).map(({ id, title, href, sub, subHref, when, notes }) => ({
        id,
        title: (
          <ItemLink list={content.list} id={id} href={href} page={page}>
            {title}
          </ItemLink>
        ),
        sub: sub === null ? null : <SafeLink href={subHref}>{sub}</SafeLink>,
        when:
          when === null && notes.length === 0 ? null : (
            <>
              {when === null ? null : <When when={when} page={page} />}
              {notes.map((note, index) => (
                <bdi key={note}>{index === 0 && when === null ? note : `${comma}${note}`}</bdi>
              ))}
            </>
          ),
      }))}
    />
  );
}
