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

const run = (text: string, style = '') =>
  `<span class="TextRun SCXW1234 BCX0" data-contrast="auto" style="${style}"><span class="NormalTextRun SCXW1234 BCX0">${text}</span></span>`;
const line = (inner: string, attributes = '') =>
  `<p class="Paragraph SCXW1234 BCX0" ${attributes} style="margin: 0px;">${inner}<span class="EOP SCXW1234 BCX0" data-ccp-props="{&quot;201341983&quot;:0}">&nbsp;</span></p>`;
const item = (text: string, level: number, list: string) =>
  `<div class="ListContainerWrapper SCXW1234 BCX0"><${list} role="list"><li role="listitem" data-listid="1" data-aria-level="${level}" class="OutlineElement Ltr SCXW1234 BCX0">${line(run(text))}</li></${list.split(' ')[0]}></div>`;

it('takes a text of Word in a browser: headings, lists item by item, no spaces at the ends', () => {
  const html = `<meta charset='utf-8'><div class="OutlineElement Ltr SCXW1234 BCX0">${line(run('Four kettles'), 'role="heading" aria-level="1"')}</div>
<div class="OutlineElement Ltr SCXW1234 BCX0">${line(`${run('The ')}${run('red', 'font-weight: bold;')}${run(' one is ')}${run('faster', 'font-style: italic;')}${run('.')}`)}</div>
<div class="OutlineElement Ltr SCXW1234 BCX0">${line('')}</div>
${item('water', 1, 'ul class="BulletListStyle1"')}${item('cold', 2, 'ul class="BulletListStyle2"')}${item('fire', 1, 'ul class="BulletListStyle1"')}
<div class="OutlineElement Ltr SCXW1234 BCX0">${line(run('What to do:'))}</div>
${item('Fill it', 1, 'ol class="NumberListStyle1" start="3"')}${item('Light the gas', 1, 'ol class="NumberListStyle1" start="4"')}
<div class="OutlineElement Ltr SCXW1234 BCX0"><div class="TableContainer SCXW1234"><table class="Table Ltr"><tbody><tr role="row"><td role="rowheader">${line(run('enamel'))}</td><td>${line(run('3:50'))}</td></tr></tbody></table></div></div>`;
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
});

it('keeps the ticks of lists of things to do as signs, and not as pictures', () => {
  const box = (isTicked: boolean, text: string) =>
    `<li dir="ltr" role="checkbox" aria-checked="${isTicked}" style="list-style-type:none;white-space:pre;" aria-level="1"><img src="data:image/png;base64,AA" width="18px" alt="${isTicked ? '' : 'un'}checked" aria-roledescription="checkbox" style="margin-right:3px;" /><p dir="ltr" style="display:inline-block;" role="presentation"><span style="font-weight:400;text-decoration:${isTicked ? 'line-through' : 'none'};">${text}</span></p></li>`;
  const docs = `<b style="font-weight:normal;" id="docs-internal-guid-1"><ul style="padding-inline-start:28px;">${box(true, 'water')}${box(false, 'fire')}</ul></b>`;
  expect(becomes(docs)).toBe('- ☑ water\n- ☐ fire\n');
  expect(cleanPasted(docs, () => '').left.pictures).toBe(0);
  const notion = '<!-- notionvc: 1 --><ul>\n<li>[x]  water</li>\n<li>[ ]  <strong>fire</strong></li>\n</ul>';
  expect(becomes(notion)).toBe('- ☑ water\n- ☐ **fire**\n');
});

it.each([
  [
    'Word',
    '<p class=MsoNormal>One<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Two<o:p></o:p></p>',
  ],
  [
    'Word in Chrome',
    '<html><body><!--StartFragment--><p class="MsoNormal">One<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal">Two</p><!--EndFragment--></body></html>',
  ],
  [
    'Apple Notes and Pages',
    '<meta name="Generator" content="Cocoa HTML Writer"><style>p.p1 {margin: 0.0px}</style><p class="p1">One</p><p class="p2"><br></p><p class="p1"><span class="s1">Two</span></p>',
  ],
  [
    'LibreOffice',
    '<p style="line-height: 100%; margin-bottom: 0in"><font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt">One</font></font></p><p style="line-height: 100%"><br/>\n\n</p><p>Two</p>',
  ],
])('leaves no empty lines of %s', (_, html) => {
  expect(cleanPasted(html, () => '').html.match(/<p[ >]/gu)).toHaveLength(2);
  expect(becomes(html)).toBe('One\n\nTwo\n');
});

it('reads lists of Word as Chrome has them, with conditions that are comments', () => {
  const word = (level: number, mark: string, text: string) =>
    `<p class="MsoListParagraphCxSpMiddle" style="text-indent:-18.0pt;mso-list:l0 level${level} lfo1"><!--[if !supportLists]--><span style="font-family:Symbol"><span style="mso-list:Ignore">${mark}<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]-->${text}<o:p></o:p></p>`;
  expect(becomes(`${word(1, '·', 'water')}${word(2, 'o', 'cold')}${word(1, '·', 'fire')}`)).toBe(
    '- water\n  - cold\n- fire\n',
  );
});

