import { describe, expect, test } from 'vitest';
import { THEME_NAMES, type ThemeName } from '@tosite/validation/website/design';
import { HOSTILE_ADDRESSES, HOSTILE_TEXTS } from './testing/hostile-texts.ts';
import { dangers } from './testing/dangers.ts';
import { allNodes, readPage, shapeOf, type PageNode } from './testing/page-tree.ts';
import { renderFiles } from './testing/render-files.ts';
import { everySection, fullMedia, fullProfile, siteOf } from './testing/site-fixture.ts';

type Write = (field: string, usual: string) => string;

const isAddress = (field: string) => /\.(url|homepage|website|organisationUrl)$/u.test(field);
/** Markdown may make elements out of signs; it is tried apart from the others. */
const isMarkdown = (field: string) => field === 'about';
const isPlain = (field: string) => !isAddress(field) && !isMarkdown(field);

/** A harmless text that the page must treat alike: the same words, lines and addresses, letters where signs were. */
const harmless = (text: string) =>
  text.replace(/(https?:\/\/)|[^\p{L}\p{N}\s]/gu, (_, kept?: string) => kept ?? 'x');

/** Letters where signs were could happen to be the id of a film. */
const calmly = (field: string, payload: string) => (field === 'videos.videoId' ? 'no id' : harmless(payload));

/** The texts that make an item worth a page of its own. */
const MAKES_A_PAGE = /^(projects\.description|videos\.description|media\.caption|updates\.text)$/u;
const MORE = ' and more words than it takes'.repeat(6);

const isPage = (path: string) => path.endsWith('.html');
const isHomeOrLost = (path: string) => /^\/(index|404)\.html$/u.test(path);

/**
 * What a theme can mark up in its own way: sections with little in them side by side, these with initials that it draws,
 * those with weeks and a log, each section by itself, and light above the name.
 */
const TRIED = ['swiss', 'ledger', 'terminal', 'broadsheet', 'aurora'] as const satisfies ThemeName[];
/** The others, each with the one that its pages are marked up like. */
const ALIKE = { cinema: 'swiss', atelier: 'broadsheet', gallery: 'broadsheet' } as const;

/** The home page and the one for what is not there; in one theme the pages of items too, which are marked up alike in all. */
async function pagesOf(
  theme_name: ThemeName,
  write: Write,
  isRead = theme_name === 'swiss' ? isPage : isHomeOrLost,
): Promise<PageNode[]> {
  const site = siteOf('linkedin-company', {
    profile: fullProfile('linkedin-company', (field, usual) =>
      MAKES_A_PAGE.test(field) ? `${write(field, usual)}${MORE}` : write(field, usual),
    ),
    media: fullMedia(fullProfile('linkedin-company')),
    sectionOrder: everySection,
    design: { theme_name, theme_mode: 'auto', accent: null, sections: {} },
  });
  return (await renderFiles(site, isRead)).map(({ body }) => readPage(body.toString('utf8')));
}

test('every theme is tried, or is like one that is', () => {
  expect([...TRIED, ...Object.keys(ALIKE)].sort()).toEqual([...THEME_NAMES].sort());
});

test.each(Object.entries(ALIKE) as [ThemeName, ThemeName][])(
  'what is tried in another theme is tried in %s too: its pages are marked up like those of %s',
  async (theme, like) => {
    const usual = (_: string, text: string) => text;
    const tried = await pagesOf(like, usual, isHomeOrLost);
    // Where nothing is there Cinema shows its empty plate, in which no word of anybody stands.
    const shapes = (await pagesOf(theme, usual)).map((page) =>
      shapeOf(page).filter((line) => !line.endsWith('/section[class data-section]/div[aria-hidden class]')),
    );
    expect(shapes).toEqual(tried.map(shapeOf));
  },
);

describe.each(TRIED)('in %s', (theme) => {
  test.each(HOSTILE_TEXTS)('R1: %j in every field changes words and nothing else', async (payload) => {
    const hostile = await pagesOf(theme, (field, usual) => (isPlain(field) ? payload : usual));
    const calm = await pagesOf(theme, (field, usual) => (isPlain(field) ? calmly(field, payload) : usual));
    expect(dangers(hostile)).toEqual([]);
    expect(hostile.flatMap(shapeOf)).toEqual(calm.flatMap(shapeOf));
  });

  test.each(HOSTILE_ADDRESSES)(
    'R2: %j as every address becomes no link that it must not be',
    async (payload) => {
      const pages = await pagesOf(theme, (field, usual) => (isAddress(field) ? payload : usual));
      expect(dangers(pages)).toEqual([]);
      const links = pages.flatMap(allNodes).map(({ attributes }) => attributes['href'] ?? '');
      expect(
        links.filter((link) => /evil\.test/u.test(link) && !/^https?:\/\/evil\.test\//u.test(link)),
      ).toEqual([]);
    },
  );
});

test.each(HOSTILE_TEXTS)('R3: %j as Markdown brings nothing dangerous into a page', async (payload) => {
  const pages = await pagesOf('swiss', (field, usual) => (isMarkdown(field) ? payload : usual));
  expect(dangers(pages)).toEqual([]);
});

test('R1: every word that a profile can hold goes through the payloads', () => {
  const untouched = new Set<string>();
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'string' && !value.includes('\u0001')) untouched.add(path);
    if (Array.isArray(value)) value.slice(0, 1).forEach((item) => visit(item, path));
    else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) visit(item, path === '' ? key : `${path}.${key}`);
    }
  };
  visit(
    fullProfile('linkedin-company', () => '\u0001'),
    '',
  );
  const kept = [...untouched].filter(
    (path) =>
      !/(^|\.)(id|origin\.(source|path)|(avatar|banner|logo|picture|pictures|thumbnail)\.(url|alt))$/u.test(
        path,
      ),
  );
  expect(kept.sort()).toEqual(FIXED);
});

/** Names of kinds, and dates: the models let nothing else into them. */
const FIXED = [
  'about.format',
  'certifications.expires',
  'certifications.issued',
  'contributions.from',
  'contributions.scope',
  'contributions.to',
  'contributions.weeks.start',
  'education.end',
  'education.start',
  'experience.start',
  'honours.issued',
  'language',
  'media.kind',
  'media.takenAt',
  'organisation.founded',
  'organisations.start',
  'platform',
  'projects.start',
  'projects.updatedAt',
  'publications.published',
  'recommendations.date',
  'since',
  'type',
  'updates.date',
  'url',
  'videos.kind',
  'videos.publishedAt',
  'volunteering.end',
  'volunteering.start',
];
