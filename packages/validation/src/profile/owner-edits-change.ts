import { editKey, type ItemEdit, type OwnerEdits } from './owner-edits.ts';
import type { ProfileList } from './profile.ts';

/*
 * What an owner edited, asked and taken back piece by piece. A field of the profile itself is named with `list` null
 * and a path of at most two names (`headline`, `contact.email`); `field` null means the whole item.
 */

/** Whether the owner set this field; for a whole item, whether they changed, hid or wrote it. */
export function editsTouch(
  edits: OwnerEdits,
  list: ProfileList | null,
  itemId: string | null,
  field: string | null,
): boolean {
  if (list === null) return field === null ? hasKeys(edits.fields) : readField(edits, field) !== undefined;
  if (itemId === null) return false;
  const edit = itemEdit(edits, list, itemId);
  const set = edit?.set ?? {};
  if (field !== null) return Object.hasOwn(set, field) && set[field] !== undefined;
  const isAdded = edits.added[list]?.some(({ id }) => id === itemId) === true;
  return isAdded || edit?.hidden === true || hasKeys(set);
}

/** The edits without this one; everything else stays as it is. */
export function dropEdits(
  edits: OwnerEdits,
  list: ProfileList | null,
  itemId: string | null,
  field: string | null,
): OwnerEdits {
  if (list === null) return { ...edits, fields: field === null ? {} : withoutField(edits.fields, field) };
  if (itemId === null) return edits;
  const key = editKey(list, itemId);
  const edit = itemEdit(edits, list, itemId);
  if (field === null) {
    const added = edits.added[list];
    return {
      ...edits,
      items: without(edits.items, key),
      added:
        added === undefined
          ? edits.added
          : withList(
              edits.added,
              list,
              added.filter(({ id }) => id !== itemId),
            ),
    };
  }
  if (edit?.set === undefined || !Object.hasOwn(edit.set, field)) return edits;
  const set = without(edit.set, field);
  const rest: ItemEdit = {
    ...(hasKeys(set) ? { set } : {}),
    ...(edit.hidden === undefined ? {} : { hidden: edit.hidden }),
  };
  return {
    ...edits,
    items: hasKeys(rest) ? { ...edits.items, [key]: rest } : without(edits.items, key),
  };
}

/** The edits of an item that is shown under another id from now on. What that id has of its own wins. */
export function moveEdits(edits: OwnerEdits, list: ProfileList, from: string, to: string): OwnerEdits {
  if (from === to) return edits;
  const moved = itemEdit(edits, list, from);
  const there = itemEdit(edits, list, to);
  const order = edits.order[list];
  return {
    ...edits,
    items:
      moved === undefined
        ? edits.items
        : {
            ...without(edits.items, editKey(list, from)),
            [editKey(list, to)]: overItem(moved, there),
          },
    order:
      order === undefined || order.includes(to) || !order.includes(from)
        ? edits.order
        : { ...edits.order, [list]: order.map((id) => (id === from ? to : id)) },
  };
}

function overItem(older: ItemEdit | undefined, newer: ItemEdit | undefined): ItemEdit {
  const set = { ...older?.set, ...newer?.set };
  const hidden = newer?.hidden ?? older?.hidden;
  return { ...(hasKeys(set) ? { set } : {}), ...(hidden === undefined ? {} : { hidden }) };
}

function itemEdit(edits: OwnerEdits, list: ProfileList, id: string): ItemEdit | undefined {
  const key = editKey(list, id);
  return Object.hasOwn(edits.items, key) ? edits.items[key] : undefined;
}

function readField(edits: OwnerEdits, path: string): unknown {
  const [name = '', inner] = path.split('.');
  const value = Object.hasOwn(edits.fields, name)
    ? edits.fields[name as keyof OwnerEdits['fields']]
    : undefined;
  if (inner === undefined || typeof value !== 'object' || value === null)
    return inner === undefined ? value : undefined;
  return Object.hasOwn(value, inner) ? value[inner as keyof typeof value] : undefined;
}

function withoutField(fields: OwnerEdits['fields'], path: string): OwnerEdits['fields'] {
  const [name = '', inner] = path.split('.');
  const value = fields[name as keyof typeof fields];
  if (inner === undefined) return without(fields, name);
  if (typeof value !== 'object' || value === null) return fields;
  const rest = without(value, inner);
  return hasKeys(rest) ? { ...fields, [name]: rest } : without(fields, name);
}

function withList(
  added: OwnerEdits['added'],
  list: ProfileList,
  items: readonly { id: string }[],
): OwnerEdits['added'] {
  // Items of this very list, some left out.
  return items.length === 0 ? without(added, list) : { ...added, [list]: items };
}

function without<T extends object>(values: T, key: string): T {
  // Every field that is taken out is an optional one.
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== key)) as T;
}

function hasKeys(value: object): boolean {
  return Object.values(value).some((inner) => inner !== undefined);
}
