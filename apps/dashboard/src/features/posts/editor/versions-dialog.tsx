import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { Notice } from '@tosite/ui/notice';
import { Skeleton } from '@tosite/ui/skeleton';
import type { Post } from '@tosite/validation/posts/post';
import { useMemo, useState } from 'react';
import { formatMoment } from '../../../display/moment.ts';
import { toastFailure, toastUndoable } from '../../../display/toasts.tsx';
import { errorSentence } from '../../../words/error-sentence.ts';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import { words } from '../../../words/words.ts';
import { goBackTo, postQueries } from '../post-queries.ts';
import type { OpenPost } from './open-post.ts';
import { documentOf } from './post-change.ts';
import { PostSheet } from './post-sheet.tsx';

const copy = postEditorWords.versions;

export type VersionsDialogProps = { open: OpenPost; post: Post; onClose: () => void };

/** Earlier versions of a post: looked at first, then gone back to. */
export function VersionsDialog({ open: { editor, saving }, post, onClose }: VersionsDialogProps) {
  const { data, error, refetch } = useQuery(postQueries.versions(post._id));
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const looked = chosen ?? data?.versions[0]?._id ?? null;

  async function goBack(versionId: string) {
    setBusy(true);
    try {
      // What is written here and not saved stays a version, too.
      await saving.save();
      saving.takeOther(await goBackTo(post._id, versionId));
      onClose();
      toastUndoable(copy.done, postEditorWords.undo, () => editor.commands.undo());
    } catch (failure) {
      toastFailure(errorSentence(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      wide
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={copy.title}
      description={post.status === 'published' ? `${copy.body} ${copy.live}` : copy.body}
      closeLabel={words.common.close}
    >
      {error !== null ? (
        <Notice
          tone="bad"
          className="mt-4"
          action={<Button onClick={() => void refetch()}>{words.common.tryAgain}</Button>}
        >
          <p className="font-semibold">{copy.failed}</p>
          <p>{errorSentence(error)}</p>
        </Notice>
      ) : data === undefined ? (
        <div role="status" aria-label={copy.loading} className="mt-4 grid gap-3">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      ) : data.versions.length === 0 ? (
        <p className="mt-4">{copy.none}</p>
      ) : (
        <div className="mt-4 grid gap-4 md:grid-cols-[240px_minmax(0,1fr)]">
          <ul className="max-h-[52dvh] overflow-y-auto">
            {data.versions.map((version) => (
              <li key={version._id}>
                <button
                  type="button"
                  aria-pressed={version._id === looked}
                  onClick={() => setChosen(version._id)}
                  className="tappable w-full rounded-control px-2.5 py-1.5 text-left hover:bg-wash aria-pressed:bg-wash aria-pressed:font-semibold"
                >
                  {copy.entry(formatMoment(version.at), version.words)}
                </button>
              </li>
            ))}
          </ul>
          {looked !== null && (
            <Look id={post._id} versionId={looked} editor={editor}>
              <Button
                variant="primary"
                busy={busy}
                onClick={() => {
                  if (!busy) void goBack(looked);
                }}
              >
                {copy.back}
              </Button>
            </Look>
          )}
        </div>
      )}
    </Dialog>
  );
}

function Look({
  id,
  versionId,
  editor,
  children,
}: {
  id: string;
  versionId: string;
  editor: OpenPost['editor'];
  children: React.ReactNode;
}) {
  const { data, error } = useQuery(postQueries.version(id, versionId));
  const document = useMemo(
    () => (data === undefined ? null : documentOf(data.post, editor.schema)),
    [data, editor],
  );
  if (error !== null) return <Notice tone="bad">{errorSentence(error)}</Notice>;
  if (document === null) return <Skeleton className="h-40" />;
  return (
    <div className="grid min-w-0 gap-3">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
      <div tabIndex={0} className="max-h-[46dvh] overflow-y-auto rounded-frame border border-rule p-4">
        <PostSheet document={document} />
      </div>
      <div className="flex justify-end">{children}</div>
    </div>
  );
}
