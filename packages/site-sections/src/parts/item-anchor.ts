import { shortHash } from '../text/short-hash.ts';

/** Where an item stands on the home page, the same in any order: feeds lead there. */
export function itemAnchor(kind: 'tile' | 'view' | 'update', id: string): string {
  return `${kind}-${shortHash(id)}`;
}
