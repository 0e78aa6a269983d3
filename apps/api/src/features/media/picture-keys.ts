import { randomBytes } from 'node:crypto';

/**
 * Where the widths of one copy lie. The random part makes each copy's files its own: when the last user of a picture
 * leaves while another takes it up again, the deletion of the old files cannot meet the new ones.
 */
export function newPictureFolder(mediaId: string): string {
  return `media/${mediaId.slice(0, 2)}/${mediaId}-${randomBytes(6).toString('hex')}`;
}
