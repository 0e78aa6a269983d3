import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { platformLists } from './platform-lists.ts';
import { filesBelow, ROOT } from './repository-files.ts';

/** Where the platforms do stand side by side, and why. What a new one adds there, docs/platforms.md says. */
const ALLOWED: Record<string, string> = {
  'packages/validation/src/platforms/platform-records.ts': 'the list itself',
  'packages/profile-sources/src/profile-sources.ts': 'a reader each',
  'packages/profile-sources/src/source-settings.ts': 'where each is reached, and its keys',
  'packages/ui/src/platform-mark.tsx': 'a mark each',
  'apps/landing/src/copy/copy-of-subdomain.ts': 'words each',
  'apps/landing/src/drawings/platform-drawings.tsx': 'drawings each',
  'apps/dashboard/src/words/en.ts': 'words each',
  'apps/dashboard/src/words/es.ts': 'words each',
  'apps/dashboard/src/words/setup-en.ts': 'which of them have keys, and whose exports need none',
  'apps/dashboard/src/words/setup-es.ts': 'which of them have keys, and whose exports need none',
  'apps/landing/src/copy/dashboard.ts': 'a sentence about what each becomes, and the oldest ones named',
  'apps/landing/src/copy/help/profile-help.ts': 'how a link of each looks',
  'packages/validation/src/messages/en/platform.ts': 'what only one of them answers; a new one needs none',
  'apps/api/src/env-declaration-platforms.ts': 'keys; one that is read without adds none',
  'apps/api/src/env-settings.ts': 'keys; one that is read without adds none',
  'apps/api/src/settings.ts': 'keys; one that is read without adds none',
  'apps/cli/src/settings-from-env.ts': 'keys; one that is read without adds none',
  'packages/validation/src/visits/read-referrer.ts':
    'what apps and short links call themselves, ours among them',
  'packages/profile-sources/src/import/resume/account-address.ts':
    'forty networks that a résumé names, ours among them',
};

const files = ['apps', 'packages'].flatMap((folder) => filesBelow(folder, /\.(?:tsx?|css|mjs)$/u));
const lists = files
  .map((file) => relative(ROOT, file))
  .filter((file) => !/\.test\.tsx?$|\/(?:testing|fixtures|samples|dist)\//u.test(file))
  .filter((file) => platformLists(readFileSync(`${ROOT}/${file}`, 'utf8')).length > 0);

describe('the platforms', () => {
  it('are listed by their record, and nowhere by hand', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(lists.filter((file) => !(file in ALLOWED))).toEqual([]);
  });

  it('are listed wherever the test says that they may be', () => {
    expect(Object.keys(ALLOWED).filter((file) => !lists.includes(file))).toEqual([]);
  });

  it.each([
    [`const A = ['linkedin', 'github', 'youtube', 'instagram'];`, [1]],
    [`const A = {\n  linkedin: 1,\n  github: 2,\n  youtube: 3,\n  instagram: 4,\n};`, [1]],
    [`\nswitch (a) {\n  case 'linkedin':\n  case 'github':\n  case 'youtube':\n  case 'instagram':\n}`, [2]],
    [`// LinkedIn, GitHub, YouTube and Instagram`, [1]],
    [`const A = { linkedin: 1 };\nconst B = { github: [2], youtube: 3 };\nconst C = ['instagram'];`, []],
    [`f({ linkedin: 1, github: 2, youtube: 3 });`, []],
  ])('stand in %j on lines %j', (text, lines) => {
    expect(platformLists(text)).toEqual(lines);
  });
});
