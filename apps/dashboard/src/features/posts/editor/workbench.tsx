import type { Post } from '@tosite/validation/posts/post';
import type { Website } from '@tosite/validation/website/website';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { lazyWithBoundary } from '../../../display/lazy-with-boundary.tsx';
import { shortcutOf } from '../../../preview/frame-messages.ts';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import { words } from '../../../words/words.ts';
import type { Pasted } from './clean-pasted.ts';
import { DeskBar } from './desk-bar.tsx';
import { DeskNotices } from './desk-notices.tsx';
import { DeskSkeleton } from './desk-skeleton.tsx';
import { openPost, type OpenPost } from './open-post.ts';
import { Paper } from './paper.tsx';
import { PictureHelps } from './picture-help.tsx';
import { SidePanel } from './side-panel.tsx';
import { Toolbar } from './toolbar.tsx';
import { useEditorValue } from './use-editor-value.ts';
import { fieldsIn } from './set-field.ts';
import { usePublishing } from './use-publishing.ts';

const UncheckedDialog = lazyWithBoundary(() =>
  import('./unchecked-dialog.tsx').then((module) => module.UncheckedDialog),
);

export type WorkbenchProps = { website: Website; post: Post | null; onCreated: (post: Post) => void };

/** The editor of a post, which lives as long as it is on the screen. What is edited is a copy of `post`. */
export function Workbench({ website, post, onCreated }: WorkbenchProps) {
  const [open, setOpen] = useState<OpenPost | null>(null);
  const [pasted, setPasted] = useState<Omit<Pasted, 'html'> | null>(null);
  const [first] = useState(post);
  const created = useEffectEvent(onCreated);
  useEffect(() => {
    let gone = false;
    const opened = openPost({
      websiteId: website._id,
      post: first,
      onCreated: (made) => created(made),
      onPasted: setPasted,
    });
    queueMicrotask(() => {
      if (!gone) setOpen(opened);
    });
    return () => {
      gone = true;
      void opened.close();
    };
  }, [website._id, first]);
  if (open === null) return <DeskSkeleton />;
  return <Opened website={website} open={open} pasted={pasted} onSeen={() => setPasted(null)} />;
}

type OpenedProps = {
  website: Website;
  open: OpenPost;
  pasted: Omit<Pasted, 'html'> | null;
  onSeen: () => void;
};

function Opened({ website, open, pasted, onSeen }: OpenedProps) {
  const { editor, saving } = open;
  const state = useStore(saving.store);
  const title = useEditorValue(editor, () => fieldsIn(editor).title);
  const [panel, setPanel] = useState(false);
  const publishing = usePublishing(website, open);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (shortcut === null) return;
      // One way back for all: the fields are written into the same document as the text.
      event.preventDefault();
      if (shortcut === 'save') void saving.save().catch(() => undefined);
      else if (shortcut === 'undo') editor.commands.undo();
      else editor.commands.redo();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [editor, saving]);

  return (
    <div className="post-desk" data-panel={panel ? 'open' : 'shut'} data-bottom-bar>
      <title>{`${title === '' ? postEditorWords.new : title} · ${words.product}`}</title>
      <DeskBar
        website={website}
        open={open}
        publishing={publishing}
        panel={panel}
        onPanel={() => setPanel(!panel)}
      />
      <main id="content" tabIndex={-1} className="post-sheet">
        <Toolbar open={open} websiteId={website._id} />
        <div className="post-paper">
          <DeskNotices open={open} pasted={pasted} onSeen={onSeen} />
          <Paper open={open} websiteId={website._id} missing={publishing.missing && title === ''} />
          <PictureHelps open={open} websiteId={website._id} />
        </div>
      </main>
      <SidePanel
        website={website}
        open={open}
        publishing={publishing}
        post={state.post}
        onText={() => setPanel(false)}
      />
      {publishing.unchecked > 0 && (
        <UncheckedDialog
          count={publishing.unchecked}
          deed={postEditorWords.do[publishing.deed]}
          onGo={publishing.goOn}
          onMissing={publishing.stay}
          onClose={() => {
            publishing.stay();
            setPanel(true);
          }}
        />
      )}
    </div>
  );
}
