import { describe, expect, it } from 'vitest';
import { INITIAL_SECTION_ORDER } from '@tosite/validation/website/initial-section-order';
import { SECTION_KEYS, type SectionKey } from '@tosite/validation/website/section-order';
import { WEBSITE_TYPES, type WebsiteType } from '@tosite/validation/platforms/platform';
import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import { renderPage, inside, sectionOf, textOf, within } from '../testing/rendered-page.ts';
import { fullProfile } from '../testing/full-profile.ts';
import { sampleSite, withCopies } from '../testing/sample-site.ts';
import { shownSections } from './sections.tsx';

/** How a section's items are found in the page, and how many it shows at first of so many. */
const LISTS: Partial<Record<SectionKey, { item: string; shown: number; most?: number }>> = {
  experience: { item: 'item', shown: 5 },
  education: { item: 'item', shown: 6 },
  certifications: { item: 'item', shown: 6 },
  projects: { item: 'item', shown: 6 },
  repositories: { item: 'item', shown: 6, most: 100 },
  organisations: { item: 'item', shown: 6 },
  volunteering: { item: 'item', shown: 4 },
  honours: { item: 'item', shown: 6 },
  publications: { item: 'item', shown: 6 },
  updates: { item: 'item', shown: 3 },
  playlists: { item: 'item', shown: 6 },
  recommendations: { item: 'quote', shown: 3 },
  people: { item: 'person', shown: 12 },
  locations: { item: 'place', shown: 6 },
  highlights: { item: 'tile', shown: 24, most: 96 },
};
const SITE_TYPE: Partial<Record<SectionKey, WebsiteType>> = {
  highlights: 'instagram',
  videos: 'youtube',
  posts: 'youtube',
};

function render(key: SectionKey, count: number, settings: object = {}) {
  const type = SITE_TYPE[key] ?? 'linkedin-individual';
  const site = sampleSite(type, { profile: fullProfile(type, count), sectionOrder: ['hero', key] });
  site.design = { ...site.design, sections: { [key]: settings } };
  return sectionOf(renderPage(withCopies(site)), key);
}

it('a job has the comma of the language between its company and its place', () => {
  const profile = fullProfile('linkedin-individual', 1);
  profile.experience = profile.experience.map((job) => ({
    ...job,
    organisation: 'کافه‌بازار',
    location: 'تهران',
  }));
  const site = sampleSite('linkedin-individual', { profile, sectionOrder: ['hero', 'experience'] });
  const inLanguage = (language: string) => renderPage(withCopies({ ...site, language })).text;
  expect(inLanguage('fa')).toContain('کافه‌بازار، تهران');
  expect(inLanguage('en')).toContain('کافه‌بازار, تهران');
});

it('a playlist says how many films it has, where that is known', () => {
  const profile = fullProfile('youtube', 1);
  const textWith = (count: number | null) => {
    const playlists = profile.playlists.map((one) => ({ ...one, count }));
    const site = sampleSite('youtube', {
      profile: { ...profile, playlists },
      sectionOrder: ['hero', 'playlists'],
    });
    return renderPage(withCopies(site)).text;
  };
  expect(textWith(4321)).toContain('4,321 videos');
  expect(textWith(null)).not.toMatch(/\bvideos\b/u);
});

describe.each(Object.entries(LISTS))('the section %s', (name, { item, shown, most = Infinity }) => {
  const key = name as SectionKey;

  it('does not show without items', () => {
    expect(render(key, 0)).toBeUndefined();
  });

  it.each([1, 3, 20, 300])('shows all of %i items, folding those beyond the first', (count) => {
    const section = render(key, count);
    const collapsed = inside(section, 'details').filter((details) => within(details, item).length > 0);
    const inFold = collapsed.flatMap((details) => within(details, item)).length;
    // A list with little in it is set in lines.
    const items = [...within(section, item), ...within(section, 'line')];
    expect(items).toHaveLength(Math.min(count, most));
    expect(inFold).toBe(Math.max(0, Math.min(count, most) - shown));
    expect(inside(section, 'h2')).toHaveLength(1);
  });

  it('shows as many at first as the owner says', () => {
    const section = render(key, 5, { shown: 2 });
    const [details] = inside(section, 'details').filter((element) => within(element, item).length > 0);
    expect(within(details, item)).toHaveLength(3);
    expect(textOf(inside(details, 'summary').slice(0, 1))).toContain('Three more');
  });

  it('is gone when the owner hides it', () => {
    expect(render(key, 3, { hidden: true })).toBeUndefined();
  });

  it('has the owner’s title', () => {
    expect(textOf(inside(render(key, 3, { title: 'My own words' }), 'h2'))).toBe('My own words');
  });
});

