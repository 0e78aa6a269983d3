import { readSamplePicture } from '@tosite/profile-sources/samples/read-sample-picture';
import { initialDesign, type SiteInput } from '@tosite/site-renderer/site-model';
import { standaloneSite } from '@tosite/site-renderer/standalone-site';
import { sitePlan } from '@tosite/site-renderer/site-plan';
import { THEME_NAMES, ThemeModeSchema, ThemeNameSchema } from '@tosite/validation/website/design';
import { is } from 'valibot';
import { pagesOfKinds, type PageOfKind } from './pages-of-kinds.ts';
import { subjects, type Subject } from './subjects.ts';

export type RenderedWithUses = { body: Uint8Array; contentType: string };
/** What is drawn, as the address says it: `/sites/<theme>/<mode>/<subject>/`. */
export type Drawing = { theme: string; mode: string; subject: string; base: string };

/** The files of a site by their paths below the base, each drawn when it is asked for. */
export type DrawnSite = (path: string) => Promise<RenderedWithUses | null>;

/** What there is to choose from. */
export async function listAll(): Promise<{
  themes: readonly string[];
  subjects: (Pick<Subject, 'id' | 'name' | 'set'> & { pages: PageOfKind[] })[];
}> {
  const listed = (await subjects()).map(async (subject) => {
    const { id, name, set } = subject;
    const { site } = await siteOf(subject, () => Promise.resolve(null));
    return { id, name, set, pages: pagesOfKinds((await sitePlan(site)).files) };
  });
  return { themes: THEME_NAMES, subjects: await Promise.all(listed) };
}

/** Null when there is no such theme, mode or subject. */
export async function renderSubject({ theme, mode, subject, base }: Drawing): Promise<DrawnSite | null> {
  const found = (await subjects()).find(({ id }) => id === subject);
  if (found === undefined || !is(ThemeNameSchema, theme) || !is(ThemeModeSchema, mode)) return null;
  const { site, pictures } = await withPictures(found);
  const design = { ...site.design, theme_name: theme, theme_mode: mode };
  const plan = await sitePlan({ ...site, design }, { pathPrefix: base });
  const files = new Map(plan.files.map((file) => [file.path, file]));
  const drawn = new Map<string, Promise<RenderedWithUses>>();
  return async (path) => {
    const file = files.get(path);
    if (file !== undefined) {
      const once = drawn.get(path) ?? file.render();
      drawn.set(path, once);
      return once;
    }
    const body = pictures.get(path);
    return body === undefined ? plan.asset(path) : { body, contentType: 'image/webp' };
  };
}

type Pictured = { site: SiteInput; pictures: ReadonlyMap<string, Uint8Array> };
const pictured = new Map<string, Promise<Pictured>>();

/** Its pictures are made once, for every theme. */
function withPictures(subject: Subject): Promise<Pictured> {
  const known = pictured.get(subject.id);
  if (known !== undefined) return known;
  const made = siteOf(subject, subject.readPicture ?? readSamplePicture).then(({ site, pictures }) => ({
    site,
    pictures: new Map(pictures.flatMap(({ variants }) => variants.map(({ path, body }) => [path, body]))),
  }));
  pictured.set(subject.id, made);
  return made;
}

function siteOf(
  { profile, posts = [], language }: Subject,
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
      spec: { design, sectionOrder: order, ...(language === undefined ? {} : { language }) },
    },
    { readPicture },
  );
}
