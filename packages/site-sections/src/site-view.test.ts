import { describe, expect, it } from 'vitest';
import { WEBSITE_TYPES } from '@tosite/validation/platforms/platform';
import { THEME_NAMES } from '@tosite/validation/website/design';
import { INITIAL_SECTION_ORDER } from '@tosite/validation/website/initial-section-order';
import { attribute, renderPage, inside, sectionOf, textOf, within } from './testing/rendered-page.ts';
import { fullProfile } from './testing/full-profile.ts';
import { sampleSite, withCopies } from './testing/sample-site.ts';

const sites = THEME_NAMES.flatMap((theme) =>
  WEBSITE_TYPES.map((type) => {
    const site = sampleSite(type, {
      profile: fullProfile(type, 8),
      sectionOrder: INITIAL_SECTION_ORDER[type],
    });
    site.design = { ...site.design, theme_name: theme };
    return [`${theme} ${type}`, withCopies(site)] as const;
  }),
);

describe.each(sites)('the page of %s', (_, site) => {
  const page = renderPage(site);

  it('is the same every time', () => {
    expect(renderPage(site)).toMatchObject({ html: page.html, css: page.css });
  });

  it('has one h1, and no heading that skips a level', () => {
    const levels = page.elements
      .filter(({ tagName }) => /^h[1-6]$/u.test(tagName))
      .map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
  });

  it('has its landmarks, and a way past the masthead', () => {
    const tags = page.elements.map(({ tagName }) => tagName);
    for (const landmark of ['header', 'nav', 'main', 'footer']) expect(tags).toContain(landmark);
    expect(page.elements[0] && attribute(page.elements[0], 'href')).toBe('#main');
    for (const section of page.elements.filter(
      (element) => element.tagName === 'section' && attribute(element, 'id') !== 'top',
    )) {
      expect(page.html).toContain(`id="${attribute(section, 'aria-labelledby') ?? '?'}"`);
    }
  });

  it('leads from the masthead to sections that are there', () => {
    const nav = page.elements.find(({ tagName }) => tagName === 'nav');
    const targets = inside(nav, 'a').map((link) => attribute(link, 'href') ?? '');
    expect(targets.length).toBeGreaterThan(2);
    expect(targets.length).toBeLessThanOrEqual(6);
    for (const target of targets) expect(page.html).toContain(`id="${target.slice(1)}"`);
  });

  it('has no id twice, no inline style and no script', () => {
    const ids = page.elements.flatMap((element) => attribute(element, 'id') ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(page.html).not.toMatch(/\sstyle=|<script|\son[a-z]+=/u);
  });

  it('gives every picture its size, and fetches those of the first view at once', () => {
    const images = page.elements.filter(({ tagName }) => tagName === 'img');
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) {
      for (const name of ['width', 'height', 'alt', 'src']) expect(attribute(image, name)).not.toBeNull();
      expect(attribute(image, 'src')).toMatch(/^\/media\//u);
      expect(attribute(image, 'loading') === 'lazy').toBe(attribute(image, 'fetchpriority') === null);
    }
    expect(images[0] && attribute(images[0], 'fetchpriority')).toBe('high');
  });

  it('prints nothing that was not there', () => {
    expect(page.text).not.toMatch(/\b(undefined|null|NaN)\b|\[object /u);
  });
});

describe('what is missing', () => {
  it('becomes a monogram where a portrait was', () => {
    const page = renderPage(sampleSite('github', { media: {} }));
    const [portrait] = within(sectionOf(page, 'hero'), 'portrait');
    expect(textOf(inside(portrait, 'text'))).toMatch(/A\s*L/u);
    expect(page.elements.some(({ tagName }) => tagName === 'img')).toBe(false);
  });

  it('is the same for a picture that is known to be dead', () => {
    const site = sampleSite('github');
    const url = site.profile.avatar?.url ?? '';
    expect(renderPage({ ...site, media: { [url]: null } }).html).toBe(renderPage(site).html);
  });

  it('never invents that a job goes on', () => {
    const profile = fullProfile('linkedin-individual', 1);
    profile.experience = profile.experience.map((job) => ({
      ...job,
      start: '2019',
      end: null,
      current: false,
    }));
    expect(
      renderPage(sampleSite('linkedin-individual', { profile, sectionOrder: ['experience'] })).text,
    ).not.toContain('present');
  });

  it('leaves a heading for those who hear the page when the owner hides the first section', () => {
    const site = sampleSite();
    site.design = { ...site.design, sections: { hero: { hidden: true } } };
    const headings = renderPage(site).elements.filter(({ tagName }) => tagName === 'h1');
    expect(headings.map((heading) => [attribute(heading, 'class'), textOf([heading])])).toEqual([
      ['vh', 'Ada Lovelace'],
    ]);
  });
});

describe('the owner’s choices for the first section', () => {
  const hero = (settings: object) => {
    const site = sampleSite();
    site.design = { ...site.design, sections: { hero: settings } };
    return sectionOf(renderPage(site), 'hero');
  };

  it('hide the picture or the facts', () => {
    expect(within(hero({ showPicture: false }), 'portrait')).toHaveLength(0);
    expect(within(hero({ showFacts: false }), 'facts')).toHaveLength(0);
  });

  it('let the headline speak first', () => {
    expect(attribute(hero({ layout: 'headline' }) ?? failed(), 'class')).toContain('headline-first');
  });
});

describe('the colophon', () => {
  it('says what the site was made with only on Free', () => {
    expect(renderPage(sampleSite()).text).toContain('Made with to.site');
    expect(renderPage(sampleSite('github', { branding: false })).text).not.toContain('to.site');
  });
});

it('says that a page is not here, and leads home', () => {
  const page = renderPage(sampleSite(), { kind: 'not-found' });
  expect(page.text).toContain('There is no page at this address');
  expect(page.html).toContain('href="/"');
  expect(page.elements.filter(({ tagName }) => tagName === 'h1')).toHaveLength(1);
});

function failed(): never {
  throw new Error('The section is not there.');
}
