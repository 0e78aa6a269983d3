import type { Row, Source } from './source.ts';

/** One thing that a source says, and where it says it. */
export type Fact = {
  /** `person`, or the list. */
  list: string;
  index: number;
  field: string;
  /** As the source writes it. */
  value: string;
  /** What the source calls the place: `Positions.csv`, `work`, `/users/*`. */
  table: string;
  column: string;
};

/** Which fields a way in writes, and what it calls them: by list, then by field. */
export type Places = Record<string, { table: string; columns: Record<string, string> }>;

/** Everything that a way in writes of a source. */
export function factsOf(source: Source, places: Places): Fact[] {
  const of = (list: string, row: Row, index: number): Fact[] => {
    const place = places[list];
    if (place === undefined) return [];
    return Object.entries(place.columns).flatMap(([field, column]) => {
      const value = row[field] ?? '';
      return value === '' ? [] : [{ list, index, field, value, table: place.table, column }];
    });
  };
  return [
    ...of('person', source.person, 0),
    ...Object.entries(source.lists).flatMap(([list, rows]) =>
      rows.flatMap((row, index) => of(list, row, index)),
    ),
  ];
}

/** The same source with one field of one thing said otherwise. */
export function corrected(source: Source, fact: Fact, value: string): Source {
  if (fact.list === 'person') return { ...source, person: { ...source.person, [fact.field]: value } };
  const rows = (source.lists[fact.list] ?? []).map((row, index) =>
    index === fact.index ? { ...row, [fact.field]: value } : row,
  );
  return { ...source, lists: { ...source.lists, [fact.list]: rows } };
}
