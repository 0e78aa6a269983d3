import type { OwnerEdits, ProfileItem } from '@tosite/validation/profile/owner-edits';
import type { ProfileList } from '@tosite/validation/profile/profile';
import type { SectionKey } from '@tosite/validation/website/section-order';
import { addItem, dropItem, hideItem, orderItems, setField, setItem } from './change-content.ts';
import { changeSetting } from './change-settings.ts';
import type { EditorDocument, EditorSubject, SettingsSection } from './editor-document.ts';

/** What an owner can do; `name` is what they see it called, for the words of undo. */
export type EditorAction =
  | { kind: 'setting'; section: SettingsSection; key: string; value: unknown }
  | { kind: 'order'; order: readonly SectionKey[]; moved: SectionKey }
  | { kind: 'reset' }
  | { kind: 'replace'; document: EditorDocument }
  | { kind: 'field'; path: string; value: unknown }
  | { kind: 'set-item'; list: ProfileList; id: string; set: Readonly<Record<string, unknown>>; name: string }
  | { kind: 'hide-item'; list: ProfileList; id: string; hidden: boolean; name: string }
  | { kind: 'add-item'; list: ProfileList; item: ProfileItem; name: string }
  | { kind: 'drop-item'; list: ProfileList; id: string; name: string }
  | { kind: 'order-items'; list: ProfileList; order: readonly string[]; name: string };

/** The document after an action; the same one when it changes nothing. */
export function changeDocument(
  document: EditorDocument,
  action: EditorAction,
  subject: EditorSubject,
): EditorDocument {
  switch (action.kind) {
    case 'setting':
      return changeSetting(document, action.section, action.key, action.value);
    case 'order':
      return { ...document, sectionOrder: [...new Set(action.order)] };
    case 'reset':
      return resetDesign(document, subject);
    case 'replace':
      return action.document;
    case 'field':
      return withEdits(document, setField(document.edits, action.path, action.value));
    case 'set-item':
      return withEdits(document, setItem(document.edits, action.list, action.id, action.set));
    case 'hide-item':
      return withEdits(document, hideItem(document.edits, action.list, action.id, action.hidden));
    case 'add-item':
      return withEdits(document, addItem(document.edits, action.list, action.item));
    case 'drop-item':
      return withEdits(document, dropItem(document.edits, action.list, action.id));
    case 'order-items':
      return withEdits(document, orderItems(document.edits, action.list, action.order));
  }
}

const withEdits = (document: EditorDocument, edits: OwnerEdits): EditorDocument =>
  edits === document.edits ? document : { ...document, edits };

/** The design that such a site begins with. What the owner wrote stays; sections that were added later follow. */
function resetDesign(document: EditorDocument, { defaults }: EditorSubject): EditorDocument {
  const later = document.sectionOrder.filter((key) => !defaults.sectionOrder.includes(key));
  return { ...document, design: defaults.design, sectionOrder: [...defaults.sectionOrder, ...later] };
}

/** Actions with the same answer, one soon after the other, are one step of undo: the letters of a title. */
export function stepOf(action: EditorAction): string | null {
  switch (action.kind) {
    case 'setting':
      return action.key === '' ? null : `${action.section}.${action.key}`;
    case 'field':
      return action.path;
    case 'set-item':
      return `${action.list}/${action.id}.${Object.keys(action.set).join()}`;
    default:
      return null;
  }
}
