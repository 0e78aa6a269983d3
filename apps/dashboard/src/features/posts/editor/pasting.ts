import type { Editor } from '@tiptap/core';
import type { EditorProps } from '@tiptap/pm/view';
import { isFilmAddress } from '@tosite/validation/posts/film-address';
import { toastFailure } from '../../../display/toasts.tsx';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import { cleanPasted, type Pasted } from './clean-pasted.ts';
import { looksLikeMarkdown } from './looks-like-markdown.ts';
import { pictureFile, type PictureUploads } from './picture-uploads.ts';

const PICTURE = /^image\/(?:jpeg|png|webp|avif)$/u;
const MAX_BYTES = 10 * 1024 ** 2;

export type PasteOptions = {
  uploads: PictureUploads;
  editor: () => Editor;
  /** Something of a clipboard could not come along. */
  onPasted: (pasted: Omit<Pasted, 'html'>) => void;
};

/** What is done with a clipboard and with files that are dropped. */
export function pasting({ uploads, editor, onPasted }: PasteOptions): EditorProps {
  return {
    transformPastedHTML: (html) => {
      const pasted = cleanPasted(html, (address) => uploads.add(address, () => pictureFile(address)));
      const { pictures, comments, colors } = pasted.left;
      if (pictures + comments > 0 || colors) onPasted(pasted);
      return pasted.html;
    },
    handlePaste: (view, { clipboardData }) => {
      const html = clipboardData?.getData('text/html') ?? '';
      const text = clipboardData?.getData('text/plain') ?? '';
      const files = [...(clipboardData?.files ?? [])];
      if (html === '' && files.length > 0) return insertPictures(editor(), uploads, files);
      // Into code goes what stands there, as it stands.
      if (view.state.selection.$from.parent.type.spec.code === true) return false;
      if (isFilmAddress(text.trim()) && view.state.selection.$from.parent.content.size === 0) {
        editor().commands.insertContent({ type: 'film', attrs: { url: text.trim(), title: '' } });
        return true;
      }
      if (html !== '' || !looksLikeMarkdown(text)) return false;
      void insertMarkdown(editor(), text);
      return true;
    },
    handleDrop: (view, event, _slice, moved) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (moved || files.length === 0) return false;
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
      return insertPictures(editor(), uploads, files, at);
    },
  };
}

async function insertMarkdown(editor: Editor, text: string): Promise<void> {
  const { markdownToDocument } = await import('@tosite/site-sections/posts/markdown-to-document');
  if (!editor.isDestroyed) editor.commands.insertContent(markdownToDocument(text).content);
}

/** Files as pictures where the cursor is. True: they were taken care of. */
export function insertPictures(
  editor: Editor,
  uploads: PictureUploads,
  files: readonly File[],
  at?: number,
): boolean {
  const fitting = files.filter(({ type, size }) => PICTURE.test(type) && size <= MAX_BYTES);
  if (fitting.length < files.length) {
    const isLarge = files.some(({ size }) => size > MAX_BYTES);
    toastFailure(isLarge ? postEditorWords.picture.tooLarge : postEditorWords.picture.wrongType);
  }
  const nodes = fitting.map((file) => ({ type: 'image', attrs: { src: uploads.addFile(file) } }));
  if (nodes.length > 0)
    editor.commands.insertContentAt(at ?? editor.state.selection.to, nodes, { updateSelection: true });
  return true;
}
