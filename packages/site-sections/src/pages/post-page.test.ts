import { describe, expect, it } from 'vitest';
import { THEME_NAMES } from '@tosite/validation/website/design';
import type { PostBlock, PostDocument } from '@tosite/validation/posts/post-document';
import type { SitePost } from '../posts/site-post.ts';
import type { SiteInput } from '../site.ts';
import { fullProfile } from '../testing/full-profile.ts';
import { HOSTILE_TEXTS } from '../testing/hostile-texts.ts';
import { attribute, inside, renderPage, textOf, within } from '../testing/rendered-page.ts';
import { samplePost, says, wholeDocument } from '../testing/sample-posts.ts';
import { sampleSite, storedImage } from '../testing/sample-site.ts';
import { themeCss } from '../theme-css.ts';
import { sitePages } from './site-pages.ts';

const FILM = { platform: 'youtube' as const, url: 'https://youtu.be/abcdefghijk', videoId: 'abcdefghijk' };

function siteOf(posts: readonly SitePost[], changes: Partial<SiteInput> = {}): SiteInput {
  return sampleSite('linkedin-individual', {
    posts,
    media: { 'https://pictures.test/in-text.jpg': storedImage('intext') },
    ...changes,
  });
}

function drawn(post: SitePost, changes: Partial<SiteInput> = {}) {
  const site = siteOf([post, samplePost('other')], changes);
  const [item] = sitePages(site).posts;
  if (item === undefined) throw new Error('the post has a page');
  const page = renderPage(site, { kind: 'item', item });
  const main = page.elements.find(({ tagName }) => tagName === 'main');
  return { ...page, main, hrefs: page.elements.flatMap((element) => attribute(element, 'href') ?? []) };
}

