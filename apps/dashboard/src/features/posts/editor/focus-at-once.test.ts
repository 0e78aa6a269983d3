import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { pictureSlots } from './picture-slots.ts';
import { pictureUploads } from './picture-uploads.ts';
import { postExtensions } from './post-nodes.ts';

test('the text has the focus before the next letter, whether a key or a tool gave it', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const uploads = pictureUploads('website', () => undefined);
  const editor = new Editor({
    element: host,
    injectCSS: false,
    extensions: postExtensions(uploads, () => null, pictureSlots()),
    content: '<p>The red kettle</p>',
  });
  for (const give of [
    () => editor.commands.focus('start'),
    () => editor.commands.focus('end'),
    () => editor.chain().focus().toggleBold().run(),
  ]) {
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    expect(give()).toBe(true);
    expect(document.activeElement).toBe(editor.view.dom);
    elsewhere.remove();
  }
  editor.commands.focus('start');
  expect(editor.state.selection.from).toBe(1);
  editor.destroy();
  host.remove();
});
