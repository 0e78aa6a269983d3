import { assert, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleSite } from '../testing/sample-site.ts';
import { samplePost, says } from '../testing/sample-posts.ts';
import { fullProfile } from '../testing/full-profile.ts';
import { partName, partsOf, type ListPart } from './list-parts.ts';
import { sitePages } from './site-pages.ts';

function listed(posts: number, films: number) {
  const profile = fullProfile('youtube', films);
  profile.videos = profile.videos.map((video) => ({ ...video, kind: 'video' as const }));
  const pages = sitePages(
    sampleSite('youtube', {
      profile,
      posts: Array.from({ length: posts }, (_, index) =>
        samplePost(`p${posts - index}`, {
          document: says('Short.'),
          published: `2026-03-${10 + (index % 9)}T00:00:00Z`,
        }),
      ),
    }),
  );
  return pages.archive;
}

const idsByPath = (parts: readonly ListPart[]) =>
  new Map(parts.map(({ path, posts, films }) => [path, [...posts, ...films].map(({ id }) => id).join(' ')]));

describe('the parts of a list', () => {
  it('have every entry once, posts first, and none is without any', () => {
    assert(
      property(nat(160), nat(120), (posts, films) => {
        const parts = listed(posts, films);
        const all = parts.flatMap((part) => part.posts.map(({ id }) => id));
        const seen = parts.flatMap((part) => part.films.map(({ id }) => id));
        expect([new Set(all).size, all.length]).toEqual([posts, posts]);
        const told = posts > 0 || films > 1 ? films : 0;
        expect([new Set(seen).size, seen.length]).toEqual([told, told]);
        expect(parts.filter((part) => part.posts.length + part.films.length === 0)).toEqual([]);
        expect(new Set(parts.map(({ path }) => path)).size).toBe(parts.length);
        for (const part of parts) expect(part.posts.length + part.films.length).toBeLessThanOrEqual(94);
      }),
      { numRuns: 25 },
    );
  });

  it('stay as they are when a post comes in at the top, but the first', () => {
    for (const count of [1, 24, 46, 47, 48, 71, 72, 100]) {
      const [before, after] = [idsByPath(listed(count, 60)), idsByPath(listed(count + 1, 60))];
      const changed = [...after].filter(([path, ids]) => before.get(path) !== ids).map(([path]) => path);
      expect(changed).toContain('/posts/');
      const isNew = (path: string) => !before.has(path);
      expect(changed.filter((path) => path !== '/posts/' && !isNew(path))).toEqual([]);
      expect(changed.length).toBeLessThanOrEqual(3);
    }
  });

  it('are called by the time that they are from', () => {
    const site = { language: 'en', timezone: 'UTC' };
    const [first, second] = listed(60, 0);
    expect(first && partName(first, site)).toMatch(/^\d+ March 2026 – \d+ March 2026$/u);
    expect(second?.path).toBe('/posts/written/1/');
    const two = partsOf({ posts: [], films: [] }, '/x/');
    expect(two).toHaveLength(1);
    expect(two[0] && partName(two[0], site)).toBe('');
  });
});
