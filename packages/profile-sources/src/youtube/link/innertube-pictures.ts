import { at, findFirst, itemsOf, stringOf } from './tree.ts';
import type { FoundPicture } from './findings.ts';

/** The sizes of one picture below a node, in the old form (`thumbnails`) or the new one (`sources`). */
export function picturesOf(node: unknown): FoundPicture[] {
  const list =
    at(node, 'thumbnails') ??
    at(node, 'sources') ??
    findFirst(node, 'thumbnails') ??
    findFirst(node, 'sources');
  return itemsOf(list).flatMap((entry) => {
    const url = stringOf(at(entry, 'url'));
    if (url === null) return [];
    return [
      {
        url: url.startsWith('//') ? `https:${url}` : url,
        width: sizeOf(at(entry, 'width')),
        height: sizeOf(at(entry, 'height')),
      },
    ];
  });
}

export function sizeOf(value: unknown): number | null {
  const size = typeof value === 'string' && /^\d{1,6}$/u.test(value) ? Number(value) : value;
  return typeof size === 'number' && Number.isSafeInteger(size) && size > 0 ? size : null;
}
