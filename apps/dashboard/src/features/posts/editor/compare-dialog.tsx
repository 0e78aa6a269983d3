import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import type { Post } from '@tosite/validation/posts/post';
import { useState, type ReactNode } from 'react';
import type { Node } from '@tiptap/pm/model';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import { words } from '../../../words/words.ts';
import type { OpenPost } from './open-post.ts';
import { documentOf } from './post-change.ts';
import { PostSheet } from './post-sheet.tsx';

const copy = postEditorWords.stale;

/** Both versions beside each other, and the owner says which goes on. */
export function CompareDialog({
  open: { editor, saving },
  theirs,
  onClose,
}: {
  open: OpenPost;
  theirs: Post;
  onClose: () => void;
}) {
  const [mine] = useState(editor.state.doc);
  const [other] = useState(() => documentOf(theirs, editor.schema));
  return (
    <Dialog
      open
      wide
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={copy.dialog}
      description={copy.body}
      closeLabel={words.common.close}
    >
      <div className="mt-4 grid gap-6 md:grid-cols-2">
        <Version title={copy.mine} document={mine}>
          <Button
            variant="primary"
            onClick={() => {
              onClose();
              void saving.keepMine().catch(() => undefined);
            }}
          >
            {copy.keep}
          </Button>
        </Version>
        <Version title={copy.theirs} document={other}>
          <Button
            onClick={() => {
              onClose();
              saving.takeOther(theirs);
            }}
          >
            {copy.take}
          </Button>
        </Version>
      </div>
    </Dialog>
  );
}

function Version({ title, document, children }: { title: string; document: Node; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <div className="flex min-h-11 items-center justify-between gap-2">
        <h2>{title}</h2>
        {children}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
      <div tabIndex={0} className="mt-2 max-h-[52dvh] overflow-y-auto rounded-frame border border-rule p-4">
        <PostSheet document={document} />
      </div>
    </section>
  );
}
