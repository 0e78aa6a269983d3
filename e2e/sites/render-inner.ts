import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hardProfiles } from '@tosite/profile-sources/samples/hard-profiles';
import { readSamplePicture } from '@tosite/profile-sources/samples/read-sample-picture';
import { SAMPLE_PROFILES } from '@tosite/profile-sources/samples/sample-profiles';
import { sitePlan } from '@tosite/site-renderer/site-plan';
import { standaloneSite } from '@tosite/site-renderer/standalone-site';
import type { Profile } from '@tosite/validation/profile/profile';
import type { ThemeName } from '@tosite/validation/website/design';

/** A page by the name of its profile, and what its address says of it: the first that does is drawn. */
export type InnerPage = { profile: string; path: RegExp };
export type DrawnPage = InnerPage & { theme: ThemeName; file: string };

const EMPTY_ICON = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');

/** Draws inner pages of samples (by their type) and of hard profiles, with the files that they ask for. */
export async function renderInner(
  folder: string,
  themes: readonly ThemeName[],
  wanted: (theme: ThemeName) => readonly InnerPage[],
): Promise<DrawnPage[]> {
  const drawn: DrawnPage[] = [];
  const profiles = new Map<string, Profile>([
    ...SAMPLE_PROFILES.map((profile) => [profile.type, profile] as const),
    ...hardProfiles().map(({ name, profile }) => [name, profile] as const),
  ]);
  const names = [...new Set(themes.flatMap((theme) => wanted(theme).map(({ profile }) => profile)))];
  for (const [number, name] of names.entries()) {
    const profile = profiles.get(name);
    if (profile === undefined) throw new Error(`No profile is called ${name}.`);
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
    for (const theme of themes) {
      const pages = wanted(theme).filter((page) => page.profile === name);
      if (pages.length === 0) continue;
      const { files, asset } = await sitePlan(
        { ...site, design: { ...site.design, theme_name: theme, theme_mode: 'auto' } },
        { pathPrefix: '.' },
      );
      const root = join(folder, theme, String(number));
      for (const page of pages) {
        const file = files.find(({ path }) => page.path.test(path));
        if (file === undefined) throw new Error(`${name} has no page like ${page.path.source}.`);
        const rendered = await file.render();
        await write(join(root, file.path), rendered.body);
        for (const path of rendered.uses) {
          const body = bodies.get(path) ?? asset(path)?.body;
          if (body !== undefined) await write(join(root, path), body);
        }
        drawn.push({ ...page, theme, file: `${theme}/${number}${file.path.replace(/index\.html$/u, '')}` });
      }
      // Asked for by every page, and in question on none.
      for (const { path } of files.filter((one) => /^\/[^/]+\.(?:svg|ico|png)$/u.test(one.path)))
        await write(join(root, path), EMPTY_ICON);
    }
  }
  return drawn;
}

async function write(file: string, body: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
}
