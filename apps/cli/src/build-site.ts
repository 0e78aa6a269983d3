import { isDeepStrictEqual } from 'node:util';
import type { OwnIcon } from '@tosite/site-renderer/files/icon-files';
import { renderSite } from '@tosite/site-renderer/render-site';
import type { IngestedImage } from '@tosite/site-renderer/rendered-site';
import { shownPosts, visibleEdits, visibleProfile, type SiteInput } from '@tosite/site-renderer/site-model';
import { distinctPosts, sitePostsOf } from '@tosite/site-renderer/site-posts';
import { SITE_README_FILE, siteReadme } from '@tosite/site-renderer/site-readme';
import { standaloneSite } from '@tosite/site-renderer/standalone-site';
import { SITE_DATA_FILE, type SiteData } from '@tosite/validation/website/site-data';
import type { Design, FontName, ThemeName } from '@tosite/validation/website/design';
import { emptyOwnerEdits } from '@tosite/validation/profile/owner-edits';
import { newSpec } from '@tosite/validation/website/site-spec';
import { offeredFonts } from '@tosite/validation/website/font-offers';
import { CommandFailure, EXIT } from './exit-codes.ts';
import type { SiteSource } from './site-source.ts';

export type BuildOptions = {
  /** Where the site will stand, without a slash at its end; null: it can be opened from any folder. */
  address: string | null;
  /** What is said over the design that the source brought. */
  design: Partial<Pick<Design, 'theme_name' | 'theme_mode' | 'accent' | 'fonts'>>;
  /** What an earlier run wrote into the same folder: a site that is still the same keeps its date. */
  previous: SiteData | null;
  /** A site whose design, order and texts for search engines are taken. */
  like: SiteData | null;
  name: string | null;
  language: string | null;
  now: Date;
  onPicture: (done: number, total: number) => void;
  /** How many pictures of the pages could not be had; called once they were all asked for. */
  onLost: (pictures: number) => void;
};

export type SiteFile = { path: string; body: Uint8Array };

const PRODUCT = 'https://to.site';

/** A face that the theme does not offer would be left out in silence. Throws with those that it offers. */
function refuseForeignFonts(theme: ThemeName, fonts: FontName | null | undefined) {
  const offered = offeredFonts(theme);
  if (fonts === null || fonts === undefined || offered.includes(fonts)) return;
  throw new CommandFailure(
    EXIT.usage,
    `The theme ${theme} cannot be set in ${fonts}. It offers ${offered.join(' and ')}; without --fonts it has its own.`,
  );
}

/** Draws the site: every file by its path from the folder, the data file from which it can be drawn again included. */
export async function buildSite(source: SiteSource, options: BuildOptions): Promise<SiteFile[]> {
  const { address, now } = options;
  const like = options.like ?? source.site;
  const url = new URL(address ?? 'https://site.invalid');
  const posts = distinctPosts(source.site?.posts ?? []);
  const { site, pictures } = await standaloneSite(
    {
      profile: source.profile,
      origin: url.origin,
      now: now.toISOString(),
      productUrl: PRODUCT,
      branding: false,
      posts: sitePostsOf(posts),
      spec: {
        ...like?.spec,
        // Of another site only how it is made: what its owner wrote is about somebody else.
        ...(options.like === null ? {} : { edits: emptyOwnerEdits(), type: source.profile.type }),
        name: options.name ?? like?.spec.name ?? source.profile.name,
        ...(options.language === null ? {} : { language: options.language }),
      },
    },
    {
      readPicture: (picture) => source.readPicture(picture),
      colorOf: (picture) => source.site?.pictures[picture]?.color ?? null,
      onPicture: options.onPicture,
    },
  );
  options.onLost(Object.values(site.media).filter((image) => image === null).length);
  const designed = { ...site, design: { ...site.design, ...options.design } };
  refuseForeignFonts(designed.design.theme_name, options.design.fonts);
  const largest = new Map(pictures.map(({ id, variants }) => [id, variants.at(-1)?.path]));
  const visible = visibleProfile(site.profile, designed);
  const shown = new Set(shownPosts(designed).map(({ id }) => id));
  const seen = posts.filter(({ id }) => shown.has(id));
  const rendered: SiteData = {
    format: 'to.site',
    version: 4,
    exportedAt: now.toISOString(),
    // It lies in a folder that goes on the web: what the pages leave out is not in it.
    spec: newSpec({
      ...designed,
      edits: visibleEdits(source.site?.spec.edits ?? emptyOwnerEdits(), visible),
    }),
    profile: visible,
    ...(seen.length === 0 ? {} : { posts: seen }),
    pictures: Object.fromEntries(
      Object.entries(site.media).flatMap(([picture, image]) => {
        const path = image === null ? undefined : largest.get(image.id);
        return image === null || path === undefined
          ? []
          : [[picture, { color: image.color, file: path.slice(1) }]];
      }),
    ),
  };
  const data = keepDate(rendered, options.previous);
  const { files, mediaPaths } = await renderSite(designed, {
    pathPrefix: address === null ? '.' : url.pathname.replace(/\/+$/u, ''),
    standalone: true,
    lastModified: data.exportedAt,
    ownIcon: iconOf(designed, pictures),
  });
  const named = new Set(mediaPaths);
  const kept = new Set([...named, ...largest.values()]);
  return [
    ...files.map(({ path, body }) => ({ path: path.slice(1), body })),
    ...pictures.flatMap(({ variants }) =>
      variants.filter(({ path }) => kept.has(path)).map(({ path, body }) => ({ path: path.slice(1), body })),
    ),
    {
      path: SITE_README_FILE,
      body: Buffer.from(siteReadme({ name: site.name, address, dataFile: SITE_DATA_FILE, product: PRODUCT })),
    },
    { path: SITE_DATA_FILE, body: Buffer.from(`${JSON.stringify(data, null, 2)}\n`) },
  ];
}

/** The owner's icon, for browsers that draw no SVG; null: there is none, and the letter stands there. */
function iconOf(
  { seo, media }: Pick<SiteInput, 'seo' | 'media'>,
  pictures: readonly IngestedImage[],
): OwnIcon | null {
  const chosen = seo.favicon === null ? null : (media[seo.favicon] ?? null);
  const copy = pictures.find(({ id }) => id === chosen?.id)?.variants[0];
  return chosen === null || copy === undefined ? null : { id: chosen.id, bytes: copy.body };
}

function keepDate(data: SiteData, previous: SiteData | null): SiteData {
  if (previous === null) return data;
  const dated = { ...data, exportedAt: previous.exportedAt };
  return isDeepStrictEqual(JSON.parse(JSON.stringify(dated)), previous) ? dated : data;
}
