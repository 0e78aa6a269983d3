import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { isForced, isLeaving } from '../../session/navigation.ts';
import { editorWords } from '../../words/editor-words.ts';
import { words } from '../../words/words.ts';
import { useEditorStore } from './editor-store.ts';

/**
 * Leaving with unsaved changes, or while a model is writing, asks once; the browser itself asks when the page is closed. A move that is not the
 * person's own, such as to the login when the session has ended, passes: what is unsaved is kept as a draft.
 */
export function LeavingGuard() {
  const unsaved = useEditorStore((state) => state.unsavedChanges);
  const aiWriting = useEditorStore((state) => state.aiWriting);
  const asks = unsaved || aiWriting;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      asks && currentLocation.pathname !== nextLocation.pathname && !isForced(nextLocation.state),
  );
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title={unsaved ? editorWords.leaveTitle : editorWords.leaveWritingTitle}
      description={[
        ...(aiWriting ? [editorWords.leaveWriting] : []),
        ...(unsaved ? [editorWords.leave] : []),
      ].join(' ')}
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
