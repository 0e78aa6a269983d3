import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readSamplePicture } from '@tosite/profile-sources/samples/read-sample-picture';
import { initialDesign } from '@tosite/site-renderer/site-model';
import { sitePlan } from '@tosite/site-renderer/site-plan';
import { standaloneSite } from '@tosite/site-renderer/standalone-site';
import { postSites } from '@tosite/site-renderer/testing/hard-posts';
import { THEME_NAMES, type ThemeName } from '@tosite/validation/website/design';

/** Which pages of a theme to draw, each below its site: `posts/posts/long/`. */
export type WantedPages = (theme: ThemeName) => readonly string[];

/** Draws pages of the sites with posts at `<theme>/<site>/<page>`, with the files that they ask for and no others. */
export async function renderPosts(folder: string, wanted: WantedPages): Promise<void> {
  for (const { id, language, profile, posts } of postSites()) {
    const { design, sectionOrder } = initialDesign(profile);
    const { site, pictures } = await standaloneSite(
      {
        profile,
        posts,
        origin: 'https://site.invalid',
        now: '2026-06-01T12:00:00.000Z',
        productUrl: 'https://to.site',
        branding: true,
        spec: {
          language,
          sectionOrder: ['hero', 'posts', ...sectionOrder.filter((key) => key !== 'hero' && key !== 'posts')],
        },
      },
      { readPicture: readSamplePicture },
    );
    const bodies = new Map(
      pictures.flatMap(({ variants }) => variants.map(({ path, body }) => [path, body] as const)),
    );
    for (const theme of THEME_NAMES) {
      const pages = new Set(
        wanted(theme).flatMap((page) =>
          page.startsWith(`${id}/`) ? [`${page.slice(id.length)}index.html`] : [],
        ),
      );
      if (pages.size === 0) continue;
      const { files, asset } = await sitePlan(
        { ...site, design: { ...design, theme_name: theme, theme_mode: 'auto' } },
        { pathPrefix: '.' },
      );
      const root = join(folder, theme, id);
      const uses = new Set<string>();
      for (const file of files) {
        const isIcon = /^\/[^/]+\.(?:svg|ico|png)$/u.test(file.path);
        if (!pages.delete(file.path) && !isIcon) continue;
        const rendered = await file.render();
        await write(join(root, file.path), rendered.body);
        for (const path of rendered.uses) uses.add(path);
      }
      if (pages.size > 0) throw new Error(`${theme}: no page at ${[...pages].join(', ')}`);
      for (const path of uses) {
        const body = bodies.get(path) ?? asset(path)?.body;
        if (body !== undefined) await write(join(root, path), body);
      }
    }
  }
}

async function write(file: string, body: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
}
