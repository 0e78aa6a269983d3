import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { Refused } from './refused.ts';

/** Lies in the data folder while a restore is under way: what is there is no installation yet. */
const FILE = 'restore-unfinished.json';

const MarkerSchema = v.object({
  /** The sum of the backup that is restored. */
  sum: v.string(),
  /** As it was named. */
  place: v.string(),
  /** `database`: PostgreSQL was empty, and takes all of it or nothing from now on. */
  stage: v.picklist(['files', 'database']),
});
export type Marker = v.InferOutput<typeof MarkerSchema>;

export async function readMarker(dataDir: string): Promise<Marker | null> {
  const text = await readFile(join(dataDir, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
  if (text === null) return null;
  try {
    return v.parse(MarkerSchema, JSON.parse(text));
  } catch {
    // Of a version that wrote it in place, killed while it did.
    return { sum: '', place: '', stage: 'files' };
  }
}

/** All of it is there or nothing: one that was cut off would not say how far the restore had come. */
export async function writeMarker(dataDir: string, marker: Marker): Promise<void> {
  const path = join(dataDir, FILE);
  await writeFile(`${path}.part`, `${JSON.stringify(marker)}\n`, { flush: true });
  await rename(`${path}.part`, path);
}

export async function removeMarker(dataDir: string): Promise<void> {
  await rm(join(dataDir, FILE), { force: true });
}

/** Throws Refused where a restore was begun and did not come to its end. */
export async function assertRestored(dataDir: string): Promise<void> {
  const marker = await readMarker(dataDir);
  if (marker === null) return;
  throw new Refused(
    `A restore into ${dataDir} was begun and did not come to its end. Run it again${marker.place === '' ? '' : ` (restore ${marker.place})`}: it goes on by itself.`,
  );
}
