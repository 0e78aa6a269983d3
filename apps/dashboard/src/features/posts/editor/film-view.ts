import type { NodeViewRendererProps } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { postEditorWords } from '../../../words/post-editor-words.ts';

/** A film as its address and its title: nothing of another platform is loaded here. */
export function filmView({ node, editor, getPos }: NodeViewRendererProps) {
  let now = node;
  const dom = document.createElement('div');
  dom.className = 'post-film';
  const address = dom.appendChild(document.createElement('p'));
  const title = dom.appendChild(document.createElement('input'));
  title.placeholder = postEditorWords.film.title;
  title.setAttribute('aria-label', postEditorWords.film.title);
  title.dir = 'auto';
  title.maxLength = 2000;
  title.addEventListener('input', () => {
    const at = getPos();
    if (at !== undefined) editor.view.dispatch(editor.state.tr.setNodeAttribute(at, 'title', title.value));
  });
  const draw = () => {
    const { url, title: written } = now.attrs as { url: string; title: string };
    address.textContent = url.replace(/^https?:\/\/(?:www\.)?/u, '');
    if (title.value !== written) title.value = written;
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
    stopEvent: (event: Event) => event.target instanceof HTMLInputElement,
    ignoreMutation: () => true,
  };
}