/** A paragraph of Word that looks like an item. */
const wordItem = (level: number, mark: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l2 level${level} lfo3'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

it.each([
  ['numbers of chapters', ['1.', '1.1.', '1.2.', '2.'], '1. a\n   1. b\n   2. c\n2. d\n'],
  ['numbers without a dot at their end', ['1', '1.1', '1.2', '2'], '1. a\n   1. b\n   2. c\n2. d\n'],
  ['letters and Roman numbers', ['(a)', '(i)', '(ii)', '(b)'], '1. a\n   1. b\n   2. c\n2. d\n'],
  ['Chinese numbers', ['一、', '（一）', '（二）', '二、'], '1. a\n   1. b\n   2. c\n2. d\n'],
  ['Russian letters', ['а)', 'а)', 'б)', 'б)'], '1. a\n   1. b\n   2. c\n2. d\n'],
  ['bullets of Wingdings', ['§', 'Ø', 'ü', '§'], '- a\n  - b\n  - c\n- d\n'],
])('reads lists of Word with %s', (_, marks, expected) => {
  const [a = '', b = '', c = '', d = ''] = marks;
  const html = [wordItem(1, a, 'a'), wordItem(2, b, 'b'), wordItem(2, c, 'c'), wordItem(1, d, 'd')].join('');
  expect(becomes(html)).toBe(expected);
});

it('keeps the quotes, dashes and spaces of a text as its program set them', () => {
  const text = '“It’s the kettle” – she said… „Nein“, « oui », 5\u00A0°C';
  const word = `<p class=MsoNormal><span lang=EN-GB>${text}<o:p></o:p></span></p>`;
  const docs = `<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400;">${text}</span></p></b>`;
  expect(becomes(word)).toBe(`${text}\n`);
  expect(becomes(docs)).toBe(`${text}\n`);
});

it('leaves the pictures of Word, which lie in a folder of their computer, and says how many', () => {
  const html =
    '<p class=MsoNormal>a<!--[if gte vml 1]><v:shape id="Picture_x0020_1" o:spid="_x0000_i1025" type="#_x0000_t75" style=\'width:451pt;height:300pt\'><v:imagedata src="file:///C:/Users/tove/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" o:title=""/></v:shape><![endif]--><![if !vml]><img border=0 width=602 height=400 src="file:///C:/Users/tove/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="Picture_x0020_1"><![endif]><o:p></o:p></p>';
  const pasted = cleanPasted(html, () => 'pending:1');
  expect(pasted.left.pictures).toBe(1);
  expect(pasted.html).not.toContain('<img');
  expect(becomes(html)).toBe('a\n');
});

it('notes at the foot stay words, and lead nowhere', () => {
  const word =
    '<p class=MsoNormal>Fast<a style=\'mso-footnote-id:ftn1\' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style=\'mso-special-character:footnote\'><![if !supportFootnotes]><span class=MsoFootnoteReference>[1]</span><![endif]></span></span></a>.<o:p></o:p></p><div style=\'mso-element:footnote-list\'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]><div style=\'mso-element:footnote\' id=ftn1><p class=MsoFootnoteText><a style=\'mso-footnote-id:ftn1\' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference>[1]</span></a> By a clock.<o:p></o:p></p></div></div>';
  const markdown = becomes(word);
  expect(markdown).toMatch(/^Fast\\?\[1\\?\]\.\n/u);
  expect(markdown).toContain('By a clock.');
  expect(markdown).not.toContain('_ftn');
});

it('takes lists of Google Docs four deep, and cells that reach over others', () => {
  const li = (level: number, text: string) =>
    `<li dir="ltr" style="list-style-type:disc;white-space:pre;" aria-level="${level}"><p dir="ltr" role="presentation"><span style="font-weight:400;">${text}</span></p></li>`;
  const lists = `<b style="font-weight:normal;" id="docs-internal-guid-1"><ul>${li(1, 'a')}<ul>${li(2, 'b')}<ul>${li(3, 'c')}<ul>${li(4, 'd')}</ul></ul></ul>${li(1, 'e')}</ul></b>`;
  expect(becomes(lists)).toBe('- a\n  - b\n    - c\n      - d\n- e\n');
  const cell = (text: string, more = '') => `<td ${more}><p dir="ltr"><span>${text}</span></p></td>`;
  const table = `<b style="font-weight:normal;" id="docs-internal-guid-1"><div dir="ltr"><table><colgroup><col/><col/></colgroup><tbody><tr>${cell('both', 'colspan="2"')}</tr><tr>${cell('one')}${cell('two')}</tr></tbody></table></div></b>`;
  expect(becomes(table)).toMatch(/both[\s\S]*one[\s\S]*two/u);
});

it('a space that Apple’s programs convert is a space', () => {
  expect(becomes('<p class="p1"><b>One</b><span class="Apple-converted-space">&nbsp;</span>two</p>')).toBe(
    '**One** two\n',
  );
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
