import { LRUCache } from 'lru-cache';

type Options<K extends {}, V extends {}> = Pick<LRUCache.Options<K, V, unknown>, 'ttl' | 'perf' | 'dispose'>;

/**
 * Of so many entries those that were used last. With `max` the library sets room aside for all of them at once, a
 * megabyte for each large one of ours and all of them empty at night; counted as sizes they grow as they are filled.
 */
export function boundedCache<K extends {}, V extends {}>(
  most: number,
  options: Options<K, V> = {},
): LRUCache<K, V> {
  return new LRUCache<K, V>({ ...options, maxSize: most, sizeCalculation: () => 1 });
}
