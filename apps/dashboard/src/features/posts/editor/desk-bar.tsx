import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { Button } from '@tosite/ui/button';
import { IconButton } from '@tosite/ui/icon-button';
import type { Website } from '@tosite/validation/website/website';
import { ArrowLeft, Eye, Redo2, SlidersHorizontal, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { lazyWithBoundary } from '../../../display/lazy-with-boundary.tsx';
import { Stt } from '../../../display/stt.tsx';
import { paths } from '../../../paths.ts';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import { postsWords } from '../../../words/posts-words.ts';
import type { OpenPost } from './open-post.ts';
import { SavedState } from './saved-state.tsx';
import { useEditorValue } from './use-editor-value.ts';
import type { Publishing } from './use-publishing.ts';

const PreviewDialog = lazyWithBoundary(() =>
  import('./preview-dialog.tsx').then((module) => module.PreviewDialog),
);
const copy = postEditorWords;
const TONES = { published: 'live', scheduled: 'half', draft: 'draft' } as const;

export type DeskBarProps = {
  website: Website;
  open: OpenPost;
  publishing: Publishing;
  /** On a phone: the settings have the screen. */
  panel: boolean;
  onPanel: () => void;
};

/** The way back, what is saved, and the one button that says what it will do. */
export function DeskBar({ website, open, publishing, panel, onPanel }: DeskBarProps) {
  const { editor, saving } = open;
  const [looking, setLooking] = useState(false);
  const status = useStore(saving.store, ({ post }) => post?.status ?? 'draft');
  const canUndo = useEditorValue(editor, () => undoDepth(editor.state) > 0);
  const canRedo = useEditorValue(editor, () => redoDepth(editor.state) > 0);
  return (
    <header className="post-bar">
      <Link
        to={paths.posts()}
        className="tappable flex shrink-0 items-center gap-1.5 rounded-control px-2 font-semibold hover:underline"
      >
        <ArrowLeft size={16} aria-hidden />
        {copy.back}
      </Link>
      <Stt tone={TONES[status]} className="text-sm max-lg:hidden">
        {postsWords.state[status]}
      </Stt>
      <span className="flex-1" />
      <SavedState open={open} />
      <div className="flex">
        <IconButton label={copy.undo} disabled={!canUndo} onClick={() => editor.commands.undo()}>
          <Undo2 aria-hidden />
        </IconButton>
        <IconButton label={copy.redo} disabled={!canRedo} onClick={() => editor.commands.redo()}>
          <Redo2 aria-hidden />
        </IconButton>
      </div>
      <IconButton
        label={panel ? copy.toText : copy.settings}
        aria-expanded={panel}
        onClick={onPanel}
        className="lg:hidden"
      >
        <SlidersHorizontal aria-hidden />
      </IconButton>
      <Button className="max-lg:hidden" onClick={() => setLooking(true)}>
        {copy.preview}
      </Button>
      <IconButton label={copy.preview} className="lg:hidden" onClick={() => setLooking(true)}>
        <Eye aria-hidden />
      </IconButton>
      <Button variant="primary" busy={publishing.busy} disabled={publishing.idle} onClick={publishing.act}>
        {publishing.busy ? copy.do.busy : copy.do[publishing.deed]}
      </Button>
      {looking && (
        <PreviewDialog
          website={website}
          open={open}
          onMissing={() => setLooking(false)}
          onClose={() => setLooking(false)}
        />
      )}
    </header>
  );
}
