import { notFound } from '../../http/api-failure.ts';
import { touchContent } from '../../site-content/website-store.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { owePublish } from '../../publishing/owed-publish.ts';
import { forgetUpload, websitesOfUpload } from './upload-store.ts';

/** Takes an uploaded picture off every website of this owner. Their pages no longer show it when this resolves. */
export async function deleteImage(
  { database, queue, publisher }: Pick<WebsiteServices, 'database' | 'queue' | 'publisher'>,
  ownerId: string,
  imageUrl: string,
): Promise<void> {
  const websites = await database.transaction(async (trx) => {
    const ids = await websitesOfUpload(trx, ownerId, imageUrl);
    for (const id of ids) {
      await forgetUpload(trx, id, imageUrl);
      await touchContent(trx, id);
      await owePublish(queue, trx, id, 'pictures');
    }
    return ids;
  });
  if (websites.length === 0) throw notFound();
  for (const id of websites) await publisher.publish(id, 'pictures');
}
