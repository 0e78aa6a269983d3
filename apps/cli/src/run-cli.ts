import { canParseUrl } from '@tosite/validation/text/can-parse-url';
import { readFileSync } from 'node:fs';
import { SAMPLES } from '@tosite/profile-sources/samples/samples';
import { AccentSchema, FONT_NAMES, THEME_MODES, THEME_NAMES } from '@tosite/validation/website/design';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { is } from 'valibot';
import { CommandFailure, EXIT } from './exit-codes.ts';
import { namesFiles } from './read-source.ts';
import { repeatBuild } from './repeat-build.ts';
import { runBuild, type BuildCommand, type BuildResult } from './run-build.ts';
import { createScreen, type Terminal } from './screen.ts';
import type { Environment } from './settings-from-env.ts';
import { watchInputs } from './watch-inputs.ts';

export type CliStreams = { out: { write: (text: string) => unknown }; err: Terminal };

type BuildFlags = {
  out: string;
  address?: string;
  theme?: (typeof THEME_NAMES)[number];
  mode?: (typeof THEME_MODES)[number];
  accent?: string;
  fonts?: (typeof FONT_NAMES)[number];
  like?: string;
  name?: string;
  language?: string;
  watch?: boolean;
  every?: number;
  json?: boolean;
  quiet?: boolean;
};

/** Runs one command line (without `node` and the script) and answers what the process should end with. */
export async function runCli(
  words: readonly string[],
  { env, streams, signal }: { env: Environment; streams: CliStreams; signal: AbortSignal },
): Promise<number> {
  let code: number = EXIT.done;
  const program = new Command('tosite')
    .description('A profile link, an export or a sample in, a website as a folder of static files out.')
    .version(readVersion(), '-v, --version', 'show the version')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => streams.out.write(text),
      writeErr: (text) => streams.err.write(text),
    })
    .addHelpText('after', AFTER_HELP);

  program
    .command('build', { isDefault: true })
    .description('draw the site of a profile into a folder')
    .argument(
      '<input...>',
      'a profile link, a sample, a site.json, or the files of an export (ZIP, PDF, CSV, JSON)',
    )
    .option('-o, --out <folder>', 'where the files go', 'site')
    .option(
      '-a, --address <url>',
      'where the site will stand; without it, it opens from any folder',
      readAddress,
    )
    .addOption(new Option('-t, --theme <name>', 'its theme').choices([...THEME_NAMES]))
    .addOption(
      new Option('-m, --mode <mode>', 'light, dark, or as the visitor has it').choices([...THEME_MODES]),
    )
    .option('--accent <colour>', 'its colour, as #rrggbb', readAccent)
    .addOption(
      new Option('--fonts <name>', 'another face for its text; each theme offers two').choices([
        ...FONT_NAMES,
      ]),
    )
    .option('--like <site.json>', 'take design, order of sections and search settings from an exported site')
    .option('--name <name>', 'what the site is called')
    .option('--language <tag>', 'the language of its interface words, such as en, de or pt-BR', readLanguage)
    .option('-w, --watch', 'stay, and draw again when a file of the export changes')
    .option(
      '--every <minutes>',
      'stay, and read the profile again every so many minutes (15 at least)',
      readMinutes,
    )
    .option('--json', 'write the result as JSON to standard output')
    .option('-q, --quiet', 'say nothing unless it fails')
    .action(async (inputs: string[], flags: BuildFlags) => {
      code = await build(inputs, flags, { env, streams, signal });
    });

  program
    .command('samples')
    .description('list the profiles that ship with the command and need no network')
    .action(() => {
      for (const { handle, name, website_type } of SAMPLES) {
        streams.out.write(`${handle.padEnd(28)} ${website_type.padEnd(20)} ${name}\n`);
      }
    });

  try {
    await program.parseAsync([...words], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    if (signal.aborted) return EXIT.interrupted;
    if (error instanceof CommandFailure) {
      streams.err.write(`${error.message}\n`);
      return error.code;
    }
    throw error;
  }
}

