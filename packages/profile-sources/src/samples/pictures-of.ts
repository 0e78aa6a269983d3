import type { Picture } from '@tosite/validation/profile/profile';

/** Every picture that a profile names, in the order in which it names them. */
export function picturesOf(part: unknown): Picture[] {
  if (Array.isArray(part)) return part.flatMap(picturesOf);
  if (typeof part !== 'object' || part === null) return [];
  return isPicture(part) ? [part] : Object.values(part).flatMap(picturesOf);
}

/** Nothing else in a Profile has both a text in place of the picture and a width. */
function isPicture(part: object): part is Picture {
  return 'url' in part && 'alt' in part && 'width' in part && 'height' in part;
}
