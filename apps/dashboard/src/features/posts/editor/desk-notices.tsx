import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { IconButton } from '@tosite/ui/icon-button';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { dateLanguage } from '../../../display/moment.ts';
import { lazyWithBoundary } from '../../../display/lazy-with-boundary.tsx';
import { toastUndoable } from '../../../display/toasts.tsx';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import { words } from '../../../words/words.ts';
import type { LeftOut, Pasted } from './clean-pasted.ts';
import type { OpenPost } from './open-post.ts';

const CompareDialog = lazyWithBoundary(() =>
  import('./compare-dialog.tsx').then((module) => module.CompareDialog),
);
const copy = postEditorWords;

export type DeskNoticesProps = {
  open: OpenPost;
  pasted: Omit<Pasted, 'html'> | null;
  onSeen: () => void;
};

/** What the owner has to know or to decide, above the text. */
export function DeskNotices({ open, pasted, onSeen }: DeskNoticesProps) {
  const { editor, saving } = open;
  const theirs = useStore(saving.store, (state) => state.theirs);
  const isNew = useStore(saving.store, (state) => state.post === null);
  const [restored, setRestored] = useState(open.restored);
  const [comparing, setComparing] = useState(false);
  return (
    <div className="mx-auto grid max-w-[620px] gap-3 pt-4 empty:hidden">
      {theirs !== null && (
        <Notice>
          <p className="font-semibold">{copy.stale.title(clock(theirs.updatedAt))}</p>
          <p className="text-ink-2">{copy.stale.body}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button onClick={() => setComparing(true)}>{copy.stale.compare}</Button>
            <Button
              onClick={() => {
                saving.takeOther(theirs);
                toastUndoable(copy.stale.took, copy.undo, () => editor.commands.undo());
              }}
            >
              {copy.stale.take}
            </Button>
            <Button onClick={() => void saving.keepMine().catch(() => undefined)}>{copy.stale.keep}</Button>
          </div>
        </Notice>
      )}
      {restored && (
        <Notice>
          <p className="font-semibold">{copy.restored.title}</p>
          <p className="text-ink-2">{copy.restored.body}</p>
          <div className="mt-2 flex gap-2">
            <Button
              onClick={() => {
                open.discard();
                setRestored(false);
              }}
            >
              {isNew ? copy.restored.begin : copy.restored.discard}
            </Button>
            <Button variant="quiet" onClick={() => setRestored(false)}>
              {words.common.close}
            </Button>
          </div>
        </Notice>
      )}
      {pasted !== null && (
        <Notice
          action={
            <IconButton label={words.common.close} onClick={onSeen}>
              <X aria-hidden />
            </IconButton>
          }
        >
          <p className="font-semibold">{copy.pasted.title(pasted.words)}</p>
          <p className="text-ink-2">
            {`${copy.pasted.left(sayLeft(pasted.left))} `}
            <button
              type="button"
              className="font-semibold text-accent-text hover:underline"
              onClick={() => {
                editor.commands.undo();
                onSeen();
              }}
            >
              {copy.pasted.undo}
            </button>
          </p>
        </Notice>
      )}
      {comparing && theirs !== null && (
        <CompareDialog
          open={open}
          theirs={theirs}
          onMissing={() => setComparing(false)}
          onClose={() => setComparing(false)}
        />
      )}
    </div>
  );
}

function sayLeft({ pictures, comments, colors }: LeftOut): string {
  return [
    ...(pictures > 0 ? [copy.pasted.pictures(pictures)] : []),
    ...(comments > 0 ? [copy.pasted.comments(comments)] : []),
    ...(colors ? [copy.pasted.colors] : []),
  ].join(', ');
}

function clock(instant: string): string {
  return new Date(instant).toLocaleTimeString(dateLanguage(), { hour: '2-digit', minute: '2-digit' });
}
