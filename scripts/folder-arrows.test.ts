import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { offendingFolders } from './folder-arrows.ts';
import { filesBelow, ROOT } from './repository-files.ts';

describe('the folders of an app', () => {
  const files = filesBelow('apps', /\.tsx?$/u);

  it('import what stands below them, and no feature imports another', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap((file) => offendingFolders(ROOT, file))).toEqual([]);
  });

  it('may not import upwards, sideways between features, what is of tests, nor without a place', () => {
    const root = mkdtempSync(join(tmpdir(), 'folders-'));
    const write = (place: string, text: string): string => {
      const file = join(root, 'apps/api/src', place);
      mkdirSync(join(file, '..'), { recursive: true });
      writeFileSync(file, text);
      return file;
    };
    const upwards = write('site-content/a.ts', `import { x } from '../publishing/x.ts';`);
    const sideways = write('features/seo/a.ts', `import type { X } from '../sync/x.ts';`);
    const ofTests = write('queue/a.ts', `import { x } from '../testing/x.ts';`);
    const placeless = write('helpers/a.ts', `export const x = 1;`);
    for (const file of [upwards, sideways, ofTests, placeless])
      expect(offendingFolders(root, file)).toHaveLength(1);

    const fine = write(
      'features/seo/b.ts',
      `import { x } from './a.ts'; import { y } from '../../media/y.ts'; import type { Core } from '../../core.ts';`,
    );
    const test = write('features/seo/b.test.ts', `import { x } from '../sync/x.ts';`);
    expect([fine, test].flatMap((file) => offendingFolders(root, file))).toEqual([]);
  });
});
