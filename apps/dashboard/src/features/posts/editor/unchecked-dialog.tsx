import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import { words } from '../../../words/words.ts';

const copy = postEditorWords.unchecked;

export type UncheckedDialogProps = {
  /** Paragraphs that nobody has looked at. */
  count: number;
  /** What is done all the same. */
  deed: string;
  onGo: () => void;
  onClose: () => void;
};

/** Asked once before a post goes up that says what its film does not. */
export function UncheckedDialog({ count, deed, onGo, onClose }: UncheckedDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={copy.title(count)}
      description={copy.body}
      closeLabel={words.common.close}
    >
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button onClick={onGo}>{copy.go(deed)}</Button>
        <Button variant="primary" onClick={onClose}>
          {copy.look}
        </Button>
      </div>
    </Dialog>
  );
}
