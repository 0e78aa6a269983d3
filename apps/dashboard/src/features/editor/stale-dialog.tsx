import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { useMemo } from 'react';
import { editorWords } from '../../words/editor-words.ts';
import { words } from '../../words/words.ts';
import { ScaledBox } from '../display/scaled-box.tsx';
import { PreviewFrame } from '../onboarding/preview-frame.tsx';
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
      <Version title={copy.mine} opened={theirs} document={mine} media={media}>
        <Button variant="primary" busy={busy} onClick={onKeepMine}>
          {busy ? editorWords.saving : copy.keepMine}
        </Button>
      </Version>
      <Version title={copy.theirs} opened={theirs} document={theirs.saved.document} media={theirs.site.media}>
        <Button onClick={onTakeTheirs}>{copy.takeTheirs}</Button>
      </Version>
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
      <figcaption className="flex items-center justify-between gap-2">
        <span className="font-semibold">{title}</span>
        {children}
      </figcaption>
      <div className="relative mt-2 flex h-48 overflow-hidden rounded-frame border border-rule">
        <ScaledBox width={1280} className="flex-1">
          <PreviewFrame site={site} title={title} />
        </ScaledBox>
      </div>
    </figure>
  );
}
