import { siteLanguage } from '@tosite/site-renderer/site-model';
import type { Executor } from '../database/database.ts';
import { newId } from '../new-id.ts';
import { filmManifest, filmsOfHolder } from '../site-content/film-store.ts';
import { manifestOf, mediaOfHolder, type StoredMedia } from '../site-content/media-store.ts';
import { previewSite } from '../publishing/site-input.ts';
import { storeSiteFiles } from '../publishing/store-site-files.ts';
import type { OnboardingServices } from './onboarding-services.ts';
import { replacePreviewFiles, type PreviewPayload } from '../site-content/preview-store.ts';

/** Draws a preview's pages with the pictures that are here; `save` puts them in the place of older ones. */
export async function drawPreview(
  services: OnboardingServices,
  hash: string,
  payload: PreviewPayload,
): Promise<{
  copies: Map<string, StoredMedia | null>;
  /** Answers the storage keys that are free once the transaction is committed. */
  save: (trx: Executor) => Promise<string[]>;
}> {
  const { database, storage, env, now } = services;
  const copies = await mediaOfHolder(database.db, `preview:${hash}`);
  const films = await filmsOfHolder(database.db, `preview:${hash}`);
  const site = await services.renderPreview(
    previewSite(env, {
      name: payload.suggestedName,
      type: payload.websiteType,
      language: payload.settings?.language ?? (await siteLanguage(payload.profile)),
      timezone: 'UTC',
      profile: payload.profile,
      design: payload.design,
      sectionOrder: payload.sectionOrder,
      media: manifestOf(copies),
      films: filmManifest(films),
      now: now(),
    }),
  );
  // The pages are of one theme, and beside them the dashboard shows all of them: each names other pictures.
  const mediaPaths = [
    ...[...copies.values()].flatMap((media) => media?.variants ?? []),
    ...films.values(),
  ].map(({ path }) => path);
  const files = await storeSiteFiles(
    storage,
    `previews/${hash}/${newId('draw')}`,
    { ...site, mediaPaths },
    { copies, films },
    [],
  );
  return { copies, save: (trx) => replacePreviewFiles(trx, hash, files) };
}
