import type { LeftOut } from '@tosite/validation/profile/source-report';
import type { Profile } from '@tosite/validation/profile/profile';
import type { Fact } from '../people/facts.ts';
import type { Row, Source } from '../people/source.ts';
import type { Words } from '../people/words.ts';
import { tidy, type SiteSeen } from './site-seen.ts';

export type Whereabouts = 'shown' | 'kept' | 'named' | 'lost';
export type Found = { fact: Fact; where: Whereabouts };

const DATES = new Set([
  'start',
  'end',
  'issued',
  'published',
  'date',
  'publishedAt',
  'takenAt',
  'updatedAt',
  'since',
]);

export const isDate = (field: string): boolean => DATES.has(field);

export type Kept = { profile: Profile; leftOut: readonly LeftOut[]; warnings: readonly string[] };

/** Where each fact went: on a page, into the kept profile, into the report, or nowhere. */
export function findFacts(
  facts: readonly Fact[],
  source: Source,
  words: Words,
  site: SiteSeen,
  kept: Kept,
): Found[] {
  const profileText = tidy(JSON.stringify(kept.profile));
  const items = new Map<string, string[]>();
  const itemsOf = (list: string): string[] => {
    const known = items.get(list);
    if (known !== undefined) return known;
    const value = list === 'person' ? [kept.profile] : (kept.profile as Record<string, unknown>)[list];
    const texts = (Array.isArray(value) ? value : []).map((item) => tidy(JSON.stringify(item)));
    items.set(list, texts);
    return texts;
  };
  const room = new Map<string, number>();
  const where = (fact: Fact): Whereabouts => {
    if (isDate(fact.field)) {
      const row = rowOf(source, fact);
      const own = ownOf(row, words);
      const candidates = itemsOf(fact.list).filter((text) => own.every((word) => text.includes(word)));
      if (!candidates.some((text) => saysDate(text, fact.value))) return named(fact, kept, room);
      return site.all.includes(`datetime="${fact.value.slice(0, 10)}"`) ? 'shown' : 'kept';
    }
    const own = words.ownIn(fact.value);
    if (own.length === 0) return 'kept';
    if (own.every((word) => site.words.includes(word))) return 'shown';
    if (own.every((word) => profileText.includes(word) || site.all.includes(word))) return 'kept';
    return named(fact, kept, room);
  };
  return facts.map((fact) => ({ fact, where: where(fact) }));
}

function saysDate(text: string, date: string): boolean {
  return text.includes(`"${date}"`) || text.includes(`"${date.replace(/Z$/u, '.000Z')}"`);
}

export function rowOf(source: Source, { list, index }: Pick<Fact, 'list' | 'index'>): Row {
  return list === 'person' ? source.person : (source.lists[list]?.[index] ?? {});
}

/** The words of a row's own name: the first field that says anything but a date or a number. */
export function ownOf(row: Row, words: Words): string[] {
  for (const [field, value] of Object.entries(row)) {
    if (isDate(field) || field === 'id') continue;
    const own = words.ownIn(value);
    if (own.length > 0) return own;
  }
  return [];
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The report names a fact by its table, by its column, or by its own words; each entry counts once for each of its count. */
function named(fact: Fact, { leftOut, warnings }: Kept, room: Map<string, number>): 'named' | 'lost' {
  const said = leftOut.findIndex((entry, index) => {
    const left = room.get(String(index)) ?? entry.count;
    const table = plain(entry.table.replace(/\.csv$/u, ''));
    const own = plain(fact.table.replace(/\.csv$/u, ''));
    const whole = plain(`${fact.table}${fact.column}`);
    const isTable = table === own || table.endsWith(own) || own.endsWith(table) || table === whole;
    const isColumn =
      entry.column === null ||
      plain(entry.column) === plain(fact.column) ||
      table === whole ||
      plain(`${entry.table}${entry.column}`) === whole ||
      plain(entry.column) === plain(fact.field);
    return (
      left > 0 && (isTable || table === plain(fact.column)) && (isColumn || table === plain(fact.column))
    );
  });
  if (said !== -1) {
    const key = String(said);
    // A row that is left out takes all of its cells with it, so only whole columns are counted down.
    if (leftOut[said]?.column !== null) room.set(key, (room.get(key) ?? leftOut[said]?.count ?? 0) - 1);
    return 'named';
  }
  return warnings.some((warning) => warning.includes(fact.value.slice(0, 40))) ? 'named' : 'lost';
}
