import { siteInput } from '@tosite/site-renderer/site-model';
import { sitePostsOf } from '@tosite/site-renderer/site-posts';
import type { Executor } from '../database/database.ts';
import { newId } from '../new-id.ts';
import { filmManifest, filmsOfHolder } from '../site-content/film-store.ts';
import { manifestOf, mediaOfHolder, type StoredMedia } from '../site-content/media-store.ts';
import { previewContext } from '../publishing/site-context.ts';
import { storeSiteFiles } from '../publishing/store-site-files.ts';
import type { OnboardingServices } from './onboarding-services.ts';
import type { PreviewPayload } from '../site-content/preview-payload.ts';
import { replacePreviewFiles } from '../site-content/preview-store.ts';

/** Draws a preview's pages with the pictures that are here; `save` puts them in the place of older ones. */
export async function renderPreview(
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
  const { spec, profile } = payload;
  const context = previewContext(env, spec.type, {
    media: manifestOf(copies),
    films: filmManifest(films),
    posts: sitePostsOf(payload.exported?.posts ?? []),
    now: now(),
  });
  const site = await services.renderPreview(siteInput(spec, profile, context));
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
