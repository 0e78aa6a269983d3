import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const TSC = join(PACKAGE, 'node_modules/.bin/tsc');

/** A project of somebody else, with the built package in its node_modules. */
let project = '';
let installed = '';

beforeAll(async () => {
  project = await mkdtemp(join(await realpath(tmpdir()), 'tosite-validation-'));
  installed = join(project, 'node_modules/@tosite/validation');
  await mkdir(installed, { recursive: true });
  await run(TSC, ['-p', join(PACKAGE, 'tsconfig.build.json'), '--outDir', join(installed, 'dist')]);
  await cp(join(PACKAGE, 'package.json'), join(installed, 'package.json'));
  for (const name of ['bowser', 'isbot', 'tldts', 'valibot'])
    await symlink(await realpath(join(PACKAGE, 'node_modules', name)), join(project, 'node_modules', name));
  await writeFile(join(project, 'package.json'), JSON.stringify({ name: 'somebody', type: 'module' }));
}, 60_000);

afterAll(async () => {
  await rm(project, { recursive: true, force: true });
});

async function node(script: string): Promise<unknown> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: project });
  return JSON.parse(stdout);
}

test('plain Node imports the root, ./platforms and a single module of the built package', async () => {
  const script = `
    const root = await import('@tosite/validation');
    const platforms = await import('@tosite/validation/platforms');
    const readHost = await import('@tosite/validation/website/read-host');
    console.log(JSON.stringify([
      root.normalizeProfileUrl('github.com/quill', null),
      platforms.normalizeProfileUrl === root.normalizeProfileUrl,
      readHost.readHost('linkedin.to.site', { rootDomain: 'to.site', sitesDomain: 'to.site' }).kind,
    ]));`;
  expect(await node(script)).toEqual([
    {
      ok: true,
      platform: 'github',
      websiteType: 'github',
      siteName: 'quill',
      url: 'https://github.com/quill',
    },
    true,
    'product',
  ]);
});

test('its types are found, strict, without the source', { timeout: 60_000 }, async () => {
  await writeFile(
    join(project, 'use.ts'),
    `import { normalizeProfileUrl, type Profile } from '@tosite/validation';
     import { PLATFORMS, type ProfileLink } from '@tosite/validation/platforms';
     import { emptyProfile } from '@tosite/validation/profile/empty-profile';
     const reading = normalizeProfileUrl('github.com/quill', null);
     const link: ProfileLink | null = reading.ok ? reading : null;
     export const profile: Profile = emptyProfile({ platform: PLATFORMS[1], type: 'github', handle: 'q', url: link?.url ?? '', name: 'Q' });
     // @ts-expect-error a number is no input
     normalizeProfileUrl(5, null);`,
  );
  const settings = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--types',
    '',
    '--lib',
    'es2023,dom',
  ];
  const checked = await run(TSC, [...settings, 'use.ts'], { cwd: project }).catch(
    (failure: { stdout: string }) => failure,
  );
  expect(checked.stdout).toBe('');
});

test('what is built imports itself, valibot, and what reads names and user agents, and nothing else; tests and fixtures stay behind', async () => {
  const files = await readdir(join(installed, 'dist'), { recursive: true });
  expect(files.filter((file) => /test|fixture/u.test(file))).toEqual([]);
  const specifiers = new Set<string>();
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const source = await readFile(join(installed, 'dist', file), 'utf8');
    for (const [, specifier = ''] of source.matchAll(/from '([^']+)'/gu)) specifiers.add(specifier);
  }
  expect(
    [...specifiers].toSorted().filter((specifier) => !/^\.{1,2}\/[a-z0-9/.-]+\.js$/u.test(specifier)),
  ).toEqual(['bowser', 'isbot', 'tldts', 'valibot']);
});
