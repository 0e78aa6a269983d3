import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { controlsPage, proofs } from './controls.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
writeFileSync(`${root}/docs/controls.md`, controlsPage(proofs(root)));
