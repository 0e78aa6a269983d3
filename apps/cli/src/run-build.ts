import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Design } from '@tosite/validation/website/design';
import { SITE_DATA_FILE, SiteDataSchema, type SiteData } from '@tosite/validation/website/site-data';
import { safeParse } from 'valibot';
import { buildSite } from './build-site.ts';
import { CommandFailure, EXIT } from './exit-codes.ts';
import { readSource } from './read-source.ts';
import type { Screen } from './screen.ts';
import type { Environment } from './settings-from-env.ts';
import { writeSite, type Written } from './write-site.ts';

export type BuildCommand = {
  inputs: readonly string[];
  out: string;
  address: string | null;
  design: Partial<Pick<Design, 'theme_name' | 'theme_mode' | 'accent' | 'fonts'>>;
  /** The path of a `site.json`. */
  like: string | null;
  name: string | null;
  language: string | null;
};

export type BuildResult = Written & {
  name: string;
  websiteType: string;
  warnings: string[];
  milliseconds: number;
};

/** One run from what was typed to the folder. */
export async function runBuild(
  command: BuildCommand,
  { env, screen, signal }: { env: Environment; screen: Screen; signal: AbortSignal },
): Promise<BuildResult> {
  const began = performance.now();
  const like = command.like === null ? null : await readLike(command.like);
  const source = await readSource(command.inputs, {
    env,
    signal,
    onProgress: (text) => screen.progress(text),
  });
  try {
    screen.done(`Profile of ${source.profile.name}`);
    let lost = 0;
    const files = await buildSite(source, {
      ...command,
      like,
      previous: await readData(join(command.out, SITE_DATA_FILE)),
      now: new Date(),
      onPicture: (done, total) => screen.progress(`Copying pictures ${done} of ${total}`),
      onLost: (pictures) => (lost = pictures),
    });
    signal.throwIfAborted();
    const pages = files.filter(({ path }) => path.endsWith('.html')).length;
    screen.done(`Drawn: ${pages} pages, ${files.length} files`);
    const written = await writeSite(command.out, files);
    const warnings = [...source.warnings, ...lostPictures(lost)];
    for (const warning of warnings) screen.warn(warning);
    return {
      ...written,
      name: source.profile.name,
      websiteType: source.profile.type,
      warnings,
      milliseconds: Math.round(performance.now() - began),
    };
  } finally {
    await source.close();
  }
}

function lostPictures(count: number): string[] {
  if (count === 0) return [];
  return [
    count === 1
      ? '1 picture could not be copied, so it is not shown.'
      : `${count} pictures could not be copied, so they are not shown.`,
  ];
}

async function readLike(path: string): Promise<SiteData> {
  const data = await readData(path);
  if (data !== null) return data;
  throw new CommandFailure(
    EXIT.usage,
    `"${path}" is not the data file of a site (${SITE_DATA_FILE}): nothing was written.`,
  );
}

/** The data file of a site; null when it is not there or is something else. */
async function readData(path: string): Promise<SiteData | null> {
  try {
    const read = safeParse(SiteDataSchema, JSON.parse(await readFile(path, 'utf8')));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
