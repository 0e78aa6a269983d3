import { readSamplePicture } from '@tosite/profile-sources/samples/read-sample-picture';
import { renderSite } from '@tosite/site-renderer/render-site';
import { initialDesign } from '@tosite/site-renderer/site-model';
import { standaloneSite } from '@tosite/site-renderer/standalone-site';
import { sitePlan } from '@tosite/site-renderer/site-plan';
import {
  THEME_NAMES,
  ThemeModeSchema,
  ThemeNameSchema,
  type Design,
} from '@tosite/validation/website/design';
import { is } from 'valibot';
import { pagesOfKinds, type PageOfKind } from './pages-of-kinds.ts';
import { subjects, type Subject } from './subjects.ts';

export type RenderedWithUses = { body: Uint8Array; contentType: string };
/** What is drawn, as the address says it: `/sites/<theme>/<mode>/<subject>/`. */
export type Drawing = { theme: string; mode: string; subject: string; base: string };

/** What there is to choose from. */
export async function listAll(): Promise<{
  themes: readonly string[];
  subjects: (Pick<Subject, 'id' | 'name' | 'hard'> & { pages: PageOfKind[] })[];
}> {
  const listed = subjects().map(async (subject) => {
    const { id, name, hard } = subject;
    const { site } = await siteOf(subject, {}, () => Promise.resolve(null));
    return { id, name, hard, pages: pagesOfKinds((await sitePlan(site)).files) };
  });
  return { themes: THEME_NAMES, subjects: await Promise.all(listed) };
}

/** Every file of the site by its path below the base; null when there is no such theme, mode or subject. */
export async function renderSubject({
  theme,
  mode,
  subject,
  base,
}: Drawing): Promise<Map<string, RenderedWithUses> | null> {
  const found = subjects().find(({ id }) => id === subject);
  if (found === undefined || !is(ThemeNameSchema, theme) || !is(ThemeModeSchema, mode)) return null;
  const { site, pictures } = await siteOf(found, { theme_name: theme, theme_mode: mode }, readSamplePicture);
  const { files } = await renderSite(site, { pathPrefix: base });
  return new Map<string, RenderedWithUses>([
    ...files.map(({ path, body, contentType }) => [path, { body, contentType }] as const),
    ...pictures.flatMap(({ variants }) =>
      variants.map(({ path, body }) => [path, { body, contentType: 'image/webp' }] as const),
    ),
  ]);
}

function siteOf(
  { profile, posts = [], language }: Subject,
  changes: Partial<Design>,
  readPicture: (address: string) => Promise<Uint8Array | null>,
) {
  const { design, sectionOrder } = initialDesign(profile);
  const order: typeof sectionOrder =
    posts.length === 0 || sectionOrder.includes('posts')
      ? sectionOrder
      : sectionOrder.toSpliced(1, 0, 'posts');
  return standaloneSite(
    {
      profile,
      posts,
      origin: 'https://gallery.invalid',
      now: '2026-06-01T12:00:00.000Z',
      productUrl: 'https://to.site',
      branding: true,
      spec: {
        design: { ...design, ...changes },
        sectionOrder: order,
        ...(language === undefined ? {} : { language }),
      },
    },
    { readPicture },
  );
}
