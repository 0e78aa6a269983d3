import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeUrl } from '@tosite/validation/text/http-link';
import { attribute, renderPage, inside, sectionOf, textOf } from '../testing/rendered-page.ts';
import { HOSTILE_TEXTS } from '../testing/hostile-texts.ts';
import { fullProfile } from '../testing/full-profile.ts';
import { sampleSite, storedImage } from '../testing/sample-site.ts';
import type { SiteInput } from '../site.ts';
import { markdownPictures } from './markdown-pictures.ts';
import { markdownTree, treeText } from './markdown-tree.ts';

const BASE = 'https://raw.example/ada/ada/main/';

function render(
  markdown: string,
  { base = BASE, media = {} }: { base?: string | null; media?: SiteInput['media'] } = {},
) {
  const profile = {
    ...fullProfile('github', 1),
    about: { format: 'markdown' as const, text: markdown, base },
  };
  return sectionOf(renderPage(sampleSite('github', { profile, sectionOrder: ['about'], media })), 'about');
}
const links = (markdown: string, base: string | null = BASE) =>
  inside(render(`Words. ${markdown}`, { base }), 'a').map(
    (link) => link.attrs.find(({ name }) => name === 'href')?.value,
  );

describe('a README', () => {
  it('keeps what makes a text: paragraphs, lists, code, tables, quotes', () => {
    const section = render(
      'Hello *there* **you**.\n\n- one\n- two\n\n`code`\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> said',
      {},
    );
    for (const tag of ['em', 'strong', 'ul', 'li', 'code', 'table', 'td', 'blockquote']) {
      expect(inside(section, tag).length).toBeGreaterThan(0);
    }
  });

  it('puts its headings below the section’s, without gaps', () => {
    const section = render('# Top\n\nText\n\n#### Deep\n\nText\n\n## Next\n\nText\n\n### Under\n\nText');
    const names = [3, 4, 5, 6].flatMap((level) =>
      inside(section, `h${level}`).map((title) => `h${level} ${textOf([title])}`),
    );
    expect(names).toEqual(['h3 Top', 'h4 Deep', 'h4 Next', 'h5 Under']);
  });

  it.each([
    ['<h1 align="center">Hi, I am Ada</h1>\n<h3 align="center">A developer</h3>', 'h3', 'Hi, I am Ada'],
    ['<h1 align="center">Hi, I am Ada</h1>\n<h3 align="center">A developer</h3>', 'h4', 'A developer'],
    ['<p align="center">\nI keep <b>three</b> libraries.\n</p>', 'p', 'I keep three libraries.'],
    ['<p>Read my <a href="https://notes.example/">notes</a>.</p>', 'a', 'notes'],
    ['<h2>Work &amp; play</h2>', 'h3', 'Work & play'],
    ['<div align="center">\n\n### Inside\n\nWords\n\n</div>', 'h3', 'Inside'],
    ['<div>one</div><div>two</div>', 'p', 'two'],
    ['<center>Words <font color=red>in red</font></center>', 'p', 'Words in red'],
    ['<table><tr><td>Cell one</td><td>Cell two</td></tr></table>', 'td', 'Cell two'],
    ['<ul><li>HTML list item</li></ul>', 'li', 'HTML list item'],
    ['Press <kbd>Ctrl</kbd>+<kbd>C</kbd>', 'kbd', 'C'],
    ['H<sub>2</sub>O', 'sub', '2'],
    ['<details>\n<summary>Talks</summary>\n\nIn 2024.\n\n</details>', 'summary', 'Talks'],
    ['<details><summary>Books</summary>A list.</details>', 'details', 'BooksA list.'],
    ['<dl><dt>Go</dt><dd>7 years</dd></dl>', 'dd', '7 years'],
    ['<a href="https://a.example/"><h2>Title</h2></a>', 'a', 'Title'],
    ['one<br>two', 'p', 'onetwo'],
    [
      'Learning :rocket: and `:rocket:` and :nothing_known:',
      'p',
      'Learning 🚀 and :rocket: and :nothing_known:',
    ],
    ['<p>:sparkles:</p>', 'p', '✨'],
    ['**a**, **b** — c', 'p', 'a, b — c'],
  ])('shows the words of %j', (markdown, tag, words) => {
    const squeeze = (text: string) => text.replaceAll(/\s+/gu, '');
    const found = inside(render(`Lead.\n\n${markdown}`), tag).map((each) => squeeze(textOf([each])));
    expect(found).toContain(squeeze(words));
  });

  it('draws done and open tasks, with words for those who hear the page, and no control', () => {
    const section = render('- [x] Ship v1\n- [ ] Ship v2\n\n<input type="checkbox"> gone <input name="q">');
    const marks = inside(section, 'span').map(({ attrs }) =>
      Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    );
    expect(marks).toEqual([
      { class: 'task done', role: 'img', 'aria-label': 'Done' },
      { class: 'task', role: 'img', 'aria-label': 'Not done yet' },
    ]);
    expect(inside(section, 'input')).toEqual([]);
  });

  it('draws a note with its kind above it, and a quote as a quote', () => {
    const section = render(
      'Lead.\n\n> [!NOTE]\n> I answer on Fridays.\n\n> [!quote] said\n\n> [!TIP] no note',
    );
    const note = inside(section, 'div').filter(({ attrs }) => attrs.some(({ value }) => value === 'note'));
    expect(textOf(note).trim()).toBe('Note I answer on Fridays.');
    expect(inside(section, 'blockquote').map((each) => textOf([each]).trim())).toEqual([
      '[!quote] said',
      '[!TIP] no note',
    ]);
  });

  it('leads links to a file’s page and fetches pictures as they are; "/" is the root of the repository', () => {
    const text = (bases: object) => ({
      format: 'markdown' as const,
      text: '[a](docs/a.md) [b](/LICENSE) ![c](c.png) ![d](/d.png)',
      base: 'https://raw.githubusercontent.com/ada/site/HEAD/docs/',
      ...bases,
    });
    const addresses = (bases: object) =>
      [...JSON.stringify(markdownTree(text(bases))).matchAll(/"(?:href|src)":"([^"]*)"/gu)].map(
        ([, url]) => url,
      );
    const page = 'https://github.com/ada/site/blob/HEAD/';
    const raw = 'https://raw.githubusercontent.com/ada/site/HEAD/';
    const right = [`${page}docs/docs/a.md`, `${page}LICENSE`, `${raw}docs/c.png`, `${raw}d.png`];
    expect(addresses({ root: raw, linkBase: `${page}docs/`, linkRoot: page })).toEqual(right);
    // Stored before sources said where links lead.
    expect(addresses({})).toEqual(right);
  });

  it('keeps code as it was written', () => {
    const [code] = inside(render('Words.\n\n```\nif (a)\n    b  + c\n```'), 'pre');
    expect(code === undefined ? '' : textOf([code])).toBe('if (a)\n    b  + c\n');
  });

  it('reads a long text to its end', () => {
    const markdown = `${'Some **bold** words and a [link][a].\n\n'.repeat(2600)}[a]: https://a.example/\n\nThe end`;
    const tree = markdownTree({ format: 'markdown', text: markdown, base: null });
    expect(treeText(tree.children).trim().endsWith('The end')).toBe(true);
  }, 60_000);

  it('resolves relative links against its base, and drops them without one', () => {
    expect(links('[x](docs/a.md)')).toEqual([`${BASE}docs/a.md`]);
    expect(links('[x](docs/a.md)', null)).toEqual([]);
  });

  it.each([
    '//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '#part',
    'https://a@b.example',
  ])('does not link to %s', (address) => {
    expect(links(`[x](<${address}>)`)).toEqual([]);
  });

  it('I7: says the host of a link whose words look like another one', () => {
    expect(textOf(inside(render('See [paypal.com](https://evil.example/x) now'), 'a'))).toBe(
      'paypal.com (evil.example)',
    );
    expect(textOf(inside(render('See [www.good.example/a](https://good.example/a) now'), 'a'))).toBe(
      'www.good.example/a',
    );
  });

  it('shows a picture only as our own copy, and nothing where it stood alone without one, in no link', () => {
    const address = `${BASE}shot.png`;
    const markdown =
      'Words.\n\n![A shot](shot.png)\n\n![Lost](lost.png)\n\n[![](lost.png)](https://elsewhere.example)';
    const section = render(markdown, {
      media: { [address]: storedImage('shot'), [`${BASE}lost.png`]: null },
    });
    expect(
      inside(section, 'img').map((image) => image.attrs.find(({ name }) => name === 'src')?.value),
    ).toEqual(['/media/shot-960.webp']);
    expect(inside(section, 'a')).toHaveLength(0);
    expect(inside(section, 'p')).toHaveLength(2);
  });

  it('says the words of pictures that lead somewhere, and of badges with words of their owner’s', () => {
    const section = render(
      [
        'Hello.',
        '<a href="https://x.example/zoe"><img src="x.svg" alt="X" /></a><a href="https://b.example"><img src="b.svg" alt="Blog" /></a>',
        '![Go](https://img.shields.io/badge/Go-blue)![Rust](https://img.shields.io/badge/Rust-red)',
        '![Views](https://komarev.com/ghpvc/?username=zoe) ![stars](https://img.shields.io/github/stars/zoe/x) ![A shot](lost.png)',
        '[![Visitors](https://komarev.com/ghpvc/?username=zoe)](https://zoe.example)',
      ].join('\n\n'),
    );
    expect(inside(section, 'a').map((link) => [textOf(link.childNodes), attribute(link, 'href')])).toEqual([
      ['X', 'https://x.example/zoe'],
      ['Blog', 'https://b.example/'],
    ]);
    expect(inside(section, 'p').map((line) => textOf([line]).replaceAll(/\s+/gu, ' ').trim())).toEqual([
      'Hello.',
      'X Blog',
      'Go Rust',
    ]);
  });

  it('names its pictures for copying, but not badges', () => {
    const tree = markdownTree({
      format: 'markdown',
      text: '![a](a.png) ![b](https://img.shields.io/x.svg) ![c](//evil/c.png)',
      base: BASE,
    });
    expect(markdownPictures(tree).map(({ url }) => url)).toEqual([`${BASE}a.png`]);
  });

  it('does not show when only pictures and marks remain', () => {
    expect(render('![a](a.png)\n\n***\n\n<!-- hidden -->')).toBeUndefined();
  });

  it('lets the keyboard reach what scrolls: code and tables', () => {
    const section = render('Words.\n\n```\ncode\n```\n\n| a |\n|---|\n| b |');
    const reached = (section === undefined ? [] : allBelow(section))
      .filter(({ attrs }) => attrs.some(({ name }) => name === 'tabindex'))
      .map(({ tagName }) => tagName);
    expect(reached).toEqual(['pre', 'div']);
  });

  it.each(HOSTILE_TEXTS)('R3: makes nothing that runs of %j', (payload) => {
    for (const markdown of [
      payload,
      `Words\n\n${payload}\n\nWords`,
      `[x](${payload})`,
      `![x](${payload})`,
      `\`\`\`\n${payload}\n\`\`\``,
      `| ${payload} |\n|---|`,
    ]) {
      const section = render(`Words. ${markdown}`);
      for (const { tagName, attrs } of section === undefined ? [] : allBelow(section)) {
        expect(ALLOWED).toContain(tagName);
        for (const { name, value } of attrs) {
          expect(['class', 'dir', 'href', 'rel', 'start', 'id', 'tabindex', 'role', 'aria-label']).toContain(
            name,
          );
          expect(name === 'href' ? safeUrl(value) : value).toBe(value);
        }
      }
    }
  });

  it('R3: is the same when its clean form is cleaned again, whatever it says', () => {
    const words = fc.array(
      fc.constantFrom(...HOSTILE_TEXTS, '# ', '\n\n', '- ', '> ', '`', '[x](', ')', '<', '|', 'words '),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(words, (parts) => {
        const tree = markdownTree({ format: 'markdown', text: parts.join(''), base: BASE });
        expect(markdownTree({ format: 'markdown', text: parts.join(''), base: BASE })).toEqual(tree);
        expect(JSON.stringify(tree)).not.toMatch(
          /"tagName":"(script|style|iframe|svg|math|object|form|input)"/u,
        );
      }),
      { numRuns: 60 },
    );
  }, 30_000);

  it('reads a hundred thousand characters of nonsense without throwing', () => {
    expect(() => render('[[](*_`'.repeat(15_000))).not.toThrow();
  }, 60_000);

  it.each(['<b>', '<div>', '<table><tr><td>', '> ', '<a href=x>'])('reads %j a thousand deep', (mark) => {
    const section = render(`Lead.\n\n${mark.repeat(1000)}words`);
    expect(textOf(section === undefined ? [] : [section])).toContain('words');
  });
});

const ALLOWED = [
  ...'header h2 div p h3 h4 h5 h6 ul ol li blockquote pre code br hr strong em del a'.split(' '),
  ...'table thead tbody tr th td details summary span kbd sub sup dl dt dd'.split(' '),
];

function allBelow(element: NonNullable<ReturnType<typeof render>>): NonNullable<ReturnType<typeof render>>[] {
  return element.childNodes.flatMap((child) => ('tagName' in child ? [child, ...allBelow(child)] : []));
}
