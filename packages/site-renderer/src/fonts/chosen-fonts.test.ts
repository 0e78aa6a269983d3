import { gzipSync } from 'node:zlib';
import { offeredFonts } from '@tosite/validation/website/font-offers';
import { fontsOf } from '@tosite/site-sections/themes/font-pairings';
import { WEBSITE_TYPES } from '@tosite/validation/platforms/platform';
import { THEME_NAMES, type Design } from '@tosite/validation/website/design';
import { describe, expect, test } from 'vitest';
import { renderSite } from '../render-site.ts';
import { siteOf } from '../testing/site-fixture.ts';
import { openFontStore } from './font-store.ts';

const store = openFontStore();
const pairings = THEME_NAMES.flatMap((theme) => offeredFonts(theme).map((fonts) => [theme, fonts] as const));

describe.each(pairings)('a site in %s with %s', (theme_name, fonts) => {
  const design: Design = { theme_name, theme_mode: 'auto', fonts, sections: {} };
  const chosen = fontsOf(design);
  const fileNames = chosen.flatMap((font) => store.filesOf(font)).map(({ file }) => `/assets/${file}`);

  test.each(WEBSITE_TYPES)('of the type %s names and carries its fonts and no others', async (type) => {
    const site = await renderSite(siteOf(type, { design }));
    const page = site.files.find(({ path }) => path === '/index.html')?.body.toString('utf8') ?? '';
    const named = [...page.matchAll(/@font-face\{font-family:"?([^";]+)"?/gu)].map(([, name]) => name);
    const families = chosen.flatMap(({ family, fallback }) => [
      family,
      ...(fallback ? [fallback.family] : []),
    ]);
    expect(new Set(named)).toEqual(new Set(families));
    const preloaded = [...page.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/gu)].map(
      ([, href]) => href,
    );
    expect(preloaded.length).toBeGreaterThan(0);
    for (const href of preloaded) expect(fileNames).toContain(href);
    const carried = site.files.map(({ path }) => path).filter((path) => path.endsWith('.woff2'));
    expect(carried.length).toBeGreaterThan(0);
    for (const path of carried) expect(fileNames).toContain(path);
    expect(gzipSync(page).length).toBeLessThanOrEqual(14 * 1024);
  });
});

test('a page asks ahead for every file that its letters need, a page from a folder for none', async () => {
  const site = siteOf('github', { design: { theme_name: 'swiss', theme_mode: 'auto', sections: {} } });
  const named = (name: string) => ({ ...site, profile: { ...site.profile, name } });
  const asked = async (name: string, standalone: boolean) => {
    const { files } = await renderSite(named(name), standalone ? { pathPrefix: '.', standalone } : {});
    const page = files.find(({ path }) => path === '/index.html')?.body.toString('utf8') ?? '';
    return [...page.matchAll(/<link rel="preload" href="[^"]*\/inter-tight-([a-z-]+)-normal/gu)].map(
      ([, subset]) => subset,
    );
  };
  expect(await asked('Lodz', false)).toEqual(['latin']);
  expect(new Set(await asked('Łódź', false))).toEqual(new Set(['latin', 'latin-ext']));
  expect(await asked('Łódź', true)).toEqual([]);
});