describe('the article of a post', () => {
  it('has one of every node, in elements that say what they are', () => {
    const { main, text } = drawn(samplePost('whole'));
    const count = (tag: string) => inside(main, tag).length;
    expect(
      [
        'h1',
        'h2',
        'ul',
        'ol',
        'blockquote',
        'pre',
        'table',
        'th',
        'hr',
        'figure',
        'figcaption',
        'em',
        's',
        'strong',
      ].map((tag) => [tag, count(tag) > 0]),
    ).toEqual(expect.not.arrayContaining([[expect.anything(), false]]));
    expect(inside(main, 'ol').map((list) => attribute(list, 'start'))).toContain('3');
    expect(text).toContain('I always knew.');
    expect(text).not.toContain('null');
  });

  it('has headings that skip no level, each with an address of its own', () => {
    const h = (level: 2 | 3 | 4, words: string): PostBlock => ({
      type: 'heading',
      attrs: { level, at: null },
      content: [{ type: 'text', text: words }],
    });
    const document: PostDocument = {
      type: 'doc',
      content: [h(4, 'Main'), h(2, 'Main'), h(4, '時計'), h(4, '時計'), h(3, ' ')],
    };
    const { main } = drawn(samplePost('heads', { document }));
    const [article] = inside(main, 'article');
    const headings = ['h2', 'h3', 'h4'].flatMap((tag) => inside(article, tag));
    expect(headings.map((one) => [one.tagName, attribute(one, 'id')])).toEqual([
      ['h2', 'main-2'],
      ['h2', 'main-3'],
      ['h3', 'part'],
      ['h3', 'part-2'],
    ]);
  });

  it('shows our own copies of pictures and no other, each with its size', () => {
    const { main, html } = drawn(samplePost('pictures'), { media: {} });
    expect(inside(main, 'img')).toEqual([]);
    expect(html).not.toContain('pictures.test');
    const [image] = inside(drawn(samplePost('pictures')).main, 'img');
    expect(image && [attribute(image, 'alt'), attribute(image, 'width'), attribute(image, 'height')]).toEqual(
      ['Dunes', '1200', '800'],
    );
  });

  it('does not show a cover before the text that has it', () => {
    const cover = 'https://pictures.test/in-text.jpg';
    expect(inside(drawn(samplePost('cover', { cover })).main, 'img')).toHaveLength(1);
    expect(inside(drawn(samplePost('cover', { cover, document: says('Short.') })).main, 'img')).toHaveLength(
      1,
    );
  });

  it('says of its cover what its owner says of it', () => {
    const covered = (coverAlt: string) =>
      drawn(samplePost('pictures', { coverAlt, document: says('Short.') }), {
        media: { 'https://pictures.test/pictures.jpg': storedImage('cover', 1200, 800) },
      });
    for (const [said, stands] of [
      ['Nine counters, one of them open', 'Nine counters, one of them open'],
      ['"><script>alert(1)</script>', '"><script>alert(1)</script>'],
      [' \u0000 ', ''],
    ] as const) {
      const [image] = inside(covered(said).main, 'img');
      expect(image && attribute(image, 'alt')).toBe(stands);
    }
  });

  it('made from a film links its seconds: headings, and paragraphs at another than what stands before', () => {
    const { hrefs, text } = drawn(samplePost('film', { source: FILM }));
    expect(hrefs.filter((href) => href.includes('&t='))).toEqual(
      [4, 134, 171].map((second) => `https://www.youtube.com/watch?v=abcdefghijk&t=${second}s`),
    );
    expect(text).toContain('2:14');
    expect(drawn(samplePost('none')).hrefs.filter((href) => href.includes('&t='))).toEqual([]);
  });

  it('has a film of YouTube as a screen, once, and any other as a link; nothing is fetched before a press', () => {
    const again: PostDocument = {
      type: 'doc',
      content: [
        'https://youtu.be/abcdefghijk',
        'https://www.youtube.com/watch?v=zyxwvutsrqp',
        'https://youtu.be/zyxwvutsrqp',
      ].map((url) => ({ type: 'film', attrs: { url, title: '' } })),
    };
    const { elements, html } = drawn(samplePost('film', { source: FILM, document: again }));
    const frames = elements.filter(({ tagName }) => tagName === 'iframe');
    expect(frames.map((frame) => attribute(frame, 'name'))).toEqual(['film-abcdefghijk', 'film-zyxwvutsrqp']);
    expect(frames.map((frame) => attribute(frame, 'src'))).toEqual([null, null]);
    expect(html).not.toMatch(/\ssrc="https?:/u);
    expect(drawn(samplePost('other-film')).hrefs).toContain('https://films.test/3');
  });

  it('keeps what is wide in a scroller that the keyboard reaches', () => {
    const { main } = drawn(samplePost('wide'));
    for (const box of [...within(main, 'table'), ...inside(main, 'pre')])
      expect(attribute(box, 'tabindex')).toBe('0');
    const [, amount] = inside(main, 'td');
    expect(amount && attribute(amount, 'class')).toBe('amount');
  });

  it('names its tags as they are written, its source and its neighbours', () => {
    const { hrefs, text } = drawn(samplePost('foot', { source: FILM, tags: ['C++', '時計'] }));
    expect(text).toContain('C++');
    expect(hrefs).toContain('https://youtu.be/abcdefghijk');
    expect(hrefs).toContain('/posts/other/');
    expect(hrefs.filter((href) => href.startsWith('/tags/'))).toHaveLength(2);
  });

  it.each([
    ['an Arabic title', { title: 'ما فائدة الزجاج', document: says('يفتح الشباك في التاسعة.') }],
    ['a Japanese title', { title: '硝子は何のためにあるのか', document: says('窓口は九時に開く。') }],
    ['a title of 300 characters', { title: 'word '.repeat(60).trim() }],
    ['emoji only', { title: '🫖🫖🫖', excerpt: '🫖', document: says('🫖') }],
    [
      'three words',
      { title: '', excerpt: '', cover: null, tags: [], words: 3, document: says('Nothing happened today.') },
    ],
    [
      'nothing',
      {
        title: '',
        excerpt: '',
        cover: null,
        tags: [],
        words: 0,
        document: { type: 'doc' as const, content: [] },
      },
    ],
  ])('with %s has a title, its own direction and no empty element', (_, changes) => {
    const { main } = drawn(samplePost('odd', changes));
    const [title] = inside(main, 'h1');
    expect(title && textOf([title]).trim()).not.toBe('');
    expect(title && attribute(title, 'dir')).toBe('auto');
    const empty = inside(main, 'p').filter((p) => textOf([p]).trim() === '');
    expect(empty).toEqual([]);
  });

  it('brings its own rules in every theme, and the rules of films only where one is', () => {
    for (const theme_name of THEME_NAMES) {
      const design = { ...sampleSite().design, theme_name };
      const site = siteOf(
        [samplePost('plain', { document: says('Short.') }), samplePost('film', { source: FILM })],
        { design },
      );
      const [plain, film] = sitePages(site).posts;
      if (plain === undefined || film === undefined) throw new Error('two');
      const css = (item: typeof plain) => themeCss(site, { kind: 'item', item });
      expect(css(plain)).toContain('.post-body');
      expect(css(plain)).not.toContain('.player iframe');
      expect(css(film)).toContain('.player iframe');
      expect(themeCss(site)).not.toContain('.post-body');
    }
  });
});

describe('what one theme draws of an article beside the others', () => {
  const classes = (theme_name: (typeof THEME_NAMES)[number], changes: Partial<SitePost> = {}) => {
    const site = sampleSite('youtube');
    const videos = site.profile.videos.map((video) => ({ ...video, videoId: 'abcdefghijk', duration: 600 }));
    const { main, elements } = drawn(samplePost('made', { source: FILM, ...changes }), {
      profile: { ...site.profile, videos: videos.slice(0, 1) },
      type: 'youtube',
      sectionOrder: ['hero', 'posts'],
      design: { ...site.design, theme_name },
    });
    const found = elements.map((element) => attribute(element, 'class') ?? '');
    return { main, has: (name: string) => found.some((one) => one.split(' ').includes(name)) };
  };
  const WHERE = { strokes: ['terminal'], curtain: ['aurora'], signed: ['ledger'] };

  it('is there, and nowhere else', () => {
    for (const theme of THEME_NAMES) {
      const { has } = classes(theme);
      for (const [name, themes] of Object.entries(WHERE))
        expect([theme, name, has(name)]).toEqual([theme, name, themes.includes(theme)]);
    }
  });

  it('strokes are links of the parts, hidden from those who hear the page and read them twice already', () => {
    const { main } = classes('terminal');
    const strokes = within(main, 'strokes')[0];
    expect(strokes && attribute(strokes, 'aria-hidden')).toBe('true');
    expect(
      inside(strokes, 'a').map((link) => [attribute(link, 'href'), attribute(link, 'tabindex')]),
    ).toEqual([
      ['https://www.youtube.com/watch?v=abcdefghijk&t=0s', '-1'],
      ['https://www.youtube.com/watch?v=abcdefghijk&t=134s', '-1'],
    ]);
    expect(classes('terminal', { source: null }).has('strokes')).toBe(false);
  });
});

const FORBIDDEN = /^(?:script|style|link|meta|base|object|embed|form|input|template)$/u;

it('hostile texts in every place of a post change no element', () => {
  for (const payload of HOSTILE_TEXTS) {
    const field = (name: string, usual: string) =>
      name.endsWith('Url') || name === 'post.href' ? usual : payload;
    const hostile = samplePost('h', {
      title: payload,
      excerpt: payload,
      tags: [payload],
      document: wholeDocument(field),
      seo: { title: payload, description: payload },
    });
    const { elements } = drawn(hostile, { profile: fullProfile('linkedin-individual') });
    expect(elements.filter(({ tagName }) => FORBIDDEN.test(tagName)).map(({ tagName }) => tagName)).toEqual(
      [],
    );
    const unsafe = elements
      .flatMap(({ attrs }) => attrs)
      .filter(
        ({ name, value }) =>
          /^on|^style$|^srcdoc$/u.test(name) ||
          (name === 'href' && !/^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/u.test(value)) ||
          (name === 'src' && !value.startsWith('/media/')),
      );
    expect(unsafe).toEqual([]);
  }
});
