import { join } from 'node:path';
import type { Env } from '../env.ts';
import { fileStorage } from './file-storage.ts';
import { withLatestKept } from './keep-latest.ts';
import { withFormsBeside, type Storage } from './storage.ts';

/** Files where the settings say. */
export async function openStorage(env: Pick<Env, 's3' | 'dataDir'>): Promise<Storage> {
  if (env.s3 === null) return withFormsBeside(fileStorage(join(env.dataDir, 'files')));
  // Loaded only when it is used: the client of S3 takes a fifth of a second and 20 MB.
  const { s3Storage } = await import('./s3-storage.ts');
  return withFormsBeside(withLatestKept(s3Storage(env.s3)));
}
