import { ApiError } from '@tosite/api-client/api-error';
import { useCallback, useRef, useState } from 'react';
import { editorWords } from '../../words/editor-words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { toastFailure, toastLocal, toastUndoable } from '../../display/toasts.tsx';
import { readEditor, type Opened } from './editor-queries.ts';
import { addMedia, markSaved, takeSaved, takeTheirs, undo, useEditorStore } from './editor-store.ts';
import { isSameValue } from './same-value.ts';
import { saveEditor } from './save-editor.ts';

/** Saving, one at a time; `theirs` is the newer version of another tab, until the owner has chosen. */
export function useSaving(domain: string, published: boolean) {
  const [saving, setSaving] = useState(false);
  const [theirs, setTheirs] = useState<Opened | null>(null);
  const busy = useRef(false);

  const save = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    try {
      const outcome = await saveEditor();
      if (outcome === 'saved') {
        setTheirs(null);
        toastLocal(published ? editorWords.saved : editorWords.savedHidden);
        return;
      }
      const newer = await readEditor(domain);
      if (outcome === 'unchanged' && isOnServer(newer)) {
        markSaved(newer.saved, useEditorStore.getState().history.present);
        toastLocal(published ? editorWords.nothingToSave : editorWords.nothingToSaveHidden);
        return;
      }
      addMedia(newer.site.media);
      setTheirs(newer);
    } catch (error) {
      // The end of the session leads to the login, which says so itself.
      if (!(error instanceof ApiError) || error.status !== 401) toastFailure(errorSentence(error));
    } finally {
      busy.current = false;
      setSaving(false);
    }
  }, [domain, published]);

  return {
    save: useCallback(() => void save(), [save]),
    saving,
    theirs,
    leaveTheirs: () => setTheirs(null),
    keepMine: () => {
      if (theirs !== null) takeSaved(theirs.saved);
      void save();
    },
    goOnWithTheirs: () => {
      if (theirs !== null) takeTheirs(theirs.saved);
      setTheirs(null);
      toastUndoable(editorWords.stale.tookTheirs, editorWords.undo(null), undo);
    },
  };
}

/** Whether the server, asked just now, has what the screen shows. */
function isOnServer({ saved }: Opened): boolean {
  return isSameValue(saved.document, useEditorStore.getState().history.present);
}
