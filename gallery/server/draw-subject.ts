import { readSamplePicture } from '@tosite/profile-sources/samples/read-sample-picture';
import { renderSite } from '@tosite/site-renderer/render-site';
import { initialDesign } from '@tosite/site-renderer/site-model';
import { standaloneSite } from '@tosite/site-renderer/standalone-site';
import { THEME_NAMES, ThemeModeSchema, ThemeNameSchema } from '@tosite/validation/website/design';
import { is } from 'valibot';
import { subjects, type Subject } from './subjects.ts';

export type DrawnFile = { body: Uint8Array; contentType: string };
/** What is drawn, as the address says it: `/sites/<theme>/<mode>/<subject>/`. */
export type Drawing = { theme: string; mode: string; subject: string; base: string };

/** What there is to choose from. */
export function listAll(): { themes: readonly string[]; subjects: Omit<Subject, 'profile'>[] } {
  return { themes: THEME_NAMES, subjects: subjects().map(({ id, name, hard }) => ({ id, name, hard })) };
}

/** Every file of the site by its path below the base; null when there is no such theme, mode or subject. */
export async function drawSubject({
  theme,
  mode,
  subject,
  base,
}: Drawing): Promise<Map<string, DrawnFile> | null> {
  const found = subjects().find(({ id }) => id === subject);
  if (found === undefined || !is(ThemeNameSchema, theme) || !is(ThemeModeSchema, mode)) return null;
  const first = initialDesign(found.profile);
  const { site, pictures } = await standaloneSite(
    {
      profile: found.profile,
      origin: 'https://gallery.invalid',
      now: '2026-06-01T12:00:00.000Z',
      productUrl: 'https://to.site',
      branding: true,
      design: { ...first.design, theme_name: theme, theme_mode: mode },
      sectionOrder: first.section_order,
    },
    { readPicture: (address) => readSamplePicture(address) },
  );
  const { files } = await renderSite(site, { pathPrefix: base });
  return new Map<string, DrawnFile>([
    ...files.map(({ path, body, contentType }) => [path, { body, contentType }] as const),
    ...pictures.flatMap(({ variants }) =>
      variants.map(({ path, body }) => [path, { body, contentType: 'image/webp' }] as const),
    ),
  ]);
}
