import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { picturesOf } from './pictures-of.ts';
import { SAMPLE_PROFILES } from './sample-profiles.ts';

const SCHEME = 'sample:';

/** The files, relative to `samples/`, by the address that a sample names: an address that is no key reads nothing. */
const FILES: ReadonlyMap<string, string> = new Map(
  SAMPLE_PROFILES.flatMap((profile) => picturesOf(profile)).map(({ url }) => [url, url.slice(SCHEME.length)]),
);

/** The folder of the shipped pictures. Asked of the package, since a bundle of this code lies somewhere else. */
export function samplesFolder(): string {
  const manifest = createRequire(import.meta.url).resolve('@tosite/profile-sources/package.json');
  return join(dirname(manifest), 'samples');
}

/** The bytes of a picture that a sample names by `sample:<handle>/<file>`; null for any other address. */
export async function readSamplePicture(url: string): Promise<Buffer | null> {
  const file = FILES.get(url);
  return file === undefined ? null : readFile(join(samplesFolder(), file));
}
