// Writes dist/fonts and dist/outlines. The themes are TypeScript with style sheets in it, so Vite reads them.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const conditions = ['@tosite/source'];
const imported = async (path) => {
  const { module } = await runnerImport(`${root}src/${path}`, {
    root,
    logLevel: 'warn',
    resolve: { conditions, noExternal: [/^@tosite\//] },
    ssr: { resolve: { conditions }, noExternal: [/^@tosite\//] },
  });
  return module;
};

const fontPackages = createRequire(`${root}package.json`);
const { buildFonts } = await imported('fonts/build-fonts.ts');
const { buildOutlines } = await imported('card/build-outlines.ts');
const index = await buildFonts(`${root}dist/fonts`, fontPackages);
await buildOutlines(`${root}dist/outlines`, fontPackages);
for (const files of Object.values(index)) {
  for (const { file, bytes } of files)
    process.stdout.write(`${(bytes / 1024).toFixed(1).padStart(7)} KB  ${file}\n`);
}