async function build(
  inputs: string[],
  flags: BuildFlags,
  { env, streams, signal }: { env: Environment; streams: CliStreams; signal: AbortSignal },
): Promise<number> {
  const screen = createScreen(streams.err, { quiet: flags.quiet === true });
  const command: BuildCommand = {
    inputs,
    out: flags.out,
    address: flags.address ?? null,
    design: {
      ...(flags.theme !== undefined && { theme_name: flags.theme }),
      ...(flags.mode !== undefined && { theme_mode: flags.mode }),
      ...(flags.accent !== undefined && { accent: flags.accent }),
      ...(flags.fonts !== undefined && { fonts: flags.fonts }),
    },
    like: flags.like ?? null,
    name: flags.name ?? null,
    language: flags.language ?? null,
  };
  const files = namesFiles(inputs);
  if (flags.watch === true && !files) {
    throw new CommandFailure(EXIT.usage, 'Only files can be watched. For a link, use --every <minutes>.');
  }
  const once = async () => {
    const result = await runBuild(command, { env, screen, signal });
    if (flags.json === true) streams.out.write(`${JSON.stringify(result)}\n`);
    screen.done(`${inWords(result)} in ${command.out}/`);
  };
  await once();
  if (flags.watch !== true && flags.every === undefined) return EXIT.done;

  // A later run that fails leaves the folder as it is, and the next one tries again.
  const rebuild = async () => {
    try {
      await once();
    } catch (error) {
      if (!(error instanceof CommandFailure)) throw error;
      streams.err.write(`${error.message}\n`);
    }
  };
  screen.done('Waiting for changes. Stop with Ctrl+C.');
  if (flags.watch === true) await watchInputs(inputs, { rebuild, signal });
  else if (flags.every !== undefined) await repeatBuild(flags.every, { rebuild, signal });
  return EXIT.interrupted;
}

function inWords({ written, unchanged, removed, bytes, milliseconds }: BuildResult): string {
  const parts = [
    `${written} written`,
    `${unchanged} unchanged`,
    ...(removed === 0 ? [] : [`${removed} removed`]),
  ];
  return `${parts.join(', ')} (${(bytes / 1_000_000).toFixed(1)} MB, ${(milliseconds / 1000).toFixed(1)} s)`;
}

function readAddress(value: string): string {
  const url = canParseUrl(value) ? new URL(value) : null;
  if (url === null || !/^https?:$/u.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new InvalidArgumentError('Write it like https://your-name.github.io/site.');
  }
  return url.href.replace(/\/+$/u, '');
}

function readAccent(value: string): string {
  const accent = value.toLowerCase();
  if (!is(AccentSchema, accent)) throw new InvalidArgumentError('Write the colour as # and six digits.');
  return accent;
}

function readLanguage(value: string): string {
  try {
    return new Intl.Locale(value).toString();
  } catch {
    throw new InvalidArgumentError('Write a language such as en, de or pt-BR.');
  }
}

function readMinutes(value: string): number {
  const minutes = Number(value);
  if (Number.isInteger(minutes) && minutes >= 15 && minutes <= 10_080) return minutes;
  throw new InvalidArgumentError('Write whole minutes, from 15 to 10080.');
}

function readVersion(): string {
  const file = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return file.version;
}

const AFTER_HELP = `
Examples:
  tosite https://github.com/your-name --out public --address https://your-name.github.io
  tosite Basic_LinkedInDataExport.zip --theme atelier
  tosite tosite-sample-noor --out sample
  tosite public/site.json --out again

Keys are read from the environment: GITHUB_TOKEN, YOUTUBE_API_KEY, INSTAGRAM_ACCESS_TOKEN.

Ends with 0 when the folder is written, 2 for a wrong command, 3 when the profile cannot be had, 4 for files that are
no export, 5 when the folder cannot be written, 75 when the platform asks to come back later, 130 when it is stopped.
`;
