import { createHash } from 'node:crypto';
import { PROFILE_LISTS, type Profile, type ProfileList } from '@tosite/validation/profile/profile';
import { FACT_PATHS } from '@tosite/validation/profile/fact-paths';
import type { ItemField } from '@tosite/validation/profile/item-field';
import { fieldLabel, formatItem, formatPeriod, formatValue, itemLabel } from './format-change.ts';
import { FACT_WRITING, FIELD_WRITING, type Writing } from '@tosite/validation/profile/writing';
import { readFact } from './facts.ts';
import { figureChange, isFigure, isRoughIn } from './figures.ts';
import { missingItems } from './missing-items.ts';
import type { Reading } from '../reading.ts';
import { wordingOf, type Wording } from './wording.ts';
import { isEmpty, isPicture, pictureKey, isSameFact } from '@tosite/validation/profile/merge/same-fact';

type Item = Profile[ProfileList][number];
export type ChangeKind = 'added' | 'changed' | 'removed';

/** One thing that a source says otherwise than it did when the site took it over. */
export type FoundChange = {
  id: string;
  kind: ChangeKind;
  list: ProfileList | null;
  /** As the source's own layer has it. */
  itemId: string | null;
  /** A fact's path, `figures`, or the fields of an item that change together; empty: the whole item. */
  fields: readonly string[];
  label: Wording;
  before: Wording | null;
  after: Wording | null;
};

/** What changed, in the order in which a person reads a profile. The same at each call for the same answer. */
export function findChanges(sourceId: string, known: Profile, reading: Reading): FoundChange[] {
  const said = reading.profile;
  const name = (change: Omit<FoundChange, 'id'>, content: unknown): FoundChange => ({
    ...change,
    id: fingerprint([sourceId, change.kind, change.list, change.itemId, change.fields, content]),
  });
  return [
    ...changedFacts(known, reading).map(({ content, ...change }) => name(change, content)),
    ...PROFILE_LISTS.filter((list) => list !== 'codeLanguages').flatMap((list) => [
      ...addedItems(list, known, said).map(({ content, ...change }) => name(change, content)),
      ...changedItems(list, known, reading).map(({ content, ...change }) => name(change, content)),
    ]),
    ...missingItems(known, reading).map(({ list, item }) =>
      name({ ...whole(list, item, 'removed'), before: formatItem(item), after: null }, null),
    ),
  ];
}

type Told = Omit<FoundChange, 'id'> & { content: unknown };

function changedFacts(known: Profile, { profile: said, saysAll }: Reading): Told[] {
  const facts = FACT_PATHS.flatMap((path): Told[] => {
    const [before, after] = [readFact(known, path), readFact(said, path)];
    if (isSameFact(before, after) || (isEmpty(after) && (!saysAll || path === 'name'))) return [];
    const label = wordingOf({ id: 'change.fact', fact: path });
    return [
      {
        ...sides(before, after, FACT_WRITING[path]),
        list: null,
        itemId: null,
        fields: [path],
        label,
        content: after,
      },
    ];
  });
  const figures = figureChange(known, said);
  if (figures === null) return facts;
  const change = {
    kind: 'changed',
    list: null,
    itemId: null,
    fields: ['figures'],
    label: wordingOf({ id: 'change.numbers' }),
  } as const;
  return [...facts, { ...change, ...figures, content: [said.stats, figures.after.text] }];
}

function addedItems(list: ProfileList, known: Profile, said: Profile): Told[] {
  const ids = new Set(known[list].map(({ id }) => id));
  const items: readonly Item[] = said[list];
  return items
    .filter(({ id }) => !ids.has(id))
    .map((item) => ({
      ...whole(list, item, 'added'),
      before: null,
      after: formatItem(item),
      content: askedFields(list, item).map((field) => item[field as keyof Item]),
    }));
}

function changedItems(list: ProfileList, known: Profile, { profile: said, saysAll }: Reading): Told[] {
  const byId = new Map<string, Item>(known[list].map((item) => [item.id, item]));
  const items: readonly Item[] = said[list];
  return items.flatMap((item): Told[] => {
    const before = byId.get(item.id);
    if (before === undefined) return [];
    return fieldGroups(list, item).flatMap((fields): Told[] => {
      const values = (one: Item): unknown[] => fields.map((field) => one[field as keyof Item]);
      const [old, now] = [values(before), values(item)];
      const isPeriod = fields === PERIOD;
      // Some sources say no dates at all: then the ones that are there stand.
      const isUnsaid = isPeriod ? formatPeriod(item) === null : isEmpty(now[0]) && !saysAll;
      // What one of the two knows only roughly cannot be told to have changed.
      if (isSameFact(old, now) || isUnsaid || fields.some((field) => isRoughIn(field, before, item)))
        return [];
      const change = isPeriod
        ? { kind: 'changed' as const, before: formatPeriod(before), after: formatPeriod(item) }
        : sides(old[0], now[0], FIELD_WRITING[fields[0]]);
      const label = fieldLabel(before, fields[0]);
      return [{ ...change, list, itemId: item.id, fields, label, content: now }];
    });
  });
}

type FieldGroup = readonly [ItemField, ...ItemField[]];

const PERIOD: FieldGroup = ['start', 'end', 'current'];
/** A film that was uploaded again is somewhere else as a whole. */
const FILM: FieldGroup = ['url', 'videoId', 'thumbnail', 'chapters'];

/** The fields that are asked about; those that say something together are one question. */
function fieldGroups(list: ProfileList, item: Item): FieldGroup[] {
  const together: FieldGroup[] = [
    ...('current' in item ? [PERIOD] : []),
    ...(list === 'videos' ? [FILM] : []),
  ];
  const single = askedFields(list, item).filter((field) => !together.flat().includes(field));
  return [...together, ...single.map((field): FieldGroup => [field])];
}

/** What says how an item was read, and nothing of the thing itself. */
const OF_THE_READING = new Set(['id', 'origin', 'approximate']);

function askedFields(list: ProfileList, item: Item): ItemField[] {
  const fields = Object.keys(item).filter((field) => !OF_THE_READING.has(field) && !isFigure(list, field));
  // Profiles are read by their schema: an item has no other fields.
  return fields as ItemField[];
}

function sides(
  before: unknown,
  after: unknown,
  writing: Writing | undefined,
): Pick<FoundChange, 'kind' | 'before' | 'after'> {
  return {
    kind: isEmpty(before) ? 'added' : isEmpty(after) ? 'removed' : 'changed',
    before: formatValue(before, writing, 'before'),
    after: formatValue(after, writing, 'after'),
  };
}

function whole(
  list: ProfileList,
  item: Item,
  kind: ChangeKind,
): Omit<FoundChange, 'id' | 'before' | 'after'> {
  return { kind, list, itemId: item.id, fields: [], label: itemLabel(item) };
}

/** Signatures in the addresses of pictures do not make another change of it. */
function fingerprint(parts: unknown): string {
  const text = JSON.stringify(parts, (_, value: unknown) =>
    isPicture(value) ? pictureKey(value.url) : value,
  );
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
