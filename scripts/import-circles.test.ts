import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ROOT } from './repository-files.ts';

const folders: string[] = [];

/** What the linter of this repository says of some files. */
function lint(files: Record<string, string>): { status: number | null; output: string } {
  const folder = mkdtempSync(join(tmpdir(), 'circle-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '-c', join(ROOT, '.oxlintrc.json'), folder],
    { encoding: 'utf8' },
  );
  return { status, output: stdout + stderr };
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('circles of imports', () => {
  it('are refused, also those of types alone', () => {
    const { status, output } = lint({
      'a.ts': `import type { B } from './b.ts';\nexport type A = { b: B };\n`,
      'b.ts': `import type { A } from './a.ts';\nexport type B = { a: A | null };\n`,
    });
    expect(output).toContain('no-cycle');
    expect(status).toBe(1);
  });

  it('are not seen where there are none', () => {
    const { status } = lint({
      'a.ts': `import type { B } from './b.ts';\nexport type A = { b: B };\n`,
      'b.ts': `export type B = { c: string };\n`,
    });
    expect(status).toBe(0);
  });
});
