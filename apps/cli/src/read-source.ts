import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createMemoryCache } from '@tosite/profile-sources/cache/profile-cache';
import { importFiles } from '@tosite/profile-sources/import/import-files';
import { ImportFailure, type ImportResult } from '@tosite/profile-sources/import/import-result';
import { PictureFailure } from '@tosite/profile-sources/pictures/fetch-picture';
import { SourceFailure, type SourceFailureCode } from '@tosite/profile-sources/profile-source';
import { createProfileSources, type ProfileSources } from '@tosite/profile-sources/profile-sources';
import { SAMPLES } from '@tosite/profile-sources/samples/samples';
import { normalizeProfileUrl, type ProfileLink } from '@tosite/validation/platforms';
import { SITE_DATA_FILE } from '@tosite/validation/website/site-data';
import { inEnglish } from '@tosite/validation/messages/in-english';
import { CommandFailure, EXIT, type ExitCode } from './exit-codes.ts';
import { settingsFromEnv, type Environment } from './settings-from-env.ts';
import type { SiteSource } from './site-source.ts';

export type Reading = {
  env: Environment;
  signal: AbortSignal;
  onProgress: (text: string) => void;
};

const EXIT_OF: Record<SourceFailureCode, ExitCode> = {
  profile_not_found: EXIT.noProfile,
  profile_private: EXIT.noProfile,
  platform_blocked: EXIT.noProfile,
  source_not_configured: EXIT.noProfile,
  platform_rate_limited: EXIT.later,
  platform_unavailable: EXIT.later,
  platform_timeout: EXIT.later,
};

/** True where the words name files of this machine, and not a link or a sample. */
export function namesFiles(inputs: readonly string[]): boolean {
  return inputs.some((input) => existsSync(input));
}

/**
 * The profile behind what the person typed: a link, the handle of a sample, or the files of an export (several parts
 * at once). Throws CommandFailure with a sentence that says what to do next.
 */
export async function readSource(inputs: readonly string[], reading: Reading): Promise<SiteSource> {
  const sources = createProfileSources({
    settings: settingsFromEnv(reading.env),
    cache: createMemoryCache({ maxEntries: 10 }),
  });
  try {
    return namesFiles(inputs)
      ? await readExport(inputs, { reading, sources })
      : await readLink(inputs, { reading, sources });
  } catch (error) {
    await sources.close();
    if (error instanceof SourceFailure) throw new CommandFailure(EXIT_OF[error.code], error.message, error);
    if (error instanceof ImportFailure) throw new CommandFailure(EXIT.unusableExport, error.message, error);
    throw error;
  }
}

type Tools = { reading: Reading; sources: ProfileSources };

async function readLink(inputs: readonly string[], { reading, sources }: Tools): Promise<SiteSource> {
  const [input, ...others] = inputs;
  if (input === undefined || others.length > 0) {
    throw new CommandFailure(EXIT.usage, 'Give one profile link, one sample, or the files of one export.');
  }
  const link = readLinkOrSample(input);
  reading.onProgress(`Reading ${link.url}`);
  const { profile, report } = await sources.fetchProfile(link, { signal: reading.signal });
  return {
    profile,
    site: null,
    warnings: report.warnings.map((warning) => inEnglish(warning)),
    readPicture: (address) => fetchPicture(address, { reading, sources }),
    close: () => sources.close(),
  };
}

function readLinkOrSample(input: string): ProfileLink {
  const sample = SAMPLES.find(({ handle }) => handle === input);
  const link = normalizeProfileUrl(sample?.profileUrl ?? input, null);
  if (link.ok) return link;
  throw new CommandFailure(
    EXIT.usage,
    `"${input.slice(0, 200)}" is no profile link, no sample and no file here. Write for example https://github.com/your-name, or see "tosite samples".`,
  );
}

async function readExport(inputs: readonly string[], { reading, sources }: Tools): Promise<SiteSource> {
  const paths = await Promise.all(inputs.map(fileOf));
  const result = await importFiles({
    files: paths.map((path) => ({ path, name: basename(path) })),
    platform: null,
    signal: reading.signal,
    onProgress: ({ stage, done, total }) =>
      reading.onProgress(`${IN_WORDS[stage]}${total === null || total < 2 ? '' : ` ${done} of ${total}`}`),
  });
  const own = new Map(result.pictures.map((picture) => [picture.address, () => picture.bytes()]));
  const folder = dirname(paths[0] ?? '.');
  for (const [address, picture] of Object.entries(result.site?.pictures ?? {})) {
    // A data file by itself: its pictures lie beside it, as they were written.
    if (!own.has(address) && 'file' in picture && existsSync(join(folder, picture.file))) {
      own.set(address, () => readFile(join(folder, picture.file)));
    }
  }
  return {
    profile: result.profile,
    site: result.site ?? null,
    warnings: [...result.report.warnings.map((warning) => inEnglish(warning)), ...unusable(result, folder)],
    readPicture: async (address) =>
      (await own.get(address)?.()) ?? fetchPicture(address, { reading, sources }),
    close: () => sources.close(),
  };
}

/** A folder stands for the data file of the site that was written into it. */
async function fileOf(input: string): Promise<string> {
  if (!existsSync(input)) throw new CommandFailure(EXIT.usage, `There is no file "${input}".`);
  if (!(await stat(input)).isDirectory()) return input;
  const data = join(input, SITE_DATA_FILE);
  if (existsSync(data)) return data;
  throw new CommandFailure(
    EXIT.usage,
    `"${input}" is a folder without a ${SITE_DATA_FILE}. Give the files of the export themselves.`,
  );
}

const IN_WORDS = { opening: 'Opening', reading: 'Reading', mapping: 'Sorting' } as const;

function unusable({ unusable }: ImportResult, folder: string): string[] {
  return unusable
    .filter(({ name }) => !existsSync(join(folder, name)))
    .map(({ name, reason }) => `${name}: ${inEnglish(reason)}`);
}

async function fetchPicture(address: string, { reading, sources }: Tools): Promise<Uint8Array | null> {
  try {
    return await sources.fetchPicture(address, { signal: reading.signal });
  } catch (error) {
    if (error instanceof PictureFailure) return null;
    throw error;
  }
}
