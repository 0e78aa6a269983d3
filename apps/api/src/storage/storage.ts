/**
 * Files by key. A key is lower-case letters, digits, `.`, `_`, `-` and `/`, at most 400 characters, without empty or
 * dotted segments; anything else is a programming error and throws. Everything throws StorageAway when the store cannot
 * be reached.
 */
export type Storage = {
  /** All or nothing: a reader sees the old bytes or the new ones, also after a crash. Throws StorageFull. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** null: there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /** The bytes from `start` to `end`, both of them included, as far as there are so many. null: there is no such file. */
  getRange(key: string, start: number, end: number): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  /** No error when it is not there. */
  delete(key: string): Promise<void>;
  /** Every key that begins with the prefix, in no order. */
  list(prefix: string): AsyncIterable<string>;
  /** Throws when files cannot be written now. */
  ping(): Promise<void>;
};

/** There is no room to write; what was there before is untouched. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}

/** Whoever keeps the files does not answer, or refuses us: nothing is known of what was asked. */
export class StorageAway extends Error {
  override readonly name = 'StorageAway';
}

const SEGMENT = /^[a-z0-9_-][a-z0-9._-]*$/u;

export function isStorageKey(key: string): boolean {
  return key.length <= 400 && key.split('/').every((segment) => SEGMENT.test(segment));
}

export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new TypeError('not a storage key');
}
