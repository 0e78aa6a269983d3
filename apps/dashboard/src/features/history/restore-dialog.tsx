import type { Version } from '@tosite/api-client/endpoints/history';
import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { FormError } from '../../forms/form-error.tsx';
import { words } from '../../words/words.ts';
import { siteSettingsWords } from '../../words/site-settings-words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { formatMoment } from '../../display/moment.ts';
import { toastLocal } from '../../display/toasts.tsx';
import { restore } from './history-queries.ts';

const copy = siteSettingsWords.history;

export type RestoreDialogProps = { version: Version; websiteId: string; onClose: () => void };

export function RestoreDialog({ version, websiteId, onClose }: RestoreDialogProps) {
  const restoring = useMutation({
    mutationFn: () => restore(websiteId, version.id),
    onSuccess: () => {
      onClose();
      toastLocal(copy.done);
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !restoring.isPending) onClose();
      }}
      title={copy.askTitle}
      description={copy.ask(formatMoment(version.at))}
      closeLabel={words.common.close}
    >
      <div className="mt-5 grid gap-4">
        <FormError message={restoring.error === null ? null : errorSentence(restoring.error)} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose} disabled={restoring.isPending}>
            {words.common.cancel}
          </Button>
          <Button
            variant="primary"
            busy={restoring.isPending}
            onClick={() => {
              if (!restoring.isPending) restoring.mutate();
            }}
          >
            {restoring.isPending ? copy.busy : copy.confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
