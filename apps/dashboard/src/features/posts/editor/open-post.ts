import { Editor } from '@tiptap/core';
import { cleanDocument } from '@tosite/validation/posts/clean-document';
import type { Post } from '@tosite/validation/posts/post';
import { emptyDocument } from '@tosite/validation/posts/post-document';
import { toastFailure } from '../../../display/toasts.tsx';
import { errorSentence } from '../../../words/error-sentence.ts';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import { pasting, type PasteOptions } from './pasting.ts';
import { pictureSlots } from './picture-slots.ts';
import { pictureUploads } from './picture-uploads.ts';
import { documentOf } from './post-change.ts';
import { dropPostDraft, readPostDraft } from './post-draft.ts';
import { NO_FIELDS } from './post-fields.ts';
import { momentsOf } from './moments-of.ts';
import { postExtensions } from './post-nodes.ts';
import { postSaving } from './post-saving.ts';

export type OpenPost = ReturnType<typeof openPost>;

export type OpenPostOptions = {
  websiteId: string;
  /** null: a new one. */
  post: Post | null;
  onCreated: (post: Post) => void;
  onPasted: PasteOptions['onPasted'];
};

/** A post as it is edited: what the server has, and over it what this browser kept from the last time. */
export function openPost({ websiteId, post, onCreated, onPasted }: OpenPostOptions) {
  const uploads = pictureUploads(websiteId, (pending, error) => {
    if (error === null) settle(pending);
    else toastFailure(errorSentence(error));
    redraw();
  });
  const momentOf = momentsOf(post);
  const pictures = pictureSlots();
  const host = document.createElement('div');
  const draft = readPostDraft(websiteId, post?._id ?? null);
  const editor: Editor = new Editor({
    element: host,
    // Our own sheet has its rules: the policy lets no style element into the page.
    injectCSS: false,
    extensions: postExtensions(uploads, momentOf, pictures),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': postEditorWords.text,
        'data-hint': postEditorWords.textHint,
        class: 'post-text',
        dir: 'auto',
      },
      ...pasting({ uploads, editor: () => editor, onPasted }),
    },
    content: null,
  });
  const { schema } = editor;
  const before =
    post === null
      ? schema.nodeFromJSON({ ...emptyDocument(), attrs: { fields: NO_FIELDS } })
      : documentOf(post, schema);
  const kept =
    draft === null
      ? null
      : schema.nodeFromJSON({
          ...cleanDocument(draft.document),
          attrs: { fields: draft.document.attrs.fields },
        });
  const restored = kept !== null && !kept.eq(before);
  if (kept !== null && !restored) dropPostDraft(websiteId, post?._id ?? null);
  show(restored ? kept : before);
  const saving = postSaving({
    editor,
    uploads,
    websiteId,
    post,
    before,
    revision: restored ? (draft?.revision ?? null) : (post?.revision ?? null),
    onCreated,
  });

  /** Without a step of undo: it is what there was. */
  function show(document: typeof before): void {
    const { state } = editor;
    editor.view.updateState(
      state
        .reconfigure({ plugins: state.plugins })
        .apply(
          state.tr
            .replaceWith(0, state.doc.content.size, document.content)
            .setDocAttribute('fields', document.attrs['fields'])
            .setMeta('addToHistory', false),
        ),
    );
  }

  /** The picture is on the server: its address takes the place of what stood for it. */
  function settle(pending: string): void {
    const { state } = editor;
    const transaction = state.tr.setMeta('addToHistory', false);
    state.doc.descendants((node, at) => {
      if (node.attrs['src'] === pending) transaction.setNodeAttribute(at, 'src', uploads.addressOf(pending));
    });
    if (transaction.docChanged) editor.view.dispatch(transaction);
  }

  function redraw(): void {
    // Those who show the state of a picture look again.
    const { state } = editor;
    const transaction = state.tr.setMeta('addToHistory', false);
    state.doc.descendants((node, at) => {
      if (node.type.name === 'image') transaction.setNodeAttribute(at, 'alt', node.attrs['alt']);
    });
    if (transaction.docChanged) editor.view.dispatch(transaction);
    saving.plan();
  }

  return {
    editor,
    saving,
    uploads,
    momentOf,
    /** Where help with a picture stands. */
    pictures,
    host,
    restored,
    /** Back to what the server has; undo brings back what was kept. */
    discard(): void {
      const { state } = editor;
      editor.view.dispatch(
        state.tr
          .replaceWith(0, state.doc.content.size, before.content)
          .setDocAttribute('fields', before.attrs['fields']),
      );
    },
    async close(): Promise<void> {
      await saving.close();
      uploads.forget();
      editor.destroy();
    },
  };
}
