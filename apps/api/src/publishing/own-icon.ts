import type { RenderOptions } from '@tosite/site-renderer/site-plan';
import type { Storage } from '../storage/storage.ts';
import type { StoredMedia } from '../site-content/media-store.ts';

/** Our copy of the icon that the owner chose, from which those of other formats are made; null: there is none. */
export async function ownIcon(
  storage: Storage,
  address: string | null,
  copies: ReadonlyMap<string, Pick<StoredMedia, 'variants'> | null>,
): Promise<NonNullable<RenderOptions['ownIcon']> | null> {
  const copy = address === null ? null : copies.get(address)?.variants[0];
  const bytes = copy ? await storage.get(copy.key) : null;
  return copy && bytes ? { id: copy.hash, bytes } : null;
}
