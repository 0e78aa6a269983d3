import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import type { Profile } from '@tosite/validation/profile/profile';
import type { ThemeName } from '@tosite/validation/website/design';
import { INITIAL_SECTION_ORDER } from '@tosite/validation/website/initial-section-order';
import { describe, expect, it } from 'vitest';
import { fullProfile } from '../testing/full-profile.ts';
import {
  attribute,
  renderPage,
  sectionOf,
  textOf,
  within,
  type PageElement,
} from '../testing/rendered-page.ts';
import { sampleSite } from '../testing/sample-site.ts';
import { themeCss } from '../theme-css.ts';

const known = fullProfile('linkedin-individual', 1);

function little(changes: Partial<Profile> = {}): Profile {
  const bare = emptyProfile({
    platform: 'linkedin',
    type: 'linkedin-individual',
    handle: 'kit',
    url: 'https://www.linkedin.com/in/kit/',
    name: 'Kit Marlowe',
  });
  return {
    ...bare,
    experience: known.experience.map((job) => ({ ...job, description: null, skills: [] })),
    honours: known.honours.map((honour) => ({ ...honour, description: null })),
    spokenLanguages: known.spokenLanguages,
    ...changes,
  };
}

function siteOf(profile: Profile, theme: ThemeName = 'swiss') {
  const sectionOrder = INITIAL_SECTION_ORDER[profile.type];
  const site = sampleSite(profile.type, { profile, sectionOrder });
  return { ...site, design: { ...site.design, theme_name: theme } };
}

const keysIn = (element: PageElement) =>
  element.childNodes.flatMap((child) => ('attrs' in child ? (attribute(child, 'data-section') ?? []) : []));

const shelvesIn = (profile: Profile, theme?: ThemeName) =>
  renderPage(siteOf(profile, theme))
    .elements.filter((element) => attribute(element, 'class') === 'shelf')
    .map(keysIn);

describe('sections with little in them', () => {
  it('share a row with those that follow them, in their order, with the way to reach somebody', () => {
    expect(shelvesIn(little())).toEqual([['experience', 'languages', 'honours', 'contact']]);
  });

  it('stand apart from what says more, and how to reach somebody keeps its place below that', () => {
    const { experience, projects } = fullProfile('linkedin-individual', 5);
    expect(shelvesIn(little({ experience, projects }))).toEqual([['languages', 'honours']]);
  });

  it('say all that they said, once', () => {
    const section = sectionOf(renderPage(siteOf(little())), 'experience');
    const [job] = little().experience;
    for (const text of [job?.title, job?.organisation])
      expect(textOf([section!]).split(text ?? 'nothing')).toHaveLength(2);
  });

  it('are left to a theme that sets them side by side itself', () => {
    expect(shelvesIn(little(), 'gallery')).toEqual([]);
    expect(shelvesIn(little(), 'broadsheet')).toEqual([]);
  });

  it('bring their rules along only where there are some', () => {
    expect(themeCss(siteOf(little()))).toContain('.shelf');
    expect(themeCss(siteOf(fullProfile('youtube', 20)))).not.toContain('.dated');
  });
});

describe('few events', () => {
  const weeks = (counts: number[]) =>
    counts.map((count, index) => ({
      start: `2026-0${4 + Math.floor(index / 4)}-0${1 + (index % 4) * 2}`,
      count,
    }));
  const drawn = (counts: number[]) => {
    const total = counts.reduce((sum, count) => sum + count, 0);
    const contributions = {
      from: '2026-04-01',
      to: '2026-06-01',
      total,
      weeks: weeks(counts),
      scope: 'public-events' as const,
    };
    const profile = { ...fullProfile('github', 5), contributions };
    return sectionOf(renderPage(siteOf(profile, 'terminal')), 'contributions');
  };

  it('are a sentence with its months, and no chart', () => {
    const section = drawn([2, 0, 0, 0, 1, 0]);
    expect(within(section, 'chart')).toHaveLength(0);
    expect(textOf([section!])).toContain('3 public events of the last ninety days.');
    expect(textOf([section!])).toMatch(/Apr 2026\s+–\s+May 2026/u);
  });

  it('are a chart from twenty in four weeks on', () => {
    expect(within(drawn([5, 5, 5, 5, 0]), 'chart')).toHaveLength(1);
    expect(within(drawn([5, 5, 5, 4, 0]), 'chart')).toHaveLength(0);
    expect(within(drawn([10, 10, 5, 0, 0]), 'chart')).toHaveLength(0);
  });
});

describe('posts without pictures', () => {
  const posts = (pictured: boolean) => {
    const profile = fullProfile('instagram', 3);
    const media = profile.media.map((post) => ({
      ...post,
      pictures: pictured ? post.pictures : [],
      video: null,
    }));
    const site = sampleSite('instagram', {
      profile: { ...profile, media },
      sectionOrder: ['hero', 'highlights'],
    });
    return sectionOf(renderPage(site), 'highlights');
  };

  it('are a list of their days, and no empty plates', () => {
    expect(within(posts(false), 'dated-day')).toHaveLength(3);
    expect(within(posts(false), 'tile')).toHaveLength(0);
    expect(within(posts(true), 'dated')).toHaveLength(0);
  });
});
