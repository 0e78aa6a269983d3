#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = new URL('../dist/main.js', import.meta.url);
if (existsSync(fileURLToPath(built))) await import(built.href);
else {
  console.error('The tosite command is not built yet: run "npx --yes pnpm@10 build" in the project first.');
  process.exitCode = 1;
}
