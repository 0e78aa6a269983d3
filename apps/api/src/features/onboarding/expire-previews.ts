import { releaseMedia } from '../media/media-store.ts';
import type { OnboardingServices } from './onboarding-services.ts';
import { deletePreview, expiredPreviews } from './preview-store.ts';

/** Deletes previews that are over, with their pages and the pictures that nobody else shows. Answers how many. */
export async function expirePreviews(
  services: Pick<OnboardingServices, 'database' | 'storage' | 'now'>,
): Promise<number> {
  const { database, storage, now } = services;
  const hashes = await expiredPreviews(database.db, now(), 200);
  for (const hash of hashes) {
    const keys = await database.transaction(async (trx) => {
      const free = await releaseMedia(trx, `preview:${hash}`);
      await deletePreview(trx, hash);
      return free;
    });
    await Promise.all(keys.map((key) => storage.delete(key)));
    for await (const key of storage.list(`previews/${hash}/`)) await storage.delete(key);
  }
  return hashes.length;
}
