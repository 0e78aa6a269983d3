import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { specifiersOf, type Offence } from './import-arrows.ts';

/**
 * The folders of an app from the lowest to the highest: each may import what stands before it and what lies right in
 * `src`. docs/ARCHITECTURE.md says what each is for. A folder that is not named has no place yet.
 */
export const FLOORS: Record<string, readonly string[]> = {
  'apps/api': [
    'logging',
    'database',
    'storage',
    'secrets',
    'queue',
    'metrics',
    'http',
    'mail',
    'auth',
    'site-content',
    'writing',
    'media',
    'publishing',
    'previews',
    'hosting',
    'features',
    'recovery',
  ],
  'apps/dashboard': [
    'config',
    'words',
    'memory',
    'forms',
    'display',
    'session',
    'preview',
    'previews',
    'sites',
    'connections',
    'imports',
    'writing',
    'features',
    'shell',
    'pages',
  ],
};
/** Who may import anything: what no other part of the product imports. */
const FREE = new Set(['testing', 'docs']);

/** The imports of one file that its folder may not make. A feature imports no other, not even a type. */
export function offendingFolders(root: string, file: string): Offence[] {
  const place = relative(root, file).split(sep).join('/');
  const here = homeOf(place);
  if (here === null || /\.test\.tsx?$/u.test(place) || FREE.has(here.folder)) return [];
  const floors = FLOORS[here.app];
  const offences: Offence[] = [];
  const say = (specifier: string, reason: string): void =>
    void offences.push({ file: place, specifier, reason });
  if (floors !== undefined && here.folder !== '' && !floors.includes(here.folder))
    say('', `${here.folder} has no place among the folders of ${here.app}`);
  for (const specifier of specifiersOf(readFileSync(file, 'utf8'))) {
    const there = specifier.startsWith('.') ? homeOf(targetOf(place, specifier)) : null;
    if (there === null || there.app !== here.app) continue;
    if (here.feature !== null && there.feature !== null && here.feature !== there.feature)
      say(specifier, `the feature ${here.feature} imports the feature ${there.feature}`);
    if (floors === undefined || here.folder === '' || there.folder === '') continue;
    if (FREE.has(there.folder) || floors.indexOf(there.folder) > floors.indexOf(here.folder))
      say(specifier, `${here.folder} stands below ${there.folder}`);
  }
  return offences;
}

type Home = { app: string; folder: string; feature: string | null };

/** Where a file of an app is; `folder` is empty for what lies right in `src`. */
function homeOf(place: string): Home | null {
  const [, app = '', below = ''] = /^(apps\/[^/]+)\/src\/(.+)$/u.exec(place) ?? [];
  if (app === '') return null;
  const parts = below.split('/');
  const folder = parts.length > 1 ? (parts[0] ?? '') : '';
  return { app, folder, feature: folder === 'features' && parts.length > 2 ? (parts[1] ?? null) : null };
}

function targetOf(place: string, specifier: string): string {
  const parts = place.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
