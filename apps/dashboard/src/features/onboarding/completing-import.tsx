import { Dialog } from '@tosite/ui/dialog';
import type { Platform } from '@tosite/validation/platforms/platform';
import { useNavigate } from 'react-router-dom';
import { words } from '../../words/words.ts';
import { DropZone } from '../imports/drop-zone.tsx';
import { useImport } from '../imports/use-import.ts';
import { arriveAtPreview } from './arrive-at-preview.ts';

const copy = words.preview.complete;

/** The drop zone over a preview: its file makes a new preview, which keeps the look, the name and the address. */
export function CompletingImport({ platform, onClose }: { platform: Platform; onClose: () => void }) {
  const navigate = useNavigate();
  const importing = useImport(async (preview, steps) => {
    onClose();
    await arriveAtPreview(preview, steps, navigate, { keepDetails: true });
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
