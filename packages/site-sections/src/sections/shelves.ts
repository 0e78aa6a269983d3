import type { SectionKey } from '@tosite/validation/website/section-order';
import type { Theme } from '../themes/theme.ts';
import type { ShownSection } from './sections.tsx';

/** Sections that stand below each other, or in one row: a shelf. */
export type Row = { shelf: boolean; sections: ShownSection[] };

/** So many sections, of so many items, may say more before a page is no longer a short one. */
const MOST_BANDS = 2;
const MOST_ITEMS = 3;

/** How a page begins and ends, whatever else it says. */
const ENDS: ReadonlySet<SectionKey> = new Set(['hero', 'contact', 'subscribe']);

/** Whether a home page says so little that it is set quietly, as one window. */
export function isShortPage(sections: readonly ShownSection[]): boolean {
  const bands = sections.filter(({ key, little }) => !ENDS.has(key) && !little);
  const isSmall = ({ key, count }: ShownSection) =>
    key === 'about' || (count !== null && count <= MOST_ITEMS);
  return bands.length <= MOST_BANDS && bands.every(isSmall);
}

/** The sections of a home page in their order: those with little in them that follow one another share a row. */
export function rowsOf(
  sections: readonly ShownSection[],
  { shelves = 'always', ending = false }: Pick<Theme, 'shelves' | 'ending'>,
): Row[] {
  const short = isShortPage(sections);
  const shelved = shelves === 'always' || (shelves === 'short-pages' && short);
  const rows: Row[] = [];
  for (const section of sections) {
    const row = rows.at(-1);
    // How to reach somebody is the end of a page, and no small print, wherever there is more to say.
    const shelf = shelved && section.little && (section.key !== 'contact' || (short && !ending));
    if (shelf && row?.shelf === true) row.sections.push(section);
    else rows.push({ shelf, sections: [section] });
  }
  return rows;
}
