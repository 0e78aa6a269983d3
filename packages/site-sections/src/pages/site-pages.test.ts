import { describe, expect, it } from 'vitest';
import { INITIAL_SECTION_ORDER } from '@tosite/validation/website/initial-section-order';
import { fullProfile } from '../testing/full-profile.ts';
import { sampleSite } from '../testing/sample-site.ts';
import type { SiteInput } from '../site.ts';
import { sitePages } from './site-pages.ts';

function channel(count: number, tagsOf: (index: number) => string[] = () => []): SiteInput {
  const profile = fullProfile('youtube', count);
  profile.videos = profile.videos.map((video, index) => ({
    ...video,
    tags: tagsOf(index),
    kind: 'video' as const,
  }));
  return sampleSite('youtube', { profile, sectionOrder: INITIAL_SECTION_ORDER.youtube });
}
const pathsOf = (site: SiteInput, start: string) =>
  sitePages(site).listed.flatMap(({ page, path }) =>
    page.kind !== 'item' && path.startsWith(start) ? path : [],
  );

describe('the archive', () => {
  it.each([
    [1, []],
    [2, ['/posts/']],
    [47, ['/posts/']],
    [48, ['/posts/', '/posts/page/1/']],
    [60, ['/posts/', '/posts/page/1/']],
    [72, ['/posts/', '/posts/page/2/', '/posts/page/1/']],
  ])('of %i films has the parts %j', (count, paths) => {
    expect(pathsOf(channel(count), '/posts/')).toEqual(paths);
  });

  it('has every film once, newest first, up to the three hundred latest', () => {
    const films = sitePages(channel(320)).archive.flatMap((part) => part.films);
    const dates = films.map(({ published }) => published ?? '');
    expect(films).toHaveLength(300);
    expect(new Set(films.map(({ id }) => id)).size).toBe(300);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('changed when its newest film was published', () => {
    const archive = sitePages(channel(30)).listed.find(({ path }) => path === '/posts/');
    expect(archive?.lastModified).toBe('2026-11-28T00:00:00.000Z');
  });
});

describe('tags', () => {
  it('have a page when two films share them, however they are written', () => {
    const site = channel(4, (index) => [['Oak', 'only'], ['#oak'], ['OAK '], []][index] ?? []);
    expect(sitePages(site).tags).toMatchObject([
      {
        label: 'Oak',
        path: '/tags/oak/',
        films: [{ id: 'videos-0' }, { id: 'videos-1' }, { id: 'videos-2' }],
      },
    ]);
    expect(pathsOf(site, '/tags/')).toEqual(['/tags/oak/']);
  });

  it('have parts where many films share them', () => {
    const site = channel(80, () => ['oak']);
    expect(pathsOf(site, '/tags/')).toEqual(['/tags/oak/', '/tags/oak/page/2/', '/tags/oak/page/1/']);
  });

  it('have paths of their own in any script', () => {
    const words = ['木工', '木材', 'نجارة', 'C', 'C++', 'C#', 'œuvre', 'oeuvre'];
    const { tags } = sitePages(channel(2, () => words));
    expect(tags).toHaveLength(words.length);
    expect(new Set(tags.map(({ path }) => path)).size).toBe(words.length);
    for (const { path } of tags) expect(path).toMatch(/^\/tags\/[a-z\d-]+\/$/u);
  });

  it('are no more than forty, those with most films', () => {
    const site = channel(4, (index) => [
      ...Array.from({ length: 60 }, (_, tag) => `tag ${tag}`),
      ...(index < 3 ? ['sought'] : []),
    ]);
    site.profile.videos = site.profile.videos.map((video, index) =>
      index > 1 ? { ...video, tags: ['sought'] } : video,
    );
    const { tags } = sitePages(site);
    expect(tags).toHaveLength(40);
    expect(tags[0]?.label).toBe('sought');
  });
});

describe('the curriculum vitae', () => {
  const has = (type: SiteInput['type'], changes: Partial<SiteInput> = {}) =>
    pathsOf(sampleSite(type, { sectionOrder: INITIAL_SECTION_ORDER[type], ...changes }), '/cv/').length === 1;

  it('is a person’s', () => {
    const person = fullProfile('github');
    expect(has('linkedin-individual')).toBe(true);
    expect(has('github', { profile: { ...person, organisation: null } })).toBe(true);
    expect(has('github', { profile: person })).toBe(false);
    for (const type of ['linkedin-company', 'youtube', 'instagram'] as const) expect(has(type)).toBe(false);
  });

  it('is not there when there is nothing to tell, or the owner hides it all', () => {
    const sections = {
      experience: { hidden: true },
      education: { hidden: true },
      projects: { hidden: true },
    };
    const design = { ...sampleSite().design, sections };
    expect(has('linkedin-individual', { profile: fullProfile('linkedin-individual', 0) })).toBe(false);
    expect(has('linkedin-individual', { design })).toBe(false);
  });
});
