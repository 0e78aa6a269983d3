import { brotliCompressSync } from 'node:zlib';
import { hardProfiles } from '@tosite/profile-sources/samples/hard-profiles';
import { SAMPLE_PROFILES } from '@tosite/profile-sources/samples/sample-profiles';
import type { Profile } from '@tosite/validation/profile/profile';
import { THEME_NAMES, type ThemeName } from '@tosite/validation/website/design';
import { describe, expect, test } from 'vitest';
import { sitePlan } from './site-plan.ts';
import { dangers } from './testing/dangers.ts';
import { oneOfEachKind } from './testing/one-of-each-kind.ts';
import { htmlFaults } from './testing/html-faults.ts';
import { allNodes, readPage } from './testing/page-tree.ts';
import { siteWithPictures } from './testing/sample-sites.ts';

/** One page of each kind that the site has, the home page first. */
async function pagesOf(profile: Profile, theme: ThemeName): Promise<string[]> {
  const { files } = await sitePlan(siteWithPictures(profile, theme));
  const pages = oneOfEachKind(files.filter(({ path }) => path.endsWith('.html')));
  return Promise.all(pages.map(async ({ render }) => (await render()).body.toString('utf8')));
}

describe.each(THEME_NAMES)('in %s', (theme) => {
  test.each(SAMPLE_PROFILES.map((profile) => [profile.type, profile] as const))(
    'the sample of the type %s is valid HTML whose first view fits into 14 KB',
    async (_type, profile) => {
      const pages = await pagesOf(profile, theme);
      for (const page of pages) expect(await htmlFaults(page)).toEqual([]);
      // As every browser is sent it.
      expect(brotliCompressSync(pages[0] ?? '').length).toBeLessThanOrEqual(14 * 1024);
    },
  );

  test.each(hardProfiles().map(({ name, profile }) => [name, profile] as const))(
    'a profile with %s becomes a page in which nothing is broken',
    async (_name, profile) => {
      for (const page of await pagesOf(profile, theme)) {
        const tree = readPage(page);
        expect(dangers([tree])).toEqual([]);
        const nodes = allNodes(tree);
        expect(nodes.filter(({ name }) => name === 'h1')).toHaveLength(1);
        // Without its footer a page would stay hidden.
        const whole = nodes.filter(({ attributes }) => attributes['class'] === 'page');
        expect(whole.map(({ children }) => children.at(-1)?.name)).toEqual(['footer']);
        const ids = nodes.flatMap(({ attributes }) => attributes['id'] ?? []);
        expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      }
    },
  );
});
