import { gzipSync } from 'node:zlib';
import { hardProfiles } from '@tosite/profile-sources/samples/hard-profiles';
import { SAMPLE_PROFILES } from '@tosite/profile-sources/samples/sample-profiles';
import { initialDesign } from '@tosite/site-sections/initial-design';
import type { SiteInput } from '@tosite/site-sections/site';
import { sitePictures } from '@tosite/site-sections/site-pictures';
import type { Profile } from '@tosite/validation/profile/profile';
import { THEME_NAMES, type ThemeName } from '@tosite/validation/website/design';
import { describe, expect, test } from 'vitest';
import { renderSite } from './render-site.ts';
import { dangers } from './testing/dangers.ts';
import { htmlFaults } from './testing/html-faults.ts';
import { allNodes, readPage } from './testing/page-tree.ts';
import { copyOf, siteOf } from './testing/site-fixture.ts';

/** The profile as a site, with a copy of every picture that it shows. */
function siteWithPictures(profile: Profile, theme_name: ThemeName): SiteInput {
  const { design, section_order } = initialDesign(profile);
  const { first, rest } = sitePictures(profile, design, section_order);
  const media = Object.fromEntries([...first, ...rest].map(({ url }, index) => [url, copyOf(index)]));
  const changes = { profile, media, sectionOrder: section_order, language: profile.language ?? 'en' };
  return siteOf(profile.type, { ...changes, design: { ...design, theme_name } });
}

async function pagesOf(profile: Profile, theme: ThemeName): Promise<string[]> {
  const { files } = await renderSite(siteWithPictures(profile, theme));
  return files.filter(({ path }) => path.endsWith('.html')).map(({ body }) => body.toString('utf8'));
}

describe.each(THEME_NAMES)('in %s', (theme) => {
  test.each(SAMPLE_PROFILES.map((profile) => [profile.type, profile] as const))(
    'the sample of the type %s is valid HTML whose first view fits into 14 KB',
    async (_type, profile) => {
      const pages = await pagesOf(profile, theme);
      for (const page of pages) expect(await htmlFaults(page)).toEqual([]);
      expect(gzipSync(pages[0] ?? '').length).toBeLessThanOrEqual(14 * 1024);
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
        const ids = nodes.flatMap(({ attributes }) => attributes['id'] ?? []);
        expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      }
    },
  );
});
