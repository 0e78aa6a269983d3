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

it('the pages of the API can be read by whoever carries on: they are below 120 KB', () => {
  const pages = [...writtenFiles(read)].filter(([path]) => path.startsWith('docs/api/'));
  expect(pages).toHaveLength(2);
  expect(pages.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0)).toBeLessThan(120 * 1024);
});
