import type { SiteInput } from '@tosite/site-sections/site';
import { fullProfile } from '@tosite/site-sections/testing/full-profile';
import { sampleSite, withCopies } from '@tosite/site-sections/testing/sample-site';
import { loadWords } from '@tosite/site-sections/words/load-words';
import { WEBSITE_TYPES, type WebsiteType } from '@tosite/validation/platforms/platform';
import { applyOwnerEdits } from '@tosite/validation/profile/owner-edits-apply';
import type { OwnerEdits } from '@tosite/validation/profile/owner-edits';
import { PROFILE_LISTS } from '@tosite/validation/profile/profile';
import type { DesignSections } from '@tosite/validation/website/design';
import { INITIAL_SECTION_ORDER } from '@tosite/validation/website/initial-section-order';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawingIn } from './render-site.tsx';
import { changedSite, siteChange } from './site-change.ts';

beforeAll(() => loadWords('de'));

type Change = [name: string, change: (site: SiteInput) => SiteInput];
const withSections = (site: SiteInput, sections: DesignSections): SiteInput => ({
  ...site,
  design: { ...site.design, sections: { ...site.design.sections, ...sections } },
});
const edited = (site: SiteInput, edits: Partial<OwnerEdits>): SiteInput => ({
  ...site,
  profile: applyOwnerEdits(site.profile, { fields: {}, items: {}, added: {}, order: {}, ...edits }),
});
const filled = (site: SiteInput) => PROFILE_LISTS.filter((list) => site.profile[list].length > 1);

const CHANGES: readonly Change[] = [
  [
    'the titles of sections',
    (site) =>
      withSections(site, {
        experience: { title: 'Work' },
        posts: { title: 'Films' },
        repositories: { title: 'Code' },
      }),
  ],
  [
    'a section hidden',
    (site) => withSections(site, { experience: { hidden: true }, posts: { hidden: true } }),
  ],
  ['the sections turned round', (site) => ({ ...site, sectionOrder: [...site.sectionOrder].reverse() })],
  [
    'the first item of each list hidden',
    (site) =>
      edited(site, {
        items: Object.fromEntries(
          filled(site).map((list) => [`${list}/${site.profile[list][0]?.id ?? ''}`, { hidden: true }]),
        ),
      }),
  ],
  [
    'every list turned round',
    (site) =>
      edited(site, {
        order: Object.fromEntries(
          filled(site).map((list) => [list, site.profile[list].map(({ id }) => id).reverse()]),
        ),
      }),
  ],
  [
    'the name and the headline',
    (site) => edited(site, { fields: { name: 'Another', headline: 'Another line' } }),
  ],
  ['fewer items shown', (site) => withSections(site, { videos: { shown: 1 }, repositories: { shown: 1 } })],
  ['another theme', (site) => ({ ...site, design: { ...site.design, theme_name: 'cinema' } })],
  ['no pictures', (site) => ({ ...site, media: {} })],
  ['another language', (site) => ({ ...site, language: 'de' })],
  [
    'another colour and mode',
    (site) => ({ ...site, design: { ...site.design, accent: '#2f6f3e', theme_mode: 'dark' } }),
  ],
  ['without the line of the product', (site) => ({ ...site, branding: !site.branding })],
  ['another day', (site) => ({ ...site, now: '2031-01-01T00:00:00.000Z' })],
];

function siteOf(type: WebsiteType): SiteInput {
  return withCopies(
    sampleSite(type, { profile: fullProfile(type, 4), sectionOrder: INITIAL_SECTION_ORDER[type] }),
  );
}

const newPage = () => document.implementation.createHTMLDocument('');
const bodyAtOnce = (site: SiteInput): string => {
  const page = newPage();
  drawingIn(page).draw(site);
  return page.body.innerHTML;
};

describe.each(WEBSITE_TYPES)('a page of %s that is changed step by step', (type) => {
  const page = newPage();
  const drawing = drawingIn(page);
  // As the frame has it: what came as a message, and is changed by messages.
  let shown = structuredClone(siteOf(type));
  let site = shown;
  drawing.draw(shown);

  it.each(CHANGES)('is what is drawn at once, after %s', (_, change) => {
    const next = change(site);
    const message = siteChange(site, next);
    expect(message).not.toBeNull();
    if (message !== null) shown = changedSite(shown, structuredClone(message));
    site = next;
    expect(shown).toEqual(next);
    drawing.draw(shown);
    expect(page.body.innerHTML).toBe(bodyAtOnce(structuredClone(next)));
    const rules = [...page.querySelectorAll('style')].map((style) => style.textContent).join('\n');
    const classes = [...page.querySelectorAll('[class]')].flatMap((element) => [...element.classList]);
    for (const name of classes.filter((each) => /^v[\da-z]{6,}$/u.test(each)))
      expect(rules).toContain(`.${name}{`);
  });
});

it('what did not change does not travel, and stays the same object', () => {
  const site = siteOf('linkedin-individual');
  const [first] = site.profile.skills;
  const next = edited(site, { items: { [`skills/${first?.id ?? ''}`]: { set: { name: 'Rowing' } } } });
  const message = siteChange(site, next);
  expect(message).toMatchObject({ set: {}, profile: { fields: {} } });
  expect(Object.keys(message?.profile?.lists ?? {})).toEqual(['skills']);
  expect(message?.profile?.lists.skills?.filter((item) => typeof item !== 'number')).toHaveLength(1);
  const shown = changedSite(site, message ?? { set: {}, profile: null });
  expect(shown.profile.skills[1]).toBe(site.profile.skills[1]);
  expect(shown.profile.experience).toBe(site.profile.experience);
  expect(siteChange(site, { ...site, profile: { ...site.profile } })).toBeNull();
});

it('another title of a section leaves its items as they stand', () => {
  let reads = 0;
  const site = withSections(siteOf('youtube'), { posts: { hidden: true } });
  const stills = new Set(site.profile.videos.map(({ thumbnail }) => thumbnail?.url));
  const media = new Proxy(site.media, {
    getOwnPropertyDescriptor: (target, name) => {
      if (stills.has(String(name))) reads += 1;
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
  });
  const page = newPage();
  const drawing = drawingIn(page);
  drawing.draw({ ...site, media });
  // Every film asks for its picture when it is drawn.
  expect(reads).toBeGreaterThanOrEqual(page.querySelectorAll('.film').length);
  reads = 0;
  drawing.draw(withSections({ ...site, media }, { videos: { title: 'Films' } }));
  expect(page.querySelector('[data-section="videos"] h2')?.textContent).toBe('Films');
  expect(reads).toBe(0);
});
