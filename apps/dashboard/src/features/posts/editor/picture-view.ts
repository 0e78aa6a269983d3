import type { NodeViewRenderer, NodeViewRendererProps } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import { addSlot, type PictureSlots } from './picture-slots.ts';
import type { PictureUploads } from './picture-uploads.ts';

const copy = postEditorWords.picture;

/** A picture with its caption and the text for who cannot see it, both written where they stand. */
export function pictureView(uploads: PictureUploads, slots: PictureSlots): NodeViewRenderer {
  return ({ node, editor, getPos }: NodeViewRendererProps) => {
    let now = node;
    const dom = document.createElement('figure');
    dom.className = 'post-picture';
    const image = dom.appendChild(document.createElement('img'));
    const state = dom.appendChild(document.createElement('p'));
    state.setAttribute('role', 'status');
    const field = (name: 'caption' | 'alt') => {
      const input = dom.appendChild(document.createElement('input'));
      input.className = `post-${name}`;
      input.placeholder = copy[name];
      input.setAttribute('aria-label', copy[name]);
      input.dir = 'auto';
      input.maxLength = 2000;
      input.addEventListener('input', () => {
        const at = getPos();
        if (at === undefined) return;
        editor.view.dispatch(editor.state.tr.setNodeAttribute(at, name, input.value));
      });
      return input;
    };
    const fields = { caption: field('caption'), alt: field('alt') };
    const help = dom.appendChild(document.createElement('span'));
    help.className = 'post-picture-help';
    const leave = addSlot(slots, help, getPos);
    const draw = () => {
      const { src, alt, caption } = now.attrs as { src: string; alt: string; caption: string };
      const upload = uploads.stateOf(src);
      const shown = upload?.shown ?? src;
      if (image.getAttribute('src') !== shown) image.src = shown;
      image.alt = alt;
      if (fields.alt.value !== alt) fields.alt.value = alt;
      if (fields.caption.value !== caption) fields.caption.value = caption;
      dom.toggleAttribute('data-without-alt', alt.trim() === '');
      state.textContent =
        upload === null || upload.state === 'sent'
          ? ''
          : upload.state === 'failed'
            ? copy.failed
            : copy.sending;
      state.hidden = state.textContent === '';
    };
    draw();
    return {
      dom,
      update: (next: Node) => {
        if (next.type !== now.type) return false;
        now = next;
        draw();
        return true;
      },
      selectNode: () => dom.toggleAttribute('data-chosen', true),
      deselectNode: () => dom.toggleAttribute('data-chosen', false),
      // Its fields are theirs: typing in them is not typing in the text.
      stopEvent: ({ target }: Event) =>
        target instanceof HTMLInputElement || (target instanceof globalThis.Node && help.contains(target)),
      ignoreMutation: () => true,
      destroy: leave,
    };
  };
}
