import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { writtenFiles } from './written-files.ts';

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

it.each([...writtenFiles(read)])(
  '%s is what the code declares: else run `pnpm run write-docs`',
  (path, text) => {
    expect(read(path)).toBe(text);
  },
);