describe('the order of items', () => {
  const titles = (settings: object) =>
    inside(render('experience', 4, settings), 'h3').map((title) => textOf([title]));

  it('begins with those that the owner put first', () => {
    expect(titles({ order: ['experience-2', 'experience-0'] })).toEqual([
      'experience title 2',
      'experience title 0',
      'experience title 1',
      'experience title 3',
    ]);
  });

  it('leaves out the hidden ones, and ids that no longer exist', () => {
    expect(titles({ hiddenItems: ['experience-1', 'gone'], order: ['gone', 'experience-3'] })).toEqual([
      'experience title 3',
      'experience title 0',
      'experience title 2',
    ]);
  });

  it('does not show a section whose items are all hidden', () => {
    expect(render('skills', 2, { hiddenItems: ['skills-0', 'skills-1'] })).toBeUndefined();
  });
});

describe('sections that are not lists of items', () => {
  it('runs skills in one text and folds after eight', () => {
    const section = render('skills', 20);
    expect(within(section, 'lead')).toHaveLength(2);
    expect(textOf(inside(section, 'summary'))).toContain('Twelve more');
    expect(within(render('skills', 4, { layout: 'list' }), 'columns')).toHaveLength(1);
  });

  it('sums the languages of code beyond the shown ones, and draws no bar for a list', () => {
    const section = render('codeLanguages', 20);
    expect(
      inside(section, 'dt')
        .map((term) => textOf([term]))
        .at(-1),
    ).toBe('Other');
    expect(within(section, 'bar')).toHaveLength(1);
    expect(within(render('codeLanguages', 3, { layout: 'list' }), 'bar')).toHaveLength(0);
  });

  it('says of what code the languages are', () => {
    const note = (codeLanguagesOf?: { repositories: number; by: 'bytes' | 'repositories' }) => {
      const profile = { ...fullProfile('github', 3), ...(codeLanguagesOf ? { codeLanguagesOf } : {}) };
      const site = sampleSite('github', { profile, sectionOrder: ['hero', 'codeLanguages'] });
      return textOf(inside(sectionOf(renderPage(withCopies(site)), 'codeLanguages'), 'p'));
    };
    expect(note({ repositories: 12, by: 'bytes' })).toContain('By bytes of code in 12 repositories');
    expect(note({ repositories: 1, by: 'repositories' })).toContain('By the main language of 1 repository');
    expect(note()).toContain('By bytes of code');
  });

  it('draws one bar a week and says the total', () => {
    const section = render('contributions', 1);
    const bars = inside(section, 'path')
      .map((path) => path.attrs.find(({ name }) => name === 'd')?.value ?? '')
      .join('');
    expect(bars.match(/M/gu)).toHaveLength(51);
    expect(textOf([...inside(section, 'p'), ...inside(section, 'figcaption')])).toContain('364');
  });

  it('says nothing of a company that nothing is known of', () => {
    const profile = emptyProfile({
      platform: 'linkedin',
      type: 'linkedin-company',
      handle: 'x',
      url: 'https://x.example',
      name: 'X',
    });
    const keys = shownSections(profile, { design: sampleSite().design, sectionOrder: SECTION_KEYS }).map(
      ({ key }) => key,
    );
    expect(keys).toEqual(['hero', 'subscribe', 'contact']);
  });

  it('shows collaborations only with the owner’s words or an address to write to', () => {
    const profile = {
      ...fullProfile('instagram'),
      contact: { email: null, phone: null, website: null, address: null },
    };
    const shown = (settings: object) =>
      shownSections(profile, {
        sectionOrder: ['collaborations'],
        design: { ...sampleSite().design, sections: { collaborations: settings } },
      }).length;
    expect(shown({})).toBe(0);
    expect(shown({ text: 'Prints and books.' })).toBe(1);
    expect(shown({ text: ' *** ' })).toBe(0);
  });
});

