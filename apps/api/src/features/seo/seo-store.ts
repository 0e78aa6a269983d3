import type { SeoSettings } from '@tosite/validation/website/seo';
import type { Executor } from '../../database/database.ts';

/** Writes the settings and counts the change, so that a version drawn before it cannot go live after it. */
export async function writeSeo(
  trx: Executor,
  { ownerId, websiteId, seo, now }: { ownerId: string; websiteId: string; seo: SeoSettings; now: number },
): Promise<void> {
  await trx
    .updateTable('websites')
    .set((eb) => ({
      seo: JSON.stringify(seo),
      updated_at: now,
      content_version: eb('content_version', '+', 1),
    }))
    .where('id', '=', websiteId)
    .where('owner_id', '=', ownerId)
    .execute();
}
