// Writes dist/fonts. The themes are TypeScript with style sheets in it, so Vite reads them.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const conditions = ['@tosite/source'];
const { module } = await runnerImport(`${root}src/fonts/build-fonts.ts`, {
  root,
  logLevel: 'warn',
  resolve: { conditions, noExternal: [/^@tosite\//] },
  ssr: { resolve: { conditions }, noExternal: [/^@tosite\//] },
});

const index = await module.buildFonts(`${root}dist/fonts`, createRequire(`${root}package.json`));
for (const files of Object.values(index)) {
  for (const { file, bytes } of files)
    process.stdout.write(`${(bytes / 1024).toFixed(1).padStart(7)} KB  ${file}\n`);
}
