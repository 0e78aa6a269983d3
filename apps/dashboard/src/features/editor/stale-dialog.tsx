import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { useMemo } from 'react';
import { editorWords } from '../../words/editor-words.ts';
import { words } from '../../words/words.ts';
import { fittingWidth } from '../../display/fitting-width.ts';
import { ScaledBox } from '../../display/scaled-box.tsx';
import { PreviewFrame } from '../../previews/preview-frame.tsx';
import { differencesOf } from './differences.ts';
import type { EditorDocument } from './editor-document.ts';
import type { Opened } from './editor-queries.ts';
import { useEditorStore } from './editor-store.ts';
import { mediaWith, siteOfEditor } from './site-of-editor.ts';

const copy = editorWords.stale;

export type StaleDialogProps = {
  theirs: Opened;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
};

/** Another tab saved meanwhile: both versions, and the owner says which goes on. */
export function StaleDialog({ theirs, busy, onKeepMine, onTakeTheirs, onClose }: StaleDialogProps) {
  const mine = useEditorStore((state) => state.history.present);
  const media = useEditorStore((state) => mediaWith(state.media, state.filesPendingUpload));
  const differences = differencesOf(mine, theirs.saved.document);
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.title}
      description={copy.body}
      closeLabel={words.common.close}
    >
      <p className="mt-3 text-sm">
        {differences.length === 0 ? copy.same : `${copy.differences}: ${differences.join(', ')}.`}
      </p>
      <div className="grid grid-cols-1 gap-x-6 md:grid-cols-2">
        <Version title={copy.mine} opened={theirs} document={mine} media={media}>
          <Button variant="primary" busy={busy} onClick={onKeepMine}>
            {busy ? editorWords.saving : copy.keepMine}
          </Button>
        </Version>
        <Version
          title={copy.theirs}
          opened={theirs}
          document={theirs.saved.document}
          media={theirs.site.media}
        >
          <Button onClick={onTakeTheirs}>{copy.takeTheirs}</Button>
        </Version>
      </div>
    </Dialog>
  );
}

function Version({
  title,
  opened,
  document,
  media,
  children,
}: {
  title: string;
  opened: Opened;
  document: EditorDocument;
  media: Opened['site']['media'];
  children: React.ReactNode;
}) {
  const site = useMemo(() => siteOfEditor(opened.site, document, media), [opened, document, media]);
  return (
    <figure className="mt-4">
      <figcaption className="flex min-h-11 items-center justify-between gap-2">
        <span className="font-semibold">{title}</span>
        {children}
      </figcaption>
      <div className="relative mt-3 flex h-[min(200px,24dvh)] overflow-hidden rounded-frame border border-rule md:h-[min(420px,52dvh)]">
        <ScaledBox width={Math.min(768, fittingWidth())} className="flex-1">
          <PreviewFrame site={site} title={title} />
        </ScaledBox>
      </div>
    </figure>
  );
}
