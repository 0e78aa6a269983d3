import { visibleProfile, type SiteInput } from '@tosite/site-renderer/site-model';
import type { SiteData } from '@tosite/validation/website/site-data';
import type { Database } from '../../database/database.ts';
import type { Env } from '../../env.ts';
import type { Storage } from '../../storage/storage.ts';
import { notFound } from '../../http/api-failure.ts';
import { filmManifest, filmsOfHolder } from '../../site-content/film-store.ts';
import { manifestOf, mediaOfHolder, type StoredMedia } from '../../site-content/media-store.ts';
import { ownIcon } from '../../publishing/own-icon.ts';
import { exportedSite } from '../../publishing/site-input.ts';
import { shownProfile } from '../../site-content/shown-profile.ts';
import { exportedLayers } from './export-layers.ts';
import { readEdits } from '../../site-content/edits-store.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import type { WebsiteRecord } from '../../site-content/website-row.ts';

/** A stored picture of an export: its largest width, from which all others are made again. */
export type ExportedPicture = { address: string; color: string; path: string; key: string; size: number };

export type ExportedSite = {
  website: WebsiteRecord;
  /** For pages that open from any folder. */
  site: SiteInput;
  /** All but the pictures, as far as visitors see it: it lies in a folder that goes on the web. */
  data: Omit<SiteData, 'pictures'>;
  pictures: ExportedPicture[];
  /** The same for its owner alone, with what they hid and what lies below. */
  own: { data: Omit<SiteData, 'pictures'>; pictures: ExportedPicture[] };
  /** Our copy of the icon that the owner chose. */
  ownIcon: Awaited<ReturnType<typeof ownIcon>>;
  /** Every stored width, and every film, by the path that pages name. */
  copies: ReadonlyMap<string, { key: string; size: number }>;
};

/** What an owner takes with them of a website as it is now; 404 for anybody else. */
export async function readExportedSite(
  services: { env: Env; database: Database; storage: Storage; now: () => number },
  ownerId: string,
  websiteId: string,
): Promise<ExportedSite> {
  const { env, database, storage, now } = services;
  const website = await findOwnWebsite(database.db, ownerId, websiteId);
  if (website === null) throw notFound();
  const profile = await shownProfile(database.db, websiteId);
  const copied = await mediaOfHolder(database.db, `website:${websiteId}`);
  const films = await filmsOfHolder(database.db, `website:${websiteId}`);
  const layers = await exportedLayers(database.db, websiteId);
  const visible = visibleProfile(profile, { design: website.design, sectionOrder: website.section_order });
  const named = textsOf([visible, website.seo]);
  const shown = new Map([...copied].filter(([address]) => named.has(address)));
  const kept = textsOf([profile, website.seo, layers]);
  const data = {
    format: 'to.site' as const,
    version: 2 as const,
    exportedAt: new Date(now()).toISOString(),
    name: website.website_name,
    website_type: website.website_type,
    language: website.language,
    timezone: website.timezone,
    profile: visible,
    design: website.design,
    section_order: website.section_order,
    seo: website.seo,
  };
  return {
    website,
    site: exportedSite(
      env,
      {
        name: website.website_name,
        type: website.website_type,
        language: website.language,
        timezone: website.timezone,
        profile,
        design: website.design,
        sectionOrder: website.section_order,
        order: (await readEdits(database.db, websiteId)).edits.order,
        media: manifestOf(shown),
        films: filmManifest(films),
        now: now(),
      },
      website,
    ),
    data,
    pictures: picturesOf(shown),
    own: {
      data: { ...data, profile, layers },
      pictures: picturesOf(new Map([...copied].filter(([address]) => kept.has(address)))),
    },
    ownIcon: await ownIcon(storage, website.seo.favicon, copied),
    copies: new Map(
      [...[...shown.values()].flatMap((media) => media?.variants ?? []), ...films.values()].map(
        ({ path, key, size }) => [path, { key, size }],
      ),
    ),
  };
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
