import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ThemeFont } from '@tosite/site-sections/themes/theme';
import { fontKey, type FontFile, type FontIndex } from '@tosite/site-sections/themes/font-index';

/** The fonts as the build of this package cut them. Each file is read once in the life of the process. */
export type FontStore = {
  filesOf: (font: ThemeFont) => readonly FontFile[];
  read: (file: string) => Buffer;
};

/** This code is bundled into the server, so the folder is found by the package's name and not beside the code. */
const builtFonts = () =>
  join(
    dirname(createRequire(import.meta.url).resolve('@tosite/site-renderer/package.json')),
    'dist',
    'fonts',
  );

const NOT_BUILT =
  'The fonts of the generated sites are not built, or older than the themes. Run `pnpm build`.';

export function openFontStore(directory: string = builtFonts()): FontStore {
  const index = readIndex(directory);
  const bodies = new Map<string, Buffer>();
  return {
    filesOf: (font) => {
      const files = index[fontKey(font)];
      if (files === undefined) throw new Error(NOT_BUILT);
      return files;
    },
    read: (file) => {
      const known = bodies.get(file);
      if (known) return known;
      const body = readFileSync(join(directory, file));
      bodies.set(file, body);
      return body;
    },
  };
}

function readIndex(directory: string): FontIndex {
  try {
    // Written by build-fonts.ts of this same package.
    return JSON.parse(readFileSync(join(directory, 'fonts.json'), 'utf8')) as FontIndex;
  } catch (error) {
    throw new Error(NOT_BUILT, { cause: error });
  }
}
