import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { SUBDOMAINS } from '@tosite/validation/platforms/platform';
import { describe, expect, it } from 'vitest';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** Compressed bytes of the files below a built landing that end so. */
function weight(subdomain: string, ending: string): number {
  const folder = join(DIST, subdomain, 'assets');
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0);
}

describe.skipIf(!existsSync(DIST)).each(SUBDOMAINS)('the built landing of %s', (subdomain) => {
  it('stays within its weight', () => {
    const html = gzipSync(readFileSync(join(DIST, subdomain, 'index.html'))).length;
    expect(html).toBeLessThan(16 * 1024);
    expect(weight(subdomain, '.css')).toBeLessThan(8 * 1024);
    expect(weight(subdomain, '.js')).toBeLessThan(12 * 1024);
    expect(weight(subdomain, '.woff2')).toBeLessThan(84 * 1024);
    // Five samples in two modes, of which a visitor loads one each, and eight themes: each when it comes into view.
    expect(weight(subdomain, '.webp')).toBeLessThan(400 * 1024);
    expect(weight(subdomain, '.png')).toBeLessThan(100 * 1024);
  });

  it('names only files that stand beside it', () => {
    const page = readFileSync(join(DIST, subdomain, 'index.html'), 'utf8');
    const style = readdirSync(join(DIST, subdomain, 'assets')).find((name) => name.endsWith('.css')) ?? '';
    const named = [page, readFileSync(join(DIST, subdomain, 'assets', style), 'utf8')].flatMap((text) =>
      [...text.matchAll(/\/assets\/[\w.-]+/gu)].map(([path]) => path),
    );
    expect(new Set(named).size).toBeGreaterThanOrEqual(5);
    expect(named.filter((path) => !existsSync(join(DIST, subdomain, path)))).toEqual([]);
  });
});
