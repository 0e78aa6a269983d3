import {
  shownPosts,
  shownProfile,
  siteInput,
  visibleEdits,
  visibleProfile,
  type SiteInput,
} from '@tosite/site-renderer/site-model';
import { mergeProfiles } from '@tosite/validation/profile/merge/merge-sources';
import type { SiteData } from '@tosite/validation/website/site-data';
import type { Executor } from '../../database/database.ts';
import { notFound } from '../../http/api-failure.ts';
import { filmManifest, filmsOfHolder, type FilmFile } from '../../site-content/film-store.ts';
import { manifestOf, mediaOfHolder, type StoredMedia } from '../../site-content/media-store.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { ownIcon } from '../../publishing/own-icon.ts';
import { exportContext } from '../../publishing/site-context.ts';
import { publishedPosts } from '../../site-content/post-store.ts';
import { exportedPosts } from './exported-posts.ts';
import { exportedSources } from './exported-sources.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import type { WebsiteRecord } from '../../site-content/website-row.ts';

/** A stored film of an export. */
export type ExportedFilm = { address: string; path: string; key: string; size: number };
/** A stored picture of an export: its largest width, from which all others are made again. */
export type ExportedPicture = ExportedFilm & { color: string };

export type ExportedSite = {
  website: WebsiteRecord;
  /** For pages that open from any folder. */
  site: SiteInput;
  /** All but pictures and films, as far as visitors see it: it lies in a folder that goes on the web. */
  data: Omit<SiteData, 'pictures' | 'films'>;
  pictures: ExportedPicture[];
  films: ExportedFilm[];
  /** The same for its owner alone, with what they hid and what lies below. */
  own: {
    data: Omit<SiteData, 'pictures' | 'films'>;
    pictures: ExportedPicture[];
    films: ExportedFilm[];
  };
  /** Our copy of the icon that the owner chose. */
  ownIcon: Awaited<ReturnType<typeof ownIcon>>;
  /** Every stored width, and every film, by the path that pages name. */
  copies: ReadonlyMap<string, { key: string; size: number }>;
};

export type ExportServices = WebsiteServices & {
  /** What its owner leads somewhere, of a website that is taken away. */
  redirectsToTake: (db: Executor, websiteId: string) => Promise<NonNullable<SiteInput['redirects']>>;
};

/** What an owner takes with them of a website as it is now; 404 for anybody else. */
export async function readExportedSite(
  services: Pick<ExportServices, 'env' | 'database' | 'storage' | 'now' | 'redirectsToTake'>,
  ownerId: string,
  websiteId: string,
): Promise<ExportedSite> {
  const { env, database, storage, now } = services;
  const website = await findOwnWebsite(database.db, ownerId, websiteId);
  if (website === null) throw notFound();
  const holder = `website:${websiteId}` as const;
  const copied = await mediaOfHolder(database.db, holder);
  const films = await filmsOfHolder(database.db, holder);
  const sources = await exportedSources(database.db, websiteId);
  const { spec } = website;
  const posts = await exportedPosts(database.db, websiteId);
  const published = await publishedPosts(database.db, websiteId);
  const seen = new Set(shownPosts({ ...spec, posts: published }).map(({ id }) => id));
  const seenPosts = posts.filter(({ id }) => seen.has(id));
  const merged = mergeProfiles(sources.map((source) => source.profile)).profile;
  const profile = shownProfile(merged, spec.edits);
  const visible = visibleProfile(profile, spec);
  const named = textsOf([visible, spec.seo, seenPosts]);
  const shown = new Map([...copied].filter(([address]) => named.has(address)));
  const kept = textsOf([profile, spec.seo, spec.edits, sources, posts]);
  const data = {
    format: 'to.site' as const,
    version: 4 as const,
    exportedAt: new Date(now()).toISOString(),
  };
  return {
    website,
    site: siteInput(
      spec,
      merged,
      exportContext(env, website, {
        media: manifestOf(shown),
        films: filmManifest(films),
        posts: published,
        redirects: await services.redirectsToTake(database.db, websiteId),
        now: now(),
      }),
    ),
    data: {
      ...data,
      spec: { ...spec, edits: visibleEdits(spec.edits, visible) },
      profile: visible,
      ...(seenPosts.length === 0 ? {} : { posts: seenPosts }),
    },
    pictures: picturesOf(shown),
    films: filmsNamed(films, named),
    own: {
      data: { ...data, spec, profile, sources, ...(posts.length === 0 ? {} : { posts }) },
      pictures: picturesOf(new Map([...copied].filter(([address]) => kept.has(address)))),
      films: filmsNamed(films, kept),
    },
    ownIcon: await ownIcon(storage, spec.seo.favicon, copied),
    copies: new Map(
      [...[...shown.values()].flatMap((media) => media?.variants ?? []), ...films.values()].map(
        ({ path, key, size }) => [path, { key, size }],
      ),
    ),
  };
}

function filmsNamed(films: ReadonlyMap<string, FilmFile>, named: ReadonlySet<string>): ExportedFilm[] {
  return [...films].flatMap(([address, { path, key, size }]) =>
    named.has(address) ? [{ address, path, key, size }] : [],
  );
}

function picturesOf(copies: ReadonlyMap<string, StoredMedia | null>): ExportedPicture[] {
  return [...copies].flatMap(([address, media]) => pictureOf(address, media));
}

function pictureOf(address: string, media: StoredMedia | null): ExportedPicture[] {
  const largest = media?.variants.at(-1);
  return media === null || largest === undefined
    ? []
    : [{ address, color: media.color, path: largest.path, key: largest.key, size: largest.size }];
}

/** Every text somewhere in a value: what of the copies its owner still has use for. */
function textsOf(value: unknown, texts = new Set<string>()): Set<string> {
  if (typeof value === 'string') texts.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) textsOf(inner, texts);
  }
  return texts;
}
