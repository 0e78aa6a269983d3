import { randomBytes } from 'node:crypto';

/**
 * Where the widths of one copy lie. The random part makes each copy's files its own: when the last user of a picture
 * leaves while another takes it up again, the deletion of the old files cannot meet the new ones.
 */
export function newPictureFolder(mediaId: string): string {
  return `media/${mediaId.slice(0, 2)}/${mediaId}-${randomBytes(6).toString('hex')}`;
}

/** The hash of the original that a file of such a folder is a copy of; null: it lies elsewhere. */
export function originalOf(key: string): string | null {
  return /^media\/[0-9a-f]{2}\/([0-9a-f]{64})-[0-9a-f]{12}\//u.exec(key)?.[1] ?? null;
}
