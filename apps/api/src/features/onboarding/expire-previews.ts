import { deleteFiles } from '../../storage/delete-files.ts';
import type { OnboardingServices } from '../../previews/onboarding-services.ts';
import { expiredPreviews } from '../../site-content/preview-store.ts';
import { removePreviewRows } from '../../previews/remove-previews.ts';

/** Deletes previews that are over, with their pages and the pictures that nobody else shows. Answers how many. */
export async function expirePreviews(
  services: Pick<OnboardingServices, 'database' | 'storage' | 'now'>,
): Promise<number> {
  const { database, storage, now } = services;
  const hashes = await expiredPreviews(database.db, now(), 200);
  for (const hash of hashes) {
    await deleteFiles(storage, await database.transaction((trx) => removePreviewRows(trx, [hash])));
  }
  return hashes.length;
}
