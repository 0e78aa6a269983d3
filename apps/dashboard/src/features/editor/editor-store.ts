import type { MediaManifest } from '@tosite/validation/profile/stored-image';
import { create } from 'zustand';
import { changeDocument, stepOf, type EditorAction } from './editor-actions.ts';
import type { EditorDocument, EditorSubject, SettingsSection } from './editor-document.ts';
import { beginHistory, recordChange, redoChange, undoChange, type EditorHistory } from './editor-history.ts';

/** A picture that is sent when the owner saves. Until then the document names it `pending:<key>`. */
export type PendingUpload = {
  file: File;
  /** The owner's own picture whose place it takes; null: none. */
  oldImageUrl: string | null;
  width: number;
  height: number;
  /** The file as a `data:` address: the preview's frame has no origin from which it could read ours. */
  shown: string;
};

/** What the server has, and the revision that the next save is made on. */
export type SavedState = { document: EditorDocument; revision: number };

/** What a phone's drawer shows; `desktop`: it is down, and the site has the screen as on a desktop. */
export type DrawerView = 'desktop' | 'design' | 'sections';

export type EditorState = {
  websiteId: string;
  subject: EditorSubject;
  history: EditorHistory;
  saved: SavedState;
  /** Our copies of the site's pictures, with addresses that this page may show. */
  media: MediaManifest;
  unsavedChanges: boolean;
  /** What is on screen came from the last time, and none of it was saved since. */
  restored: boolean;
  filesPendingUpload: Readonly<Record<string, PendingUpload>>;
  /** The last change that was sent to the preview. */
  lastChange: { section: string; key: string; value: unknown } | null;
  /** `loaded`: the frame can draw. `drawn`: it has drawn this site. */
  iframe: { loaded: boolean; drawn: boolean };
  /** A model is writing for one of the fields. What it writes is in no document until its owner takes it. */
  aiWriting: boolean;
  mobileDrawerView: DrawerView;
  /** The sections that have something to show; null until the frame has told. */
  filledSections: readonly string[] | null;
  /** How many items each section of a list shows, as the page counts them. */
  sectionCounts: Readonly<Record<string, number>>;
  /** The section that is opened in the panel and marked in the preview. */
  openSection: string | null;
  /** The owner is at the list of themes: the frame gets them all, so that choosing one waits for nothing. */
  atThemes: boolean;
};

const NOTHING: EditorDocument = {
  design: { theme_name: 'swiss', theme_mode: 'auto', sections: {} },
  sectionOrder: [],
  edits: { fields: {}, items: {}, added: {}, order: {} },
};

const INITIAL: EditorState = {
  websiteId: '',
  subject: {
    // Replaced whole before anything is drawn from it: no website is open yet.
    profile: undefined as unknown as EditorSubject['profile'],
    defaults: NOTHING,
  },
  history: beginHistory(NOTHING),
  saved: { document: NOTHING, revision: 0 },
  media: {},
  unsavedChanges: false,
  restored: false,
  filesPendingUpload: {},
  lastChange: null,
  iframe: { loaded: false, drawn: false },
  aiWriting: false,
  mobileDrawerView: 'desktop',
  filledSections: null,
  sectionCounts: {},
  openSection: null,
  atThemes: false,
};

export const useEditorStore = create<EditorState>()(() => INITIAL);
const { getState: read, setState: write } = useEditorStore;

/** Opens a website. `draft`: what was not saved the last time, over the revision that it was made on. */
export function openEditor(
  websiteId: string,
  subject: EditorSubject,
  saved: SavedState,
  draft: (SavedState & { pictures?: EditorState['filesPendingUpload'] }) | null = null,
  media: MediaManifest = {},
): void {
  write({
    ...INITIAL,
    websiteId,
    subject,
    media,
    saved: draft === null ? saved : { document: saved.document, revision: draft.revision },
    history: beginHistory(draft?.document ?? saved.document),
    unsavedChanges: draft !== null,
    restored: draft !== null,
    filesPendingUpload: draft?.pictures ?? {},
  });
}

export function closeEditor(): void {
  writers.clear();
  write(INITIAL);
}

