import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { postImportsWords } from '../../words/post-imports-words.ts';
import { words } from '../../words/words.ts';
import { AskForFiles } from './ask-for-files.tsx';
import { BroughtPosts } from './brought-posts.tsx';
import { SendingFiles } from './sending-files.tsx';
import { useBringing } from './use-bringing.ts';

const copy = postImportsWords;

/** The way to bring what was written elsewhere, and its dialog. */
export function BringPosts({ websiteId }: { websiteId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="max-lg:flex-1" onClick={() => setOpen(true)}>
        <Upload size={16} aria-hidden />
        {copy.button}
      </Button>
      {open && <BringDialog websiteId={websiteId} onClose={() => setOpen(false)} />}
    </>
  );
}

function BringDialog({ websiteId, onClose }: { websiteId: string; onClose: () => void }) {
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