describe('the films of a channel', () => {
  it('tells of the newest whole ones first and keeps the others apart by kind, none twice', () => {
    const site = sampleSite('youtube', {
      profile: fullProfile('youtube', 40),
      sectionOrder: INITIAL_SECTION_ORDER.youtube,
    });
    const page = renderPage(withCopies(site));
    const titles = (key: SectionKey) =>
      [...within(sectionOf(page, key), 'film-title'), ...within(sectionOf(page, key), 'story-title')].map(
        (title) => textOf([title]).trim(),
      );
    expect(titles('posts')).toHaveLength(7);
    expect(titles('videos')).toHaveLength(33);
    expect(new Set([...titles('posts'), ...titles('videos')]).size).toBe(40);
    expect(within(sectionOf(page, 'videos'), 'group-title').map((title) => textOf([title]))).toEqual([
      'Full length',
      'Shorts',
      'Live',
      'Premieres',
    ]);
  });

  it('asks YouTube for nothing before a film is opened', () => {
    const page = renderPage(
      withCopies(sampleSite('youtube', { profile: fullProfile('youtube', 12), sectionOrder: ['videos'] })),
    );
    const frames = page.elements.filter(({ tagName }) => tagName === 'iframe');
    expect(frames).toHaveLength(12);
    for (const frame of frames) {
      const value = (name: string) => frame.attrs.find((attr) => attr.name === name)?.value;
      expect([value('src'), value('srcdoc')]).toEqual([undefined, undefined]);
      expect(value('name')).toBe('film-abcdefghijk');
      expect(value('sandbox')).toContain('allow-scripts');
    }
    const links = page.elements.filter(({ attrs }) => attrs.some(({ name }) => name === 'target'));
    expect(links).toHaveLength(12);
    for (const { attrs } of links) {
      expect(attrs).toContainEqual({ name: 'target', value: 'film-abcdefghijk' });
      expect(attrs).toContainEqual({
        name: 'href',
        value: 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1',
      });
    }
  });

  it.each(['x" onload=alert(1)', 'abcdefghijkl', '../../evil', ''])(
    'links instead of playing when the id is %j',
    (videoId) => {
      const profile = fullProfile('youtube', 1);
      profile.videos = profile.videos.map((video) => ({ ...video, videoId }));
      const page = renderPage(sampleSite('youtube', { profile, sectionOrder: ['videos'] }));
      expect(page.elements.some(({ tagName }) => tagName === 'iframe')).toBe(false);
      expect(page.html).toContain('href="https://video.example/0"');
    },
  );
});

describe('the tiles of a showcase', () => {
  it('opens each picture large, with ways on and back', () => {
    const page = renderPage(withCopies(sampleSite('instagram', { sectionOrder: ['hero', 'highlights'] })));
    for (const box of within(sectionOf(page, 'highlights'), 'lightbox')) {
      const links = inside(box, 'a').map(
        (link) => link.attrs.find(({ name }) => name === 'href')?.value ?? '',
      );
      const inner = links.filter((href) => href.startsWith('#')).map((href) => href.slice(1));
      expect(inner).toHaveLength(3);
      for (const id of inner) expect(page.html).toContain(`id="${id}"`);
    }
  });

  it('draws a tile of words for a post whose picture was withheld or not copied', () => {
    const profile = fullProfile('instagram', 3);
    profile.media = profile.media.map((post, index) => (index === 0 ? post : { ...post, pictures: [] }));
    const section = sectionOf(
      renderPage(sampleSite('instagram', { profile, sectionOrder: ['highlights'] })),
      'highlights',
    );
    expect(within(section, 'words')).toHaveLength(3);
    expect(within(section, 'lightbox')).toHaveLength(0);
  });

  it('leaves reels out when the owner says so', () => {
    expect(within(render('highlights', 8, { showReels: false }), 'tile')).toHaveLength(4);
  });
});

it('has something to show for each section of each kind of site', () => {
  for (const type of WEBSITE_TYPES) {
    const order = INITIAL_SECTION_ORDER[type];
    const shown = shownSections(fullProfile(type, 9), { design: sampleSite().design, sectionOrder: order });
    // That somebody looks for work together is theirs to write.
    expect(shown.map(({ key }) => key)).toEqual(order.filter((key) => key !== 'collaborations'));
  }
});
