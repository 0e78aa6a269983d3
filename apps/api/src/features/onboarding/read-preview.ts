import type { Preview } from '@tosite/validation/website/preview';
import { ApiFailure } from '../../http/api-failure.ts';
import { mediaOfHolder } from '../../site-content/media-store.ts';
import type { OnboardingServices } from '../../previews/onboarding-services.ts';
import { presentPreview } from '../../previews/present-preview.ts';
import { findPreview } from '../../site-content/preview-store.ts';
import { previewHash } from '../../secrets/preview-hash.ts';

/** A preview of the last 24 hours, by the id that only its maker was told. */
export async function readPreview(
  services: Pick<OnboardingServices, 'database' | 'env' | 'now'>,
  previewId: string,
): Promise<Preview> {
  const { database, env, now } = services;
  const preview = await findPreview(database.db, previewHash(previewId), now());
  if (preview === null) {
    throw new ApiFailure('not_found', { id: 'website.previewMissing' });
  }
  const copies = await mediaOfHolder(database.db, `preview:${preview.hash}`);
  return presentPreview(env, previewId, preview.payload, copies);
}
