import type { Editor } from '@tiptap/core';
import { useCallback, useSyncExternalStore } from 'react';

/** A value of the editor that is the same until it changes: only what shows it is drawn anew with a letter. */
export function useEditorValue<T>(editor: Editor, select: (editor: Editor) => T): T {
  const subscribe = useCallback(
    (tell: () => void) => {
      editor.on('transaction', tell);
      return () => void editor.off('transaction', tell);
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, () => select(editor));
}
