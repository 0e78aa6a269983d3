import { QueueFull } from '../../queue/queue.ts';
import type { AutoPostServices } from './auto-post-services.ts';

/** Addresses of platforms end: what a post shows is copied at once, of a draft as well. */
export async function copyPicturesOf(
  { database, queue }: Pick<AutoPostServices, 'database' | 'queue'>,
  websiteId: string,
  ownerId: string,
): Promise<void> {
  const holder = `website:${websiteId}` as const;
  try {
    await queue.enqueue(database.db, 'copy-pictures', { holder }, { ownerId, dedupeKey: websiteId });
  } catch (error) {
    // They are copied with the next ones.
    if (!(error instanceof QueueFull)) throw error;
  }
}
