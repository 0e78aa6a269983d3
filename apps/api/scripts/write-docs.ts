// `pnpm run write-docs`: writes the files that are made of what the code declares.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writtenFiles } from '../src/docs/written-files.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
for (const [path, text] of writtenFiles((place) => readFileSync(join(root, place), 'utf8'))) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  process.stdout.write(`${path}\n`);
}
