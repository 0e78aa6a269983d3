import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * What tells one build of this code from another: a page that an older build drew is drawn again. The bundle names
 * its parts by their content, so its own bytes stand for all of them. Run from its sources, each process is another.
 */
export const RENDERER_VERSION = versionOf(fileURLToPath(import.meta.url));

function versionOf(file: string): string {
  if (!file.endsWith('js')) return randomUUID();
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
