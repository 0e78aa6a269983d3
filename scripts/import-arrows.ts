import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';

/** Which package may import which: docs/ARCHITECTURE.md draws it. What is not written is forbidden. */
export const ALLOWED: Record<string, readonly string[]> = {
  'apps/landing': ['ui', 'validation', 'api-client'],
  'apps/dashboard': ['ui', 'api-client', 'site-sections', 'validation'],
  'apps/api': ['api-client', 'profile-sources', 'site-renderer', 'validation', 'writers'],
  'apps/cli': ['profile-sources', 'site-renderer', 'validation', 'api-client'],
  'packages/api-client': ['validation'],
  'packages/profile-sources': ['validation'],
  'packages/site-renderer': ['site-sections', 'validation'],
  'packages/site-sections': ['validation'],
  'packages/ui': [],
  'packages/validation': [],
  'packages/writers': ['profile-sources', 'validation'],
};

/** What a test may import beyond its package's arrows. */
export const ALLOWED_IN_TESTS: Record<string, readonly string[]> = {
  'packages/site-renderer': ['profile-sources'],
};

/** Modules of Node, or of the server, that must not reach code which runs in a browser. */
const BROWSER_PACKAGES = new Set([
  'apps/dashboard',
  'packages/validation',
  'packages/api-client',
  'packages/site-sections',
  'packages/ui',
]);

const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\s*\(\s*['"]([^'"]+)['"]\s*\)|import\s+['"]([^'"]+)['"]/gu;

export type Offence = { file: string; specifier: string; reason: string };

/** The imports of one file that its package may not make. `file` and `root` are absolute. */
export function offendingImports(root: string, file: string): Offence[] {
  const place = relative(root, file).split(sep).join('/');
  const owner = /^((?:apps|packages)\/[^/]+)\//u.exec(place)?.[1];
  if (owner === undefined) return [];
  const isTest =
    /\.test\.tsx?$/u.test(place) || place.includes('/testing/') || !place.startsWith(`${owner}/src/`);
  const allowed = [...(ALLOWED[owner] ?? []), ...(isTest ? (ALLOWED_IN_TESTS[owner] ?? []) : [])];
  const offences: Offence[] = [];
  for (const specifier of specifiersOf(readFileSync(file, 'utf8'))) {
    const ours = /^@tosite\/([^/]+)/u.exec(specifier)?.[1];
    if (ours !== undefined && `packages/${ours}` !== owner && !allowed.includes(ours)) {
      offences.push({ file: place, specifier, reason: `${owner} may not import @tosite/${ours}` });
    }
    if (specifier.startsWith('.') && leavesPackage(place, specifier, owner)) {
      offences.push({ file: place, specifier, reason: 'a relative import leaves its package' });
    }
    if (!isTest && BROWSER_PACKAGES.has(owner) && specifier.startsWith('node:')) {
      offences.push({ file: place, specifier, reason: `${owner} runs in a browser` });
    }
  }
  return offences;
}

export function specifiersOf(source: string): string[] {
  return [...source.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

function leavesPackage(place: string, specifier: string, owner: string): boolean {
  const parts = place.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return !parts.join('/').startsWith(`${owner}/`);
}