/** Does what the owner asked for. What changes nothing is no step and leaves the flag as it is. */
export function edit(action: EditorAction, at: number = Date.now()): void {
  const { history, subject } = read();
  const next = changeDocument(history.present, action, subject);
  if (next === history.present) return;
  write({
    history: recordChange(history, next, action, { step: stepOf(action), at }),
    unsavedChanges: true,
    lastChange: changeOf(action),
  });
}

/** Any setting of a section or of the theme; an empty key replaces the whole section. */
export function updateSetting(section: SettingsSection, key: string, value: unknown): void {
  edit({ kind: 'setting', section, key, value });
}

export function undo(): void {
  goTo(undoChange(read().history));
}

export function redo(): void {
  goTo(redoChange(read().history));
}

/** Back at exactly what was saved, nothing is unsaved. */
function goTo(history: EditorHistory | null): void {
  if (history === null) return;
  write({
    history,
    unsavedChanges: history.present !== read().saved.document,
    lastChange: { section: '', key: '', value: history.present },
  });
}

/** `document` is on the server now. What was changed while it was being saved stays unsaved. */
export function markSaved(saved: SavedState, sent: EditorDocument): void {
  const { history } = read();
  const isStill = history.present === sent;
  write({
    saved,
    history: isStill ? { ...history, present: saved.document, open: null } : { ...history, open: null },
    unsavedChanges: !isStill,
    restored: false,
  });
}

/** What the server has now: what the next save is compared with and made on. */
export function takeSaved(saved: SavedState): void {
  write({ saved });
}

/** Puts the version of another tab in the place of this one; undo brings this one back. */
export function takeTheirs(theirs: SavedState): void {
  edit({ kind: 'replace', document: theirs.document });
  write({ saved: theirs, unsavedChanges: false, restored: false });
}

export function addMedia(media: MediaManifest): void {
  write({ media: { ...read().media, ...media } });
}

export function addPendingUpload(key: string, upload: PendingUpload): void {
  write({ filesPendingUpload: { ...read().filesPendingUpload, [key]: upload } });
}

export function setIframe(flags: Partial<EditorState['iframe']>): void {
  write({ iframe: { ...read().iframe, ...flags } });
}

const writers = new Set<string>();

/** `field`: which one, so that of two that are written at once the first to end is not the last. */
export function setAiWriting(field: string, isWriting: boolean): void {
  if (isWriting) writers.add(field);
  else writers.delete(field);
  const aiWriting = writers.size > 0;
  if (aiWriting !== read().aiWriting) write({ aiWriting });
}

/** What comes next is a step of its own, however soon. */
export function endStep(): void {
  const { history } = read();
  if (history.open !== null) write({ history: { ...history, open: null } });
}

export function setMobileDrawerView(mobileDrawerView: DrawerView): void {
  write({ mobileDrawerView });
}

export function setFilledSections(
  filledSections: readonly string[],
  sectionCounts: Readonly<Record<string, number>>,
): void {
  write({ filledSections, sectionCounts });
}

export function openSection(section: string | null): void {
  write({ openSection: section });
}

export function setAtThemes(): void {
  if (!read().atThemes) write({ atThemes: true });
}

/** What the preview is told: which section, which of its settings, and the new value. */
function changeOf(action: EditorAction): EditorState['lastChange'] {
  switch (action.kind) {
    case 'setting':
      return { section: action.section, key: action.key, value: action.value };
    case 'order':
      return { section: 'sectionOrder', key: '', value: action.order };
    case 'reset':
      return { section: '', key: '', value: null };
    case 'replace':
      return { section: '', key: '', value: action.document };
    case 'field':
      return { section: 'profile', key: action.path, value: action.value };
    case 'set-item':
      return { section: action.list, key: action.id, value: action.set };
    case 'hide-item':
      return { section: action.list, key: action.id, value: action.hidden };
    case 'add-item':
      return { section: action.list, key: action.item.id, value: action.item };
    case 'drop-item':
      return { section: action.list, key: action.id, value: null };
    case 'order-items':
      return { section: action.list, key: '', value: action.order };
  }
}
