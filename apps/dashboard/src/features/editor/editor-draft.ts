import { OwnerEditsSchema, type OwnerEdits } from '@tosite/validation/profile/owner-edits';
import { DesignSchema, SectionOrderSchema } from '@tosite/validation/website/design';
import * as v from 'valibot';
import { dropPictures, keptPictures, keepPicture, type KeptPicture } from '../../memory/draft-pictures.ts';
import { draftsAreClosed, onFlush, writeDraft } from '../../memory/drafts.ts';
import { readLocal } from '../../memory/local-store.ts';
import { dataAddress } from '../../forms/cut-picture.ts';
import type { EditorDocument } from './editor-document.ts';
import { useEditorStore, type PendingUpload, type SavedState } from './editor-store.ts';
import { isSameValue } from './same-value.ts';
import { PENDING } from './site-of-editor.ts';

const DocumentSchema = v.strictObject({
  design: DesignSchema,
  sectionOrder: SectionOrderSchema,
  edits: OwnerEditsSchema,
});
/** Of before a site had one revision, which is the sum of the two that it had. */
const OlderSchema = v.pipe(
  v.strictObject({
    document: v.strictObject({
      design: DesignSchema,
      section_order: SectionOrderSchema,
      edits: OwnerEditsSchema,
    }),
    revision: v.number(),
    contentRevision: v.number(),
  }),
  v.transform(({ document: { section_order: sectionOrder, ...rest }, revision, contentRevision }) => ({
    document: { ...rest, sectionOrder },
    revision: revision + contentRevision,
  })),
);
const DraftSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([v.strictObject({ document: DocumentSchema, revision: v.number() }), OlderSchema]),
);

/** What was not saved before the page went, and the pictures that it names. */
export type RestoredDraft = SavedState & {
  pictures: Readonly<Record<string, PendingUpload>>;
  /** How many pictures that were chosen this browser did not keep: what they were chosen for is as it was before. */
  lostPictures: number;
};

const keyOf = (websiteId: string) => `draft:design:${websiteId}` as const;

/** null when there is nothing of the kind, or nothing that the server does not have. */
export async function readDraft(websiteId: string, saved: SavedState): Promise<RestoredDraft | null> {
  const read = v.safeParse(DraftSchema, readLocal(keyOf(websiteId)));
  if (!read.success) return null;
  const named = pendingKeys(read.output.document.edits);
  const kept = named.length === 0 ? new Map<string, KeptPicture>() : await keptPictures(websiteId);
  const pictures: Record<string, PendingUpload> = {};
  for (const key of named) {
    const picture = kept.get(key);
    const shown = picture === undefined ? '' : await dataAddress(picture.file).catch(() => '');
    if (picture !== undefined && shown !== '') pictures[key] = { ...picture, shown };
  }
  const lost = named.filter((key) => pictures[key] === undefined);
  const document = withoutPictures(read.output.document, lost);
  if (lost.length === 0 && isSameValue(document, saved.document)) {
    dropDraft(websiteId);
    return null;
  }
  return { ...read.output, document, pictures, lostPictures: lost.length };
}

export function dropDraft(websiteId: string): void {
  writeDraft(keyOf(websiteId), null);
  void dropPictures(websiteId);
}

const WAIT_MS = 300;

/** Keeps what is not saved, shortly after each change and when the page goes; answers how to stop. */
export function keepDraft(): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const sent = new Set<PendingUpload>();
  // A draft that this tab never had is another tab's, and not ours to take away.
  let isOurs = useEditorStore.getState().unsavedChanges;
  const keep = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const { websiteId, history, saved, unsavedChanges } = useEditorStore.getState();
    if (websiteId === '') return;
    if (!unsavedChanges) {
      if (isOurs) dropDraft(websiteId);
      isOurs = false;
      return;
    }
    isOurs = true;
    const draft: SavedState = { document: history.present, revision: saved.revision };
    writeDraft(keyOf(websiteId), JSON.stringify(draft));
  };
  const unsubscribe = useEditorStore.subscribe((now, before) => {
    if (now.websiteId === '' || now.websiteId !== before.websiteId) return;
    keepPictures(now.websiteId, now.filesPendingUpload, sent);
    if (now.history.present === before.history.present && now.unsavedChanges === before.unsavedChanges)
      return;
    timer ??= setTimeout(keep, WAIT_MS);
  });
  const stopFlushing = onFlush(() => {
    if (timer !== null) keep();
  });
  window.addEventListener('pagehide', keep);
  return () => {
    // Another tab may have saved and taken the draft away: what is unsaved here is written once more.
    if (timer !== null || useEditorStore.getState().unsavedChanges) keep();
    unsubscribe();
    stopFlushing();
    window.removeEventListener('pagehide', keep);
  };
}

/** Each once, as soon as it is chosen. */
function keepPictures(
  websiteId: string,
  uploads: Readonly<Record<string, PendingUpload>>,
  sent: Set<PendingUpload>,
): void {
  for (const [key, upload] of Object.entries(uploads)) {
    if (sent.has(upload) || draftsAreClosed()) continue;
    sent.add(upload);
    const { file, oldImageUrl, width, height } = upload;
    void keepPicture(websiteId, key, { file, oldImageUrl, width, height });
  }
}

/** The pictures that a layer names and the server does not have. */
function pendingKeys(edits: OwnerEdits): string[] {
  const found = JSON.stringify(edits).matchAll(/"pending:([^"\\]+)"/gu);
  return [...new Set([...found].map(([, key = '']) => key))];
}

/** A picture that is gone takes with it what named it: that is as it was before. */
function withoutPictures(document: EditorDocument, keys: readonly string[]): EditorDocument {
  if (keys.length === 0) return document;
  const names = keys.map((key) => `"${PENDING}${key}"`);
  const isGone = (value: unknown): boolean => {
    const text = JSON.stringify(value) ?? '';
    return names.some((name) => text.includes(name));
  };
  const without = <T extends object>(values: T): T =>
    // Every field that is taken out is an optional one.
    Object.fromEntries(Object.entries(values).filter(([, value]) => !isGone(value))) as T;
  const { edits } = document;
  const items = Object.entries(edits.items).map(([key, edit]) => [
    key,
    edit.set === undefined ? edit : { ...edit, set: without(edit.set) },
  ]);
  const added = Object.entries(edits.added).map(([list, each]) => [
    list,
    (each ?? []).filter((item) => !isGone(item)),
  ]);
  return {
    ...document,
    edits: {
      ...edits,
      fields: without(edits.fields),
      items: Object.fromEntries(items),
      added: Object.fromEntries(added),
    },
  };
}
