import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Editor } from '@tiptap/core';
import { documentToMarkdown } from '@tosite/site-sections/posts/document-to-markdown';
import { cleanDocument } from '@tosite/validation/posts/clean-document';
import { expect, it, vi } from 'vitest';
import { cleanPasted } from './clean-pasted.ts';
import { looksLikeMarkdown } from './looks-like-markdown.ts';
import { pictureUploads } from './picture-uploads.ts';
import { postExtensions } from './post-nodes.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', `${name}.html`), 'utf8');

/** What a paste becomes in the editor, as Markdown. */
function becomes(html: string): string {
  const uploads = pictureUploads('site-1', () => undefined);
  const editor = new Editor({
    element: document.createElement('div'),
    injectCSS: false,
    extensions: postExtensions(uploads, () => null),
  });
  editor.view.pasteHTML(cleanPasted(html, () => 'pending:1').html);
  const markdown = documentToMarkdown(cleanDocument(editor.getJSON()));
  editor.destroy();
  return markdown;
}

it('takes a text of Google Docs as it was written: not all bold, no empty lines, links straight', () => {
  const html = fixture('google-docs');
  expect(becomes(html)).toBe(`## Four kettles

The **red** one is _faster_, see [the test](https://example.com/kettles).

What it took:

- water
  - cold

1. gas

| enamel | 3:50 |
| ------ | ---- |
`);
  expect(cleanPasted(html, () => '').left).toEqual({ pictures: 1, comments: 0, colors: true });
});

it('makes lists of Word’s paragraphs, with their levels and their first number', () => {
  const html = fixture('word');
  expect(becomes(html)).toBe(`## Four kettles

The **red** one is _faster_.

- water
  - cold
- fire

What to do:

3. Fill it
4. Light the gas

| enamel | 3:50 |
| ------ | ---- |
`);
  expect(cleanPasted(html, () => '').left).toEqual({ pictures: 1, comments: 1, colors: false });
});

it('takes pictures that the clipboard holds, and counts those that only another page has', () => {
  const take = vi.fn<(address: string) => string>(() => 'pending:a');
  const pasted = cleanPasted(
    '<p>a<img src="data:image/png;base64,AA"><img src="blob:https://x/1"><img src="https://x.example/b.png"></p>',
    take,
  );
  expect(take.mock.calls).toEqual([['data:image/png;base64,AA'], ['blob:https://x/1']]);
  expect(pasted.left.pictures).toBe(1);
  expect(pasted.html.match(/pending:a/gu)).toHaveLength(2);
});

it('leaves what was copied here as it was', () => {
  const html = '<p data-pm-slice="1 1 []" data-at="12">a <img src="https://own.example/a.webp"></p>';
  expect(cleanPasted(html, () => '')).toMatchObject({ html, left: { pictures: 0 } });
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x'])('a link to %s is words', (address) => {
  expect(becomes(`<p><a href="${address}">x</a></p>`)).toBe('x\n');
});

it.each([
  '# Title',
  'a\n\n- b\n- c',
  '```\ncode\n```',
  'see [a](https://b.example)',
  '| a |\n| - |',
  'a **b** c',
])('%j is Markdown', (text) => expect(looksLikeMarkdown(text)).toBe(true));
it.each(['a - b', 'It is 5 * 3 * 2', '- one dash', 'I paid #1', 'Hello,\nyours', 'a_b_c', '1. January'])(
  '%j is not',
  (text) => expect(looksLikeMarkdown(text)).toBe(false),
);
