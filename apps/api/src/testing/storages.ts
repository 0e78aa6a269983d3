import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import { fileStorage } from '../storage/file-storage.ts';
import { s3Storage } from '../storage/s3-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { startS3Server } from './s3-server.ts';

export type TestStorage = {
  storage: Storage;
  /** Deletes it. */
  drop(): Promise<void>;
};

/** Runs the same tests on files below a folder and on a bucket, each time empty. */
export function describeOnEachStorage(
  name: string,
  tests: (create: () => Promise<TestStorage>) => void,
): void {
  describe(`${name} (files)`, () => {
    tests(async () => {
      const root = await mkdtemp(join(tmpdir(), 'tosite-storage-'));
      return { storage: fileStorage(root), drop: () => rm(root, { recursive: true, force: true }) };
    });
  });
  describe(`${name} (S3)`, () => {
    tests(async () => {
      // Pages of two make every list of the tests a list of pages.
      const server = await startS3Server({ pageSize: 2 });
      return { storage: s3Storage(server.settings), drop: () => server.close() };
    });
  });
}
