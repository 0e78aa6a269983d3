import { Dialog } from '@tosite/ui/dialog';
import type { Preview } from '@tosite/validation/website/preview';
import { useNavigate } from 'react-router-dom';
import { words } from '../../words/words.ts';
import { DropZone } from '../../imports/drop-zone.tsx';
import { useImport } from '../../imports/use-import.ts';
import { arriveAtPreview } from '../../previews/arrive-at-preview.ts';

const copy = words.preview.complete;

/** The drop zone over a preview: its file makes a new preview, which keeps the look, the name and the address. */
export function CompletingImport({ preview, onClose }: { preview: Preview; onClose: () => void }) {
  const { platform, previewId } = preview;
  const navigate = useNavigate();
  const importing = useImport(async (made, steps) => {
    onClose();
    await arriveAtPreview(made, steps, navigate, { replaces: previewId });
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.dialogTitle(words.platforms[platform])}
      description={copy.dialogBody}
      closeLabel={words.common.close}
    >
      <div className="mt-4">
        <DropZone importing={importing} platform={platform} narrow />
      </div>
    </Dialog>
  );
}
