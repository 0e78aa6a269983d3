import { describe, expect, it } from 'vitest';
import { WEBSITE_TYPES } from '@tosite/validation/platforms/platform';
import { INITIAL_SECTION_ORDER } from '@tosite/validation/website/initial-section-order';
import { documentAttributes, siteDescription, siteSubject, siteTitle } from './site-facts.ts';
import { siteFilms } from './site-films.ts';
import { initialDesign } from './initial-design.ts';
import { sitePictures } from './site-pictures.ts';
import type { SiteInput } from './site.ts';
import { renderPage } from './testing/rendered-page.ts';
import { fullProfile } from './testing/full-profile.ts';
import { sampleSite, storedImage } from './testing/sample-site.ts';
import { themeCss } from './theme-css.ts';

describe('the title and description', () => {
  it('are the owner’s where they wrote them', () => {
    const site = sampleSite();
    site.seo = { ...site.seo, title: 'My page', description: 'What I do' };
    expect([siteTitle(site), siteDescription(site)]).toEqual(['My page', 'What I do']);
  });

  it('are made from the profile, and short enough to be shown whole', () => {
    const profile = {
      ...fullProfile('github'),
      headline: 'A very long headline '.repeat(20),
      about: { format: 'markdown' as const, text: '# Hi\n\nWords', base: null },
    };
    const site = sampleSite('github', { profile });
    expect(siteTitle(site).length).toBeLessThanOrEqual(70);
    expect(siteDescription(site).length).toBeLessThanOrEqual(160);
    expect(siteTitle(site)).toMatch(/^Ada Lovelace – A very long/u);
    expect(siteDescription({ ...site, profile: { ...profile, headline: null } })).toBe('Hi · Words');
    expect(siteDescription({ ...site, profile: { ...profile, headline: null, about: null } })).toBe(
      'Ada Lovelace',
    );
  });

  it.each([
    [
      'Slow walks, strong tea.',
      'Slow walks, strong tea.\nNew film every week',
      'Slow walks, strong tea. New film every week',
    ],
    ['停電しても約束を守る。', '東京に住んでいます。', '停電しても約束を守る。東京に住んでいます。'],
    ['پل می‌سازم؟', 'سلام', 'پل می‌سازم؟ سلام'],
    ['Engineer', 'Builds bridges', 'Engineer · Builds bridges'],
    ['Builds bridges, and more', 'Builds bridges', 'Builds bridges, and more'],
  ])('say %j and %j each once, and end no sentence that nobody ended', (headline, text, said) => {
    const profile = {
      ...fullProfile('youtube'),
      headline,
      about: { format: 'text' as const, text, base: null },
    };
    expect(siteDescription(sampleSite('youtube', { profile }))).toBe(said);
  });

  it('are made of a README’s headings, items and cells, not of its signs', () => {
    const text = [
      '<h1 align="center">Hi 👋</h1>\n<p><img src="https://komarev.com/ghpvc/?u=x"></p>',
      '## Now\n\n- [x] Ship `tinder`\n- [ ] Sail :sailboat:',
      '| Talk | Year |\n|:--|--:|\n| Go | 2024 |',
      '```\nmake all\n```',
    ].join('\n\n');
    const about = { format: 'markdown' as const, text, base: null };
    const site = sampleSite('github', { profile: { ...fullProfile('github'), headline: null, about } });
    expect(siteDescription(site)).toBe('Hi 👋 · Now · ☑ Ship tinder · ☐ Sail ⛵ · Talk · Year · Go · 2024');
  });

  it('are cut between words, sentences and letters, never within one', () => {
    const titled = (name: string, headline: string) =>
      siteTitle(sampleSite('github', { profile: { ...fullProfile('github'), name, headline } }));
    expect(
      titled('Nora Quillfeather', 'Compiler tinkerer & occasional cartographer. I draw maps of rivers.'),
    ).toBe('Nora Quillfeather – Compiler tinkerer & occasional cartographer');
    const japanese = titled('山田', '停電しても約束を守る小さなプログラムを書いています'.repeat(4));
    expect(japanese.length).toBeLessThanOrEqual(70);
    expect(japanese).toMatch(/…$/u);
    const family = titled('Robin', '👩‍👩‍👧‍👦'.repeat(12));
    expect(family.replace('…', '').slice('Robin – '.length).replaceAll('👩‍👩‍👧‍👦', '')).toBe('');
  });

  it('say what kind of subject it is', () => {
    expect(WEBSITE_TYPES.map((type) => siteSubject({ type }))).toEqual([
      'Person',
      'Organization',
      'Person',
      'Person',
      'Person',
    ]);
  });
});

