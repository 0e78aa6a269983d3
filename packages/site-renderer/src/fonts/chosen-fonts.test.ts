import { gzipSync } from 'node:zlib';
import { offeredFonts } from '@tosite/validation/website/font-offers';
import { fontsOf } from '@tosite/site-sections/themes/font-pairings';
import { WEBSITE_TYPES } from '@tosite/validation/platforms/platform';
import { THEME_NAMES, type Design } from '@tosite/validation/website/design';
import { describe, expect, test } from 'vitest';
import { renderPages } from '../testing/render-files.ts';
import { siteOf } from '../testing/site-fixture.ts';
import { isFontSheet } from './site-fonts.ts';

const pairings = THEME_NAMES.flatMap((theme) => offeredFonts(theme).map((fonts) => [theme, fonts] as const));

describe.each(pairings)('a site in %s with %s', (theme_name, fonts) => {
  const design: Design = { theme_name, theme_mode: 'auto', fonts, sections: {} };
  const chosen = fontsOf(design);

  test.each(WEBSITE_TYPES)('of the type %s names and carries its fonts and no others', async (type) => {
    const { pages, assets } = await renderPages(siteOf(type, { design }));
    const page = pages.find(({ path }) => path === '/index.html')?.body.toString('utf8') ?? '';
    const sheets = assets.filter(({ path }) => isFontSheet(path));
    const faces = sheets.map(({ body }) => body.toString('utf8')).join('');
    const named = [...`${page}${faces}`.matchAll(/@font-face\{font-family:"?([^";]+)"?/gu)].map(
      ([, name]) => name,
    );
    const families = chosen.flatMap(({ family, fallback }) => [
      family,
      ...(fallback ? [fallback.family] : []),
    ]);
    expect(new Set(named)).toEqual(new Set(families));
    const asked = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/gu)].map(([, href]) => href);
    expect(asked).toHaveLength(1);
    expect(sheets.map(({ path }) => path)).toContain(asked[0]);
    expect(gzipSync(page).length).toBeLessThanOrEqual(14 * 1024);
  });
});

test('a page has the faces of the letters that it is written in, from a folder too', async () => {
  const site = siteOf('github', { design: { theme_name: 'swiss', theme_mode: 'auto', sections: {} } });
  const named = (name: string) => ({ ...site, profile: { ...site.profile, name } });
  const faces = async (name: string, standalone: boolean) => {
    const { pages, assets } = await renderPages(
      named(name),
      standalone ? { pathPrefix: '.', standalone } : {},
    );
    const page = pages.find(({ path }) => path === '/index.html')?.body.toString('utf8') ?? '';
    const asked = /<link rel="stylesheet" href="[^"]*(\/assets\/faces-[^"]+)"/u.exec(page)?.[1];
    const sheet = assets.find(({ path }) => path === asked)?.body.toString('utf8') ?? '';
    return sheet.match(/@font-face/gu)?.length;
  };
  expect(await faces('Lodz', false)).toBe(1);
  expect(await faces('Łódź', false)).toBe(2);
  expect(await faces('Łódź', true)).toBe(2);
});
