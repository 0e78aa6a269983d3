import type { SyncSource } from '@tosite/api-client/endpoints/sync';
import { settingsWords } from '../../words/settings-words.ts';
import { toastLocal } from '../../display/toasts.tsx';
import { TypedConfirmation } from '../../display/typed-confirmation.tsx';
import { sourceName } from './source-words.ts';
import { takeSourceAway } from './sync-calls.ts';

const copy = settingsWords.remove;

export type RemoveSourceDialogProps = { source: SyncSource; websiteId: string; onClose: () => void };

/** What it brought leaves the site, so its name has to be typed. */
export function RemoveSourceDialog({ source, websiteId, onClose }: RemoveSourceDialogProps) {
  const name = source.handle === '' ? sourceName(source) : source.handle;
  return (
    <TypedConfirmation
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.title(name)}
      body={copy.body}
      expected={name}
      fieldLabel={copy.type(name)}
      mismatch={copy.mismatch(name)}
      submitLabel={copy.submit}
      busyLabel={copy.busy}
      onConfirm={async () => {
        await takeSourceAway(websiteId, source._id);
        onClose();
        toastLocal(copy.done(name));
      }}
    />
  );
}