it('writes language, direction and mode on the document', () => {
  expect(documentAttributes(sampleSite('github', { language: 'ar' }))).toMatchObject({
    lang: 'ar',
    dir: 'rtl',
    'data-mode': 'auto',
    'data-theme': 'swiss',
  });
  expect(documentAttributes(sampleSite('github', { language: '"><x' })).lang).toBe('en');
});

it.each(WEBSITE_TYPES)(
  'begins a site of %s in a theme, following the system’s mode, with its sections in order',
  (type) => {
    const { design, sectionOrder } = initialDesign(fullProfile(type));
    expect(design).toMatchObject({ theme_mode: 'auto', accent: null, sections: {} });
    expect(sectionOrder).toEqual(INITIAL_SECTION_ORDER[type]);
  },
);

describe('the pictures of a site', () => {
  it('are named each once, those of the first view first', () => {
    const profile = fullProfile('instagram', 5);
    const { first, rest } = sitePictures(profile, sampleSite().design, ['hero', 'highlights']);
    expect(first.map(({ url }) => url)).toEqual(
      ['avatar', 'media-0', 'media-1', 'media-2'].map((name) => `https://pictures.example/${name}.jpg`),
    );
    expect(rest).toHaveLength(7);
    expect(new Set([...first, ...rest].map(({ url }) => url)).size).toBe(11);
  });

  it('are only those that show', () => {
    const design = {
      ...sampleSite().design,
      sections: { hero: { showPicture: false }, highlights: { hidden: true } },
    };
    expect(sitePictures(fullProfile('instagram'), design, ['hero', 'highlights'])).toEqual({
      first: [],
      rest: [],
    });
  });
});

describe('the films of a site', () => {
  const reel = { kind: 'reel' as const, video: { url: 'https://films.example/1.mp4', duration: null } };
  const profile = fullProfile('instagram', 3);
  const [first, second, third] = profile.media;
  const media = [first, second, third].flatMap((item) => item ?? []);
  const withFilms = {
    ...profile,
    media: media.map((item, index) => (index === 1 ? { ...item, video: null } : { ...item, ...reel })),
  };

  it('are named each once, where their posts show', () => {
    const { design } = sampleSite();
    expect(siteFilms(withFilms, { design, sectionOrder: ['hero', 'highlights'] })).toEqual([reel.video.url]);
    expect(siteFilms(withFilms, { design, sectionOrder: ['hero'] })).toEqual([]);
    const hidden = { ...design, sections: { highlights: { hidden: true } } };
    expect(siteFilms(withFilms, { design: hidden, sectionOrder: ['highlights'] })).toEqual([]);
    const still = { ...design, sections: { highlights: { showReels: false } } };
    expect(siteFilms(withFilms, { design: still, sectionOrder: ['highlights'] })).toEqual([]);
  });

  it('play in the large view in the place of the still, once they are copied', () => {
    const cover = withFilms.media[0]?.pictures[0]?.url ?? '';
    const site = sampleSite('instagram', {
      profile: withFilms,
      sectionOrder: ['highlights'],
      media: { [cover]: storedImage('cover', 540, 960) },
    });
    const film = { id: 'film', path: '/media/film.mp4', bytes: 9, contentType: 'video/mp4' as const };
    const videos = (films: SiteInput['films']) =>
      renderPage({ ...site, films: films ?? {} }).elements.filter(({ tagName }) => tagName === 'video');
    expect(videos({})).toEqual([]);
    const [withStill, without] = videos({ [reel.video.url]: film });
    const attributes = Object.fromEntries((withStill?.attrs ?? []).map(({ name, value }) => [name, value]));
    expect(attributes).toMatchObject({ src: film.path, preload: 'none', width: '540', height: '960' });
    expect(attributes['poster']).toMatch(/^\/media\//u);
    expect(attributes).not.toHaveProperty('autoplay');
    expect(attributes['aria-label']).not.toBe('');
    // One whose post has no picture is opened from a tile of words.
    expect(without?.attrs.some(({ name }) => name === 'poster')).toBe(false);
  });
});

describe('the style sheet of a site', () => {
  it('has only the blocks that its sections need', () => {
    const css = (order: Parameters<typeof sitePictures>[2]) =>
      themeCss(sampleSite('youtube', { sectionOrder: order }));
    expect(css(['hero', 'highlights'])).toContain('.lightbox');
    expect(css(['hero', 'about'])).not.toMatch(/\.lightbox\b(?!,)[^,]*\{\s*display: none/u);
    expect(css(['hero', 'about']).length).toBeLessThan(css(['hero', 'highlights', 'videos']).length);
  });

  it('sets both modes with one rule, and the light one where browsers know no other', () => {
    const css = themeCss(sampleSite('github'));
    expect(css).toContain('--paper:#ffffff');
    expect(css).toContain('--paper:light-dark(#ffffff,#0b0b0b)');
    expect(css).toContain('[data-mode=');
  });
});
