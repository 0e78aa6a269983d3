import * as v from 'valibot';
import { ADDED_ITEMS, CHANGED_ITEMS, OwnerFieldsSchema, type OwnerFields } from './owner-edits-fields.ts';
import { PROFILE_LISTS, type Profile, type ProfileList } from './profile.ts';
import { formMessages } from '../messages/en/form.ts';

/*
 * The owner's own layer over what sources said: it is kept apart, so that no later reading of a source can lose it.
 */

export type ProfileItem = Profile[ProfileList][number];

export type ItemEdit = {
  /** Fields of the item that the owner wrote anew, as the list's own items have them. */
  set?: Record<string, unknown> | undefined;
  /** Kept, but not shown. */
  hidden?: boolean | undefined;
};

export type OwnerEdits = {
  fields: OwnerFields;
  /** By `list/id` of the item as the site shows it. */
  items: Record<string, ItemEdit>;
  added: { [L in ProfileList]?: Profile[L] | undefined };
  /** Ids in the owner's order; the rest follow as they came. */
  order: { [L in ProfileList]?: string[] | undefined };
};

const MAX_EDITS = 10_000;

export function emptyOwnerEdits(): OwnerEdits {
  return { fields: {}, items: {}, added: {}, order: {} };
}

export function editKey(list: ProfileList, id: string): string {
  return `${list}/${id}`;
}

/** null: no key of an item. Ids may hold slashes of their own. */
export function readEditKey(key: string): { list: ProfileList; id: string } | null {
  const at = key.indexOf('/');
  const list = PROFILE_LISTS.find((name) => name === key.slice(0, Math.max(at, 0)));
  const id = key.slice(at + 1);
  return list === undefined || id === '' || id.length > 200 ? null : { list, id };
}

const ItemEditSchema = v.strictObject({
  set: v.optional(v.record(v.string(), v.unknown())),
  hidden: v.optional(v.boolean()),
});

const ItemEditsSchema = v.pipe(
  v.record(v.string(), ItemEditSchema),
  v.check((items) => Object.keys(items).length <= MAX_EDITS, formMessages['form.tooManyChanges']),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read: Record<string, ItemEdit> = {};
    for (const [key, edit] of Object.entries(dataset.value)) {
      const place = readEditKey(key);
      const set =
        place === null || edit.set === undefined ? null : v.safeParse(CHANGED_ITEMS[place.list], edit.set);
      if (place === null || set?.success === false) {
        addIssue({
          message: set?.issues?.[0].message ?? 'Invalid input',
          path: [{ type: 'object', origin: 'value', input: dataset.value, key, value: edit }],
        });
        return NEVER;
      }
      read[key] = {
        // The schema is of an object.
        ...(set === null ? {} : { set: set.output as Record<string, unknown> }),
        ...(edit.hidden === undefined ? {} : { hidden: edit.hidden }),
      };
    }
    return read;
  }),
);

const AddedSchema = v.pipe(
  v.partial(
    v.strictObject(
      Object.fromEntries(
        PROFILE_LISTS.map((list) => [list, v.pipe(v.array(ADDED_ITEMS[list]), v.maxLength(100))]),
      ),
    ),
  ),
  // Each list's items were read with that list's own schema.
  v.transform((added) => added as OwnerEdits['added']),
);

const OrderSchema = v.pipe(
  v.partial(
    v.strictObject(
      Object.fromEntries(
        PROFILE_LISTS.map((list) => [
          list,
          v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(5000)),
        ]),
      ),
    ),
  ),
  v.transform((order) => order as OwnerEdits['order']),
);

export const OwnerEditsSchema = v.strictObject({
  fields: OwnerFieldsSchema,
  items: ItemEditsSchema,
  added: AddedSchema,
  order: OrderSchema,
});
