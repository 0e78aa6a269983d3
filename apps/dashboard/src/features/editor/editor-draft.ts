import { OwnerEditsSchema, type OwnerEdits } from '@tosite/validation/profile/owner-edits';
import { DesignSchema, SectionOrderSchema } from '@tosite/validation/website/design';
import * as v from 'valibot';
import { readLocal, writeLocal } from '../session/local-store.ts';
import type { EditorDocument } from './editor-document.ts';
import { useEditorStore, type SavedState } from './editor-store.ts';

const DraftSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({
    document: v.strictObject({
      design: DesignSchema,
      section_order: SectionOrderSchema,
      edits: OwnerEditsSchema,
    }),
    revision: v.number(),
    contentRevision: v.number(),
  }),
);

const keyOf = (websiteId: string) => `draft:design:${websiteId}` as const;

/** What was not saved before the page went; null when there is nothing of the kind. */
export function readDraft(websiteId: string): SavedState | null {
  const read = v.safeParse(DraftSchema, readLocal(keyOf(websiteId)));
  return read.success ? read.output : null;
}

export function dropDraft(websiteId: string): void {
  writeLocal(keyOf(websiteId), null);
}

const WAIT_MS = 300;

/** Keeps what is not saved, shortly after each change and when the page goes; answers how to stop. */
export function keepDraft(): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const keep = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const { websiteId, history, saved, unsavedChanges } = useEditorStore.getState();
    if (websiteId === '') return;
    const draft: SavedState = {
      document: withoutPending(history.present),
      revision: saved.revision,
      contentRevision: saved.contentRevision,
    };
    writeLocal(keyOf(websiteId), unsavedChanges ? JSON.stringify(draft) : null);
  };
  const unsubscribe = useEditorStore.subscribe((now, before) => {
    if (now.websiteId === '' || now.websiteId !== before.websiteId) return;
    if (now.history.present === before.history.present && now.unsavedChanges === before.unsavedChanges)
      return;
    timer ??= setTimeout(keep, WAIT_MS);
  });
  window.addEventListener('pagehide', keep);
  return () => {
    if (timer !== null) keep();
    unsubscribe();
    window.removeEventListener('pagehide', keep);
  };
}

/** A picture that was not sent is gone with the page: what named it is as it was before. */
function withoutPending(document: EditorDocument): EditorDocument {
  const text = JSON.stringify(document.edits);
  if (!text.includes('"pending:')) return document;
  const isPending = (value: unknown): boolean => JSON.stringify(value)?.includes('"pending:') ?? false;
  const without = <T extends object>(values: T): T =>
    // Every field that is taken out is an optional one.
    Object.fromEntries(Object.entries(values).filter(([, value]) => !isPending(value))) as T;
  const edits: OwnerEdits = {
    ...document.edits,
    fields: without(document.edits.fields),
    items: Object.fromEntries(
      Object.entries(document.edits.items).map(([key, edit]) => [
        key,
        edit.set === undefined ? edit : { ...edit, set: without(edit.set) },
      ]),
    ),
    added: Object.fromEntries(
      Object.entries(document.edits.added).map(([list, items]) => [
        list,
        (items ?? []).filter((item) => !isPending(item)),
      ]),
    ),
  };
  return { ...document, edits };
}
