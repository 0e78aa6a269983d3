import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { editorWords } from '../../words/editor-words.ts';
import { words } from '../../words/words.ts';
import { useEditorStore } from './editor-store.ts';

/** Leaving with unsaved changes asks once; the browser itself asks when the page is closed. */
export function LeavingGuard() {
  const unsaved = useEditorStore((state) => state.unsavedChanges);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title={editorWords.leaveTitle}
      description={editorWords.leave}
      closeLabel={words.common.close}
    >
      <div className="mt-4 flex justify-end gap-2">
        <Button onClick={() => blocker.proceed?.()}>{editorWords.leaveGo}</Button>
        <Button variant="primary" onClick={() => blocker.reset?.()}>
          {editorWords.leaveStay}
        </Button>
      </div>
    </Dialog>
  );
}
