import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { useState, type FormEvent } from 'react';
import { FormError } from '../../forms/form-error.tsx';
import { postsWords } from '../../words/posts-words.ts';
import { words } from '../../words/words.ts';
import { comingMoment, WhenFields } from './when-fields.tsx';
import { tomorrowAtNoon } from './zoned-time.ts';

const copy = postsWords;

export type ScheduleDialogProps = {
  count: number;
  timeZone: string;
  onSchedule: (instant: string) => void;
  onClose: () => void;
};

export function ScheduleDialog({ count, timeZone, onSchedule, onClose }: ScheduleDialogProps) {
  const [value, setValue] = useState(() => tomorrowAtNoon(timeZone));
  const [missing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const instant = comingMoment(value, timeZone);
    setMissing(value.day === '' || value.time === '');
    if (instant !== null) onSchedule(instant);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.when.title(count)}
      closeLabel={words.common.close}
    >
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <WhenFields value={value} timeZone={timeZone} onChange={setValue} />
        <FormError message={missing ? copy.when.missing : null} />
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>{words.common.cancel}</Button>
          <Button type="submit" variant="primary">
            {copy.schedule}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
