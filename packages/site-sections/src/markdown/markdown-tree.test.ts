import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeUrl } from '@tosite/validation/text/http-link';
import { drawPage, inside, sectionOf, textOf } from '../testing/drawn-page.ts';
import { HOSTILE_TEXTS } from '../testing/hostile-texts.ts';
import { fullProfile } from '../testing/full-profile.ts';
import { sampleSite, storedImage } from '../testing/sample-site.ts';
import type { SiteInput } from '../site.ts';
import { markdownPictures } from './markdown-pictures.ts';
import { markdownTree } from './markdown-tree.ts';

const BASE = 'https://raw.example/ada/ada/main/';

function draw(
  markdown: string,
  { base = BASE, media = {} }: { base?: string | null; media?: SiteInput['media'] } = {},
) {
  const profile = {
    ...fullProfile('github', 1),
    about: { format: 'markdown' as const, text: markdown, base },
  };
  return sectionOf(drawPage(sampleSite('github', { profile, sectionOrder: ['about'], media })), 'about');
}
const links = (markdown: string, base: string | null = BASE) =>
  inside(draw(`Words. ${markdown}`, { base }), 'a').map(
    (link) => link.attrs.find(({ name }) => name === 'href')?.value,
  );

describe('a README', () => {
  it('keeps what makes a text: paragraphs, lists, code, tables, quotes', () => {
    const section = draw(
      'Hello *there* **you**.\n\n- one\n- two\n\n`code`\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> said',
      {},
    );
    for (const tag of ['em', 'strong', 'ul', 'li', 'code', 'table', 'td', 'blockquote']) {
      expect(inside(section, tag).length).toBeGreaterThan(0);
    }
  });

  it('puts its headings below the section’s, without gaps', () => {
    const section = draw('# Top\n\nText\n\n#### Deep\n\nText\n\n## Next\n\nText\n\n### Under\n\nText');
    const names = [3, 4, 5, 6].flatMap((level) =>
      inside(section, `h${level}`).map((title) => `h${level} ${textOf([title])}`),
    );
    expect(names).toEqual(['h3 Top', 'h4 Deep', 'h4 Next', 'h5 Under']);
  });

  it('leaves raw HTML out, but for line breaks and plain headings', () => {
    const section = draw(
      '<h1 align="center">Hi, I am Ada</h1>\n\none<br>two\n\n<div onclick="x()">gone</div>\n\n<b>kept words</b>',
    );
    expect(textOf(inside(section, 'h3'))).toBe('Hi, I am Ada');
    expect(inside(section, 'br')).toHaveLength(1);
    expect(textOf(section === undefined ? [] : [section])).toContain('kept words');
    expect(textOf(section === undefined ? [] : [section])).not.toContain('gone');
  });

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

  it('says the host of a link whose words look like another one', () => {
    expect(textOf(inside(draw('See [paypal.com](https://evil.example/x) now'), 'a'))).toBe(
      'paypal.com (evil.example)',
    );
    expect(textOf(inside(draw('See [www.good.example/a](https://good.example/a) now'), 'a'))).toBe(
      'www.good.example/a',
    );
  });

  it('shows a picture only as our own copy, and nothing where it stood alone without one', () => {
    const address = `${BASE}shot.png`;
    const markdown = 'Words.\n\n![A shot](shot.png)\n\n[![Lost](lost.png)](https://elsewhere.example)';
    const section = draw(markdown, { media: { [address]: storedImage('shot'), [`${BASE}lost.png`]: null } });
    expect(
      inside(section, 'img').map((image) => image.attrs.find(({ name }) => name === 'src')?.value),
    ).toEqual(['/media/shot-960.webp']);
    expect(inside(section, 'a')).toHaveLength(0);
    expect(inside(section, 'p')).toHaveLength(2);
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
    expect(draw('![a](a.png)\n\n***\n\n<!-- hidden -->')).toBeUndefined();
  });

  it('lets the keyboard reach what scrolls: code and tables', () => {
    const section = draw('Words.\n\n```\ncode\n```\n\n| a |\n|---|\n| b |');
    const reached = (section === undefined ? [] : allBelow(section))
      .filter(({ attrs }) => attrs.some(({ name }) => name === 'tabindex'))
      .map(({ tagName }) => tagName);
    expect(reached).toEqual(['pre', 'div']);
  });

  it.each(HOSTILE_TEXTS)('makes nothing that runs of %j', (payload) => {
    for (const markdown of [
      payload,
      `Words\n\n${payload}\n\nWords`,
      `[x](${payload})`,
      `![x](${payload})`,
      `\`\`\`\n${payload}\n\`\`\``,
      `| ${payload} |\n|---|`,
    ]) {
      const section = draw(`Words. ${markdown}`);
      for (const { tagName, attrs } of section === undefined ? [] : allBelow(section)) {
        expect(ALLOWED).toContain(tagName);
        for (const { name, value } of attrs) {
          expect(['class', 'dir', 'href', 'rel', 'start', 'id', 'tabindex']).toContain(name);
          expect(name === 'href' ? safeUrl(value) : value).toBe(value);
        }
      }
    }
  });

  it('is the same when its clean form is cleaned again, whatever it says', () => {
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
    expect(() => draw('[[](*_`'.repeat(15_000))).not.toThrow();
  }, 30_000);
});

const ALLOWED = [
  ...'header h2 div p h3 h4 h5 h6 ul ol li blockquote pre code br hr strong em del a'.split(' '),
  ...'table thead tbody tr th td'.split(' '),
];

function allBelow(element: NonNullable<ReturnType<typeof draw>>): NonNullable<ReturnType<typeof draw>>[] {
  return element.childNodes.flatMap((child) => ('tagName' in child ? [child, ...allBelow(child)] : []));
}
