import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import type { Website } from '@tosite/validation/website/website';
import { useState } from 'react';
import { editorWords } from '../../words/editor-words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { toastFailure, toastLocal } from '../../display/toasts.tsx';
import { dropDraft } from './editor-draft.ts';
import { readEditor, type EditorSite } from './editor-queries.ts';
import { openEditor, useEditorStore } from './editor-store.ts';

const copy = editorWords;

export type RestoredNoticeProps = {
  website: Website;
  lostPictures: number;
  /** What the site is drawn from now. */
  onRead: (site: EditorSite) => void;
};

/** What is on screen was not saved the last time: true until it is saved, or given up for what the server has now. */
export function RestoredNotice({ website, lostPictures, onRead }: RestoredNoticeProps) {
  const restored = useEditorStore((state) => state.restored);
  const [busy, setBusy] = useState(false);
  if (!restored) return null;

  async function discard() {
    setBusy(true);
    try {
      const { site, subject, saved } = await readEditor(website.domain_name);
      dropDraft(website._id);
      onRead(site);
      openEditor(website._id, subject, saved, null, site.media);
      toastLocal(copy.discarded);
    } catch (error) {
      toastFailure(errorSentence(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Notice
      className="m-4 mb-0"
      action={
        <Button
          variant="quiet"
          className="ml-5 px-0!"
          busy={busy}
          onClick={() => {
            if (!busy) void discard();
          }}
        >
          {busy ? copy.discarding : copy.discard}
        </Button>
      }
    >
      <p>{copy.draft}</p>
      {lostPictures > 0 && <p className="mt-1 font-semibold">{copy.lostPictures(lostPictures)}</p>}
    </Notice>
  );
}
