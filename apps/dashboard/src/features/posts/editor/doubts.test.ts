import { Editor } from '@tiptap/core';
import { cleanDocument } from '@tosite/validation/posts/clean-document';
import type { PostBlock, PostDocument } from '@tosite/validation/posts/post-document';
import { afterEach, expect, it } from 'vitest';
import { doubtsIn, placesOfWord, remove, settle, writeAt } from './doubts.ts';
import { pictureUploads } from './picture-uploads.ts';
import { postExtensions } from './post-nodes.ts';

const says = (text: string, unsupported?: string[]): PostBlock => ({
  type: 'paragraph',
  attrs: { at: 134, ...(unsupported === undefined ? {} : { unsupported }) },
  content: [{ type: 'text', text }],
});
const FIRST = 'It was pressed in Tula in 1904.';
const post = (...content: PostBlock[]): PostDocument => ({ type: 'doc', content });

let editor: Editor;
function open(document: PostDocument): Editor {
  editor = new Editor({
    element: globalThis.document.body.appendChild(globalThis.document.createElement('div')),
    injectCSS: false,
    extensions: postExtensions(
      pictureUploads('site-1', () => undefined),
      (second) => `https://www.youtube.com/watch?v=abcdefghijk&t=${second}s`,
    ),
    content: document,
  });
  return editor;
}
afterEach(() => editor.destroy());

const marks = () => doubtsIn(editor.state.doc).map(({ words }) => words);
const content = () => cleanDocument(editor.getJSON());
const place = (text: string) => {
  let found = 0;
  editor.state.doc.descendants((node, at) => {
    const index = node.isText ? (node.text ?? '').indexOf(text) : -1;
    if (index >= 0) found = at + index;
  });
  return found;
};

it('go through the editor and back as they came', () => {
  const document = post(says(FIRST, ['1904', 'tula']), says('It is red.'));
  open(document);
  expect(content()).toEqual(document);
  // Also as what is copied out of it and pasted.
  const html = editor.getHTML();
  editor.commands.setContent('<p></p>');
  editor.view.pasteHTML(`<div data-pm-slice="0 0 []">${html}</div>`);
  expect(marks()).toEqual([['1904', 'tula']]);
});

it('each names its words in the text, with the reason and the second in words', () => {
  open(post(says(FIRST, ['1904', 'tula'])));
  const { dom } = editor.view;
  expect([...dom.querySelectorAll('.post-doubt-word')].map(({ textContent }) => textContent)).toEqual([
    'Tula',
    '1904',
  ]);
  const reason = dom.querySelector('.post-reason');
  expect(reason?.textContent).toContain('“1904” and “tula” are not said near 2:14.');
  expect(reason?.querySelector('a')?.href).toBe('https://www.youtube.com/watch?v=abcdefghijk&t=134s');
});

it('“It is right” takes the mark away, and undo brings it back', () => {
  open(post(says(FIRST, ['1904']), says('It is 12 cm.', ['12'])));
  const [first] = doubtsIn(editor.state.doc);
  if (first !== undefined) settle(editor, first);
  expect(marks()).toEqual([['12']]);
  expect(content().content[0]).toEqual(says(FIRST));
  editor.commands.undo();
  expect(marks()).toEqual([['1904'], ['12']]);
  editor.commands.redo();
  expect(marks()).toEqual([['12']]);
});

it('a word that is written over is no doubt any more, and the others stay', () => {
  open(post(says(FIRST, ['1904', 'tula'])));
  const [first] = doubtsIn(editor.state.doc);
  if (first !== undefined) writeAt(editor, first);
  editor.view.dispatch(editor.state.tr.insertText('1962'));
  expect(editor.state.doc.textContent).toBe('It was pressed in Tula in 1962.');
  expect(marks()).toEqual([['tula']]);
  editor.commands.undo();
  expect(marks()).toEqual([['1904', 'tula']]);
});

it('of two halves each keeps its own words', () => {
  open(post(says('In Tula. It was 1904.', ['tula', '1904'])));
  editor.commands.setTextSelection(place('It was'));
  editor.commands.splitBlock();
  expect(marks()).toEqual([['tula'], ['1904']]);
});

it('joined to the paragraph before it, its doubts come along', () => {
  open(post(says('It is red.'), says(FIRST, ['1904'])));
  editor.commands.setTextSelection(place(FIRST));
  editor.commands.joinBackward();
  expect(editor.state.doc.childCount).toBe(1);
  expect(marks()).toEqual([['1904']]);
});

it('what is deleted is gone, also with the list that held nothing else; a post is never without a paragraph', () => {
  open(
    post(says('It is red.'), {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [says(FIRST, ['1904'])] }],
    }),
  );
  const [first] = doubtsIn(editor.state.doc);
  if (first !== undefined) remove(editor, first);
  expect(content()).toEqual(post(says('It is red.')));
  editor.destroy();
  open(post(says(FIRST, ['1904'])));
  const [only] = doubtsIn(editor.state.doc);
  if (only !== undefined) remove(editor, only);
  expect(editor.isEmpty).toBe(true);
});

it('finds words whatever their capitals, whole ones first, in any script', () => {
  expect(placesOfWord('tula', 'Tulane is not Tula')).toEqual([{ from: 14, to: 18 }]);
  expect(placesOfWord('1904', '1904 and 19045')).toEqual([{ from: 0, to: 4 }]);
  expect(placesOfWord('東京', '私は東京で見た')).toEqual([{ from: 2, to: 4 }]);
  expect(placesOfWord('c++', 'In C++ and C')).toEqual([{ from: 3, to: 6 }]);
  expect(placesOfWord('(a', 'b')).toEqual([]);
});
