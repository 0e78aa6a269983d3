import { describe, expect, it } from 'vitest';
import { PROFILE_LISTS } from '@tosite/validation/profile/profile';
import { safeUrl } from '@tosite/validation/text/http-link';
import { WEBSITE_TYPES, type WebsiteType } from '@tosite/validation/platforms/platform';
import { THEME_NAMES } from '@tosite/validation/website/design';
import { SECTION_KEYS } from '@tosite/validation/website/section-order';
import { attribute, renderPage, type PageElement } from './testing/rendered-page.ts';
import { fullProfile } from './testing/full-profile.ts';
import { HOSTILE_TEXTS } from './testing/hostile-texts.ts';
import { sampleSite, withCopies } from './testing/sample-site.ts';
import { themeCss } from './theme-css.ts';

/** Letters only: what each hostile text is compared with. */
const BENIGN = 'Quiet words, said at some length';

/** The page with `text` in every field that a person could have written. */
function pageOf(type: WebsiteType, theme: (typeof THEME_NAMES)[number], text: string) {
  const site = sampleSite(type, {
    profile: fullProfile(type, 2, () => text),
    sectionOrder: SECTION_KEYS,
    name: text,
    language: 'en',
  });
  site.profile.experience = site.profile.experience.map((job) => ({ ...job, skills: [] }));
  const titles = Object.fromEntries(SECTION_KEYS.map((key) => [key, { title: text }]));
  site.design = {
    ...site.design,
    theme_name: theme,
    sections: { ...titles, collaborations: { title: text, text } },
  };
  const copied = withCopies(site);
  return { site: copied, page: renderPage(copied) };
}

/** Names of elements and attributes: links and breaks aside, which depend on what the text is. */
function shape(elements: readonly PageElement[]): string[] {
  return elements
    .filter(({ tagName }) => !['a', 'bdi', 'span', 'br', 'text', 'tspan', 'circle'].includes(tagName))
    .map(
      ({ tagName, attrs }) =>
        `${tagName} ${attrs
          .map(({ name }) => name)
          .sort()
          .join(' ')}`,
    );
}

const INERT = new Set([
  ...'class id dir lang href rel target name src srcset sizes width height alt loading decoding fetchpriority'.split(
    ' ',
  ),
  ...'aria-label aria-hidden aria-labelledby role tabindex datetime title data-section sandbox allow'.split(
    ' ',
  ),
  ...'offset stop-color stop-opacity x1 x2 y1 y2 mask maskUnits'.split(' '),
  ...'allowfullscreen referrerpolicy viewBox preserveAspectRatio fill d focusable x y cx cy r font-size text-anchor'.split(
    ' ',
  ),
]);

const ACTIVE = new Set('script style link meta base object embed form input template'.split(' '));
const OURS = new Set('class id src srcset data-section sandbox d'.split(' '));

/** What an element is, has or holds that no text may bring about. */
function dangersOf({ tagName, attrs }: PageElement, payload: string): string[] {
  return [
    ...(ACTIVE.has(tagName) ? [tagName] : []),
    ...attrs
      .filter(({ name, value }) => !INERT.has(name) || (OURS.has(name) && value.includes(payload)))
      .map(({ name, value }) => `${tagName} ${name}=${value}`),
  ];
}

describe.each(THEME_NAMES)('in the theme %s', (theme) => {
  const quiet = new Map<string, string[]>();
  const quietShape = (type: WebsiteType, lines: number) => {
    const key = `${type} ${lines}`;
    const known =
      quiet.get(key) ??
      shape(pageOf(type, theme, [BENIGN, ...Array<string>(lines).fill('and more')].join('\n')).page.elements);
    quiet.set(key, known);
    return known;
  };

  it.each(HOSTILE_TEXTS)('R1: %j in every field changes no element', (payload) => {
    // All sections are drawn for each kind of site; only the facts beside the name differ.
    const type = WEBSITE_TYPES[HOSTILE_TEXTS.indexOf(payload) % WEBSITE_TYPES.length] ?? 'github';
    const { page, site } = pageOf(type, theme, `${BENIGN}\n${payload}`);
    expect(shape(page.elements)).toEqual(quietShape(type, payload.split('\n').length));
    expect(page.elements.flatMap((element) => dangersOf(element, payload))).toEqual([]);
    expect(page.css).toMatch(/^(\.v[a-z0-9]+\{(--[a-z-]+:[\d.%#a-f-]+;?)+\}\n?)*$/u);
    expect(themeCss(site)).not.toContain(payload);
  });
});

it('reaches every list that a profile has', () => {
  const profile = fullProfile('github');
  expect(PROFILE_LISTS.filter((list) => profile[list].length === 0)).toEqual([]);
});

/** Paths that we make ourselves: of slugs, from the root of the site. */
const OWN_PAGE = /^\/(?:(?:projects|posts|tags)\/(?:[a-z\d-]+\/)*|cv\/)?$/u;

describe('addresses', () => {
  it.each(HOSTILE_TEXTS)('R2: %j as an address is never linked to as it is', (payload) => {
    const profile = fullProfile('linkedin-individual', 2, (text) =>
      /^https?:/u.test(text) ? payload : text,
    );
    for (const type of WEBSITE_TYPES) {
      const page = renderPage(
        sampleSite(type, { profile: { ...profile, type }, sectionOrder: SECTION_KEYS }),
      );
      const links = page.elements
        .filter(({ tagName }) => tagName === 'a')
        .map((link) => attribute(link, 'href') ?? '');
      expect(links.length).toBeGreaterThan(0);
      const unsafe = links.filter(
        (href) =>
          !href.startsWith('#') &&
          !OWN_PAGE.test(href) &&
          !/^tel:\+?\d{5,15}$/u.test(href) &&
          safeUrl(href) !== href,
      );
      expect(unsafe).toEqual([]);
    }
  });

  it('B7: marks every link that a person wrote as theirs', () => {
    const page = renderPage(sampleSite('linkedin-individual'));
    for (const link of page.elements.filter(({ tagName }) => tagName === 'a')) {
      const href = attribute(link, 'href') ?? '';
      // The line that says what made the site, and the player of a film whose id was checked.
      if (/^(?!http)|^https:\/\/(?:to\.site|www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?)/u.test(href))
        continue;
      expect(attribute(link, 'rel')).toMatch(/^nofollow ugc noopener noreferrer( me)?$/u);
    }
  });
});
