import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readSamplePicture } from '@tosite/profile-sources/samples/read-sample-picture';
import { SAMPLE_PROFILES } from '@tosite/profile-sources/samples/sample-profiles';
import { renderSite } from '@tosite/site-renderer/render-site';
import { standaloneSite } from '@tosite/site-renderer/standalone-site';
import type { WebsiteType } from '@tosite/validation/platforms/platform';
import { THEME_NAMES, type ThemeMode, type ThemeName } from '@tosite/validation/website/design';

export type RenderedSample = {
  theme: ThemeName;
  mode: ThemeMode;
  type: WebsiteType;
  /** Below the folder, without slashes at its ends. */
  path: string;
  /** The pages, below the sample's own path. */
  pages: string[];
};

/**
 * Draws every sample in every theme as it is published, but at addresses that a folder of any host can have; light and dark in turn, so that each theme
 * and each sample is seen in both. Pictures are decoded once for all themes.
 */
export async function renderSamples(folder: string): Promise<RenderedSample[]> {
  const rendered: RenderedSample[] = [];
  for (const [column, profile] of SAMPLE_PROFILES.entries()) {
    const { site, pictures } = await standaloneSite(
      {
        profile,
        origin: 'https://site.invalid',
        now: '2026-06-01T12:00:00.000Z',
        productUrl: 'https://to.site',
        branding: true,
      },
      { readPicture: readSamplePicture },
    );
    const bodies = new Map(
      pictures.flatMap(({ variants }) => variants.map(({ path, body }) => [path, body] as const)),
    );
    for (const [row, theme] of THEME_NAMES.entries()) {
      const mode = (row + column) % 2 === 0 ? 'light' : 'dark';
      const design = { ...site.design, theme_name: theme, theme_mode: mode } as const;
      const { files, mediaPaths } = await renderSite({ ...site, design }, { pathPrefix: '.' });
      const path = `${theme}/${profile.type}`;
      const media = mediaPaths.flatMap((named) => {
        const body = bodies.get(named);
        return body === undefined ? [] : [{ path: named, body }];
      });
      for (const file of [...files, ...media]) await write(join(folder, path, file.path), file.body);
      const pages = files.map((file) => file.path.slice(1)).filter((name) => name.endsWith('.html'));
      rendered.push({ theme, mode, type: profile.type, path, pages });
    }
  }
  return rendered;
}

async function write(file: string, body: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
}
