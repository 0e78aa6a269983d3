import type { Executor } from '../database/database.ts';
import { forgetAnswers } from '../http/idempotency.ts';
import type { LeftFiles } from '../storage/delete-files.ts';
import type { OnAccountDelete } from '../feature.ts';
import { deleteFiles } from '../storage/delete-files.ts';
import { releaseMedia } from '../site-content/media-store.ts';
import type { OnboardingServices } from './onboarding-services.ts';
import { deletePreview, previewsOfOwner } from '../site-content/preview-store.ts';
import { forgetProfile } from '../site-content/profile-cache-store.ts';

/**
 * Takes previews out of the database, with their pages, the copies of pictures that nobody else shows, what was read
 * for them of a platform, and the answers that gave them out.
 */
export async function removePreviewRows(trx: Executor, hashes: readonly string[]): Promise<LeftFiles> {
  const left: LeftFiles = { storageKeys: [], storageFolders: [] };
  for (const hash of hashes) {
    left.storageKeys.push(...(await releaseMedia(trx, `preview:${hash}`)));
    left.storageFolders.push(`previews/${hash}/`);
    await forgetAnswers(trx, `preview:${hash}`);
    const payload = await deletePreview(trx, hash);
    if (payload === null) continue;
    const { platform, spec, handle, profile } = payload;
    await forgetProfile(trx, { platform, websiteType: spec.type, handle, url: profile.url });
  }
  return left;
}

/** Ends an account's previews with it. */
export function endOwnerPreviews({ storage }: Pick<OnboardingServices, 'storage'>): OnAccountDelete {
  return async (trx, userId) => {
    const left = await removePreviewRows(trx, await previewsOfOwner(trx, userId));
    return () => deleteFiles(storage, left);
  };
}
