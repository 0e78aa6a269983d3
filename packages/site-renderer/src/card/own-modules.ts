import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/*
 * The server and the command are bundled, and what is fetched here cannot be: it reads files that lie beside it. It is
 * found from where this package is installed.
 */
const own = createRequire(createRequire(import.meta.url).resolve('@tosite/site-renderer/package.json'));

/** What is used of it; it comes without types. */
type Fontverter = { convert: (font: Uint8Array, to: 'sfnt') => Promise<Uint8Array> };

/** Where a file of one of this package's dependencies is. */
export function ownFile(name: string): string {
  return own.resolve(name);
}

/** The shaping engine, WebAssembly of 1 MB. */
export async function harfbuzz(): Promise<typeof import('harfbuzzjs')> {
  // The same module as the type says: resolved by its name.
  return (await import(
    /* @vite-ignore */ pathToFileURL(ownFile('harfbuzzjs')).href
  )) as typeof import('harfbuzzjs');
}

/** Font files as tables that the engine reads. */
export function fontverter(): Fontverter {
  // Required and not imported: what a development server reads for itself, it takes for a module of ours.
  return own('fontverter') as Fontverter;
}
