import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const SKIPPED = new Set(['node_modules', 'dist', '.turbo', '.git', 'data', '.dev-data', 'test-results']);

/** Every file of the project below `folder` (relative to the root) whose name ends so, without what is built. */
export function filesBelow(folder: string, ending: RegExp): string[] {
  const found: string[] = [];
  const walk = (place: string): void => {
    for (const entry of readdirSync(place, { withFileTypes: true })) {
      if (SKIPPED.has(entry.name)) continue;
      const path = join(place, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (ending.test(entry.name)) found.push(path);
    }
  };
  walk(join(ROOT, folder));
  return found;
}
