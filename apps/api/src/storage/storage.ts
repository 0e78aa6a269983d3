/**
 * Files by key. A key is lower-case letters, digits, `.`, `_`, `-` and `/`, at most 400 characters, without empty or
 * dotted segments; anything else is a programming error and throws. Everything throws StorageAway when the store cannot
 * be reached.
 */
export type Storage = {
  /** All or nothing: a reader sees the old bytes or the new ones, also after a crash. Throws StorageFull. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Many at once, each as `put` does; when it throws, some may be there. */
  putAll(files: readonly FileToPut[]): Promise<void>;
  /** null: there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /** The bytes from `start` to `end`, both of them included, as far as there are so many. null: there is no such file. */
  getRange(key: string, start: number, end: number): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  /** No error when it is not there. What stands beside it goes with it. */
  delete(key: string): Promise<void>;
  /** Every key that begins with the prefix, in no order; not what stands beside them. */
  list(prefix: string): AsyncIterable<string>;
  /** Throws when files cannot be written now. */
  ping(): Promise<void>;
};

export type FileToPut = { key: string; bytes: Uint8Array };

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

const FORMS = '.forms';

/** Where the compressed forms of a file stand: beside it, and for as long as it does. */
export function formsKey(key: string): string {
  return `${key}${FORMS}`;
}

/** A storage in which files have forms beside them, that nobody lists and that go with them. */
export function withFormsBeside(storage: Storage): Storage {
  return {
    ...storage,
    async delete(key) {
      // First: what is without a file would stay for ever.
      if (hasForms(key)) await storage.delete(formsKey(key));
      await storage.delete(key);
    },
    async *list(prefix) {
      for await (const key of storage.list(prefix)) if (!isForms(key)) yield key;
    },
  };
}

/** Whether a file may have forms beside it: what is drawn and stays, not pictures and films. */
export const hasForms = (key: string): boolean => /^(?:sites|assets)\//u.test(key);
const isForms = (key: string): boolean => key.endsWith(FORMS) && hasForms(key);

export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new TypeError('not a storage key');
}
