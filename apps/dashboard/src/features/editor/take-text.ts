import { CHANGED_ITEMS, OwnerFieldsSchema } from '@tosite/validation/profile/owner-edits-fields';
import { PROFILE_LISTS } from '@tosite/validation/profile/profile';
import * as v from 'valibot';
import type { TextTarget } from '../../preview/frame-messages.ts';
import type { EditorAction } from './editor-actions.ts';
import { isSectionKey } from './editor-document.ts';

/** The action that a text written in the preview is; null: the preview may not write there. */
export function actionOfText(target: TextTarget, value: string): EditorAction | null {
  const text = value.trim();
  switch (target.kind) {
    case 'title':
      return isSectionKey(target.section)
        ? { kind: 'setting', section: target.section, key: 'title', value: text === '' ? undefined : text }
        : null;
    case 'field':
      return fieldAction(target.path, text);
    case 'item': {
      const list = PROFILE_LISTS.find((name) => name === target.list);
      if (list === undefined) return null;
      const nullable = v.safeParse(CHANGED_ITEMS[list], { [target.field]: null });
      const set = { [target.field]: text === '' && nullable.success ? null : text };
      const name = text === '' ? target.field : text;
      return { kind: 'set-item', list, id: target.id, set, name };
    }
  }
}

/** What can be written in place of the profile's own fields. */
function fieldAction(path: string, text: string): EditorAction | null {
  switch (path) {
    case 'name':
      return v.is(OwnerFieldsSchema, { name: text }) ? { kind: 'field', path, value: text } : null;
    case 'headline':
    case 'location':
      return { kind: 'field', path, value: text === '' ? null : text };
    case 'about':
      return {
        kind: 'field',
        path,
        value: text === '' ? null : { format: 'text', text, base: null },
      };
    default:
      return null;
  }
}
