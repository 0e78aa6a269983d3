import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { offendingImports, specifiersOf } from './import-arrows.ts';
import { filesBelow, ROOT } from './repository-files.ts';

describe('import arrows', () => {
  it('are kept by every file of the project', () => {
    const files = [...filesBelow('apps', /\.tsx?$/u), ...filesBelow('packages', /\.tsx?$/u)];
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap((file) => offendingImports(ROOT, file))).toEqual([]);
  });

  it('are seen in every way of importing', () => {
    expect(
      specifiersOf(
        `import a from 'a';\nimport type { B } from "b";\nimport 'c';\nexport { d } from 'd';\nconst e = await import('e');\nexport * from 'f';`,
      ),
    ).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('refuse a renderer that imports the server, a section that imports Node and a path out of its package', () => {
    const root = mkdtempSync(join(tmpdir(), 'arrows-'));
    const write = (place: string, text: string): string => {
      const file = join(root, place);
      mkdirSync(join(file, '..'), { recursive: true });
      writeFileSync(file, text);
      return file;
    };
    const renderer = write(
      'packages/site-renderer/src/a.ts',
      `import { x } from '@tosite/profile-sources/x';`,
    );
    const section = write('packages/site-sections/src/b.ts', `import fs from 'node:fs';`);
    const path = write('packages/ui/src/c.ts', `import { y } from '../../validation/src/y.ts';`);
    const fine = write(
      'packages/site-renderer/src/d.test.ts',
      `import { x } from '@tosite/profile-sources/x';`,
    );
    expect(offendingImports(root, renderer)).toHaveLength(1);
    expect(offendingImports(root, section)).toHaveLength(1);
    expect(offendingImports(root, path)).toHaveLength(1);
    expect(offendingImports(root, fine)).toHaveLength(0);
  });
});
