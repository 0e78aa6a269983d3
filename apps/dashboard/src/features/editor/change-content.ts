import {
  editKey,
  type ItemEdit,
  type OwnerEdits,
  type ProfileItem,
} from '@tosite/validation/profile/owner-edits';
import { dropEdits } from '@tosite/validation/profile/owner-edits-change';
import { CHANGED_ITEMS, OwnerFieldsSchema } from '@tosite/validation/profile/owner-edits-fields';
import type { ProfileList } from '@tosite/validation/profile/profile';
import * as v from 'valibot';

/*
 * The owner's layer, changed piece by piece. Every function is total: what the layer's schema does not take changes
 * nothing.
 */

/** A field of the profile itself: `headline`, `contact.email`. undefined: as the sources say it. */
export function setField(edits: OwnerEdits, path: string, value: unknown): OwnerEdits {
  if (value === undefined) return dropEdits(edits, null, null, path);
  const [name = '', inner] = path.split('.');
  const before = edits.fields[name as keyof OwnerEdits['fields']];
  const whole =
    inner === undefined ? value : { ...(typeof before === 'object' ? before : {}), [inner]: value };
  const read = v.safeParse(OwnerFieldsSchema, { ...edits.fields, [name]: whole });
  return read.success ? { ...edits, fields: read.output } : edits;
}

/** Fields of one item; of an item that the owner added, the item itself changes. */
export function setItem(
  edits: OwnerEdits,
  list: ProfileList,
  id: string,
  set: Readonly<Record<string, unknown>>,
): OwnerEdits {
  const read = v.safeParse(CHANGED_ITEMS[list], set);
  if (!read.success) return edits;
  // The schema is of an object.
  const fields = read.output as Record<string, unknown>;
  const added: readonly ProfileItem[] | undefined = edits.added[list];
  if (added?.some((item) => item.id === id) === true) {
    const items = added.map((item) => (item.id === id ? { ...item, ...fields } : item));
    return { ...edits, added: { ...edits.added, [list]: items } };
  }
  const key = editKey(list, id);
  const before = edits.items[key];
  return withItem(edits, key, { ...before, set: { ...before?.set, ...fields } });
}

export function hideItem(edits: OwnerEdits, list: ProfileList, id: string, hidden: boolean): OwnerEdits {
  const key = editKey(list, id);
  const { hidden: _, ...rest } = edits.items[key] ?? {};
  return withItem(edits, key, hidden ? { ...rest, hidden } : rest);
}

export function addItem(edits: OwnerEdits, list: ProfileList, item: ProfileItem): OwnerEdits {
  const items: readonly ProfileItem[] = edits.added[list] ?? [];
  if (items.length >= MAX_ADDED || items.some(({ id }) => id === item.id)) return edits;
  return { ...edits, added: { ...edits.added, [list]: [...items, item] } };
}

/** As the sources say it again; an item that the owner added is gone. */
export function dropItem(edits: OwnerEdits, list: ProfileList, id: string): OwnerEdits {
  return dropEdits(edits, list, id, null);
}

export function orderItems(edits: OwnerEdits, list: ProfileList, order: readonly string[]): OwnerEdits {
  return { ...edits, order: { ...edits.order, [list]: [...order] } };
}

const MAX_ADDED = 100;

function withItem(edits: OwnerEdits, key: string, edit: ItemEdit): OwnerEdits {
  const { [key]: _, ...items } = edits.items;
  const isEmpty = edit.hidden !== true && Object.keys(edit.set ?? {}).length === 0;
  return { ...edits, items: isEmpty ? items : { ...items, [key]: edit } };
}
