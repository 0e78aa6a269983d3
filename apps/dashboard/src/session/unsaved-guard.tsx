import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { words } from '../words/words.ts';
import { isForced, isLeaving } from './navigation.ts';

export type UnsavedGuardProps = {
  unsaved: boolean;
  copy: { leaveTitle: string; leave: string; leaveGo: string; leaveStay: string };
};

/**
 * Leaving with unsaved changes asks once; the browser itself asks when the page is closed. A move that is not the
 * person's own, such as to the login when the session has ended, passes: what is unsaved is kept as a draft.
 */
export function UnsavedGuard({ unsaved, copy }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname && !isForced(nextLocation.state),
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title={copy.leaveTitle}
      description={copy.leave}
      closeLabel={words.common.close}
    >
      <div className="mt-4 flex justify-end gap-2">
        <Button onClick={() => blocker.proceed?.()}>{copy.leaveGo}</Button>
        <Button variant="primary" onClick={() => blocker.reset?.()}>
          {copy.leaveStay}
        </Button>
      </div>
    </Dialog>
  );
}
