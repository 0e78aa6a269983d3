import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { TextField } from '@tosite/ui/text-field';
import { useState, type FormEvent } from 'react';
import { postsWords } from '../../words/posts-words.ts';
import { words } from '../../words/words.ts';

const copy = postsWords;

export type MoveDialogProps = {
  title: string;
  place: number;
  count: number;
  onMove: (place: number) => void;
  onClose: () => void;
};

/** A place by its number: the way through a long list, and on a phone. */
export function MoveDialog({ title, place, count, onMove, onClose }: MoveDialogProps) {
  const [typed, setTyped] = useState(String(place));
  const [wrong, setWrong] = useState(false);
  const wanted = /^\d+$/u.test(typed.trim()) ? Number(typed.trim()) : 0;
  const fits = wanted >= 1 && wanted <= count;

  function submit(event: FormEvent) {
    event.preventDefault();
    setWrong(!fits);
    if (fits) onMove(wanted);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.move(title)}
      closeLabel={words.common.close}
    >
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <TextField
          label={copy.place}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          hint={copy.placeHint(count)}
          error={wrong && !fits ? copy.placeWrong(count) : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>{words.common.cancel}</Button>
          <Button type="submit" variant="primary">
            {copy.moveDo}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
