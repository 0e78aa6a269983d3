import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { Upload } from 'lucide-react';
import { postImportsWords } from '../../words/post-imports-words.ts';
import { words } from '../../words/words.ts';
import { AskForFiles } from './ask-for-files.tsx';
import { BroughtPosts } from './brought-posts.tsx';
import { SendingFiles } from './sending-files.tsx';
import { useBringing } from './use-bringing.ts';

const copy = postImportsWords;

/** The way to bring what was written elsewhere. */
export function BringButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Button className="max-lg:flex-1" onClick={onOpen}>
      <Upload size={16} aria-hidden />
      {copy.button}
    </Button>
  );
}

/** Stands beside the list, not in it: the first posts that come change what the list is. */
export function BringDialog({ websiteId, onClose }: { websiteId: string; onClose: () => void }) {
  const { state, bring, stop, again } = useBringing(websiteId);
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
      <div className="mt-4">
        {state.kind === 'asking' && <AskForFiles refusal={state.refusal} onFiles={bring} />}
        {state.kind === 'sending' && <SendingFiles {...state} onStop={stop} />}
        {state.kind === 'done' && <BroughtPosts brought={state.brought} onAgain={again} onDone={onClose} />}
      </div>
    </Dialog>
  );
}
