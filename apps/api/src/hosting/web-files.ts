import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { servedFile, type ServedFile } from './served-file.ts';

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};
const TEXT = new Set(['.html', '.js', '.svg', '.json', '.xml', '.txt', '.webmanifest']);

/**
 * Reads a folder of built pages into memory, by path from its root. `rewrite` puts the addresses of this
 * installation into every text. Source maps and what has no known kind are left out.
 */
export async function readWebFiles(
  folder: string,
  rewrite: (text: string, path: string) => string,
): Promise<Map<string, ServedFile>> {
  const files = new Map<string, ServedFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const place = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, place).split(sep).join('/')}`;
    const ending = /\.[a-z0-9]+$/u.exec(entry.name)?.[0] ?? '';
    const contentType = CONTENT_TYPES[ending];
    if (contentType === undefined) continue;
    const raw = await readFile(place);
    const body = TEXT.has(ending) ? Buffer.from(rewrite(raw.toString('utf8'), path)) : raw;
    files.set(path, servedFile(body, contentType, createHash('sha256').update(body).digest('hex')));
  }
  return files;
}
