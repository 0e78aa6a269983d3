import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = new URL('../..', import.meta.url).pathname;

export type OtherBuild = { main: string; ref: string; remove: () => void };

/** Another version of the product, built in a folder of its own. `ref` null: the newest tag, else twenty commits ago. */
export function buildOther(ref: string | null): OtherBuild {
  const wanted = ref ?? newestTag() ?? 'HEAD~20';
  const parent = mkdtempSync(join(tmpdir(), 'tosite-other-'));
  const folder = join(parent, 'product');
  const remove = (): void => rmSync(parent, { recursive: true, force: true });
  try {
    const commit = run(ROOT, 'git', ['rev-parse', '--short', wanted]).trim();
    mkdirSync(folder);
    run(ROOT, 'git', ['archive', '--format=tar', '-o', join(parent, 'tar'), commit]);
    run(folder, 'tar', ['-xf', join(parent, 'tar')]);
    run(folder, 'npx', ['--yes', 'pnpm@10', 'install', '--frozen-lockfile', '--prefer-offline']);
    run(folder, 'npx', ['--yes', 'pnpm@10', 'run', 'build']);
    return { main: join(folder, 'apps/api/dist/main.js'), ref: `${wanted} (${commit})`, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function newestTag(): string | null {
  const { status, stdout } = spawnSync('git', ['describe', '--tags', '--abbrev=0'], { cwd: ROOT });
  return status === 0 ? stdout.toString().trim() : null;
}

function run(cwd: string, command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')}: ${stderr.toString()}${stdout.toString().slice(-2000)}`);
  return stdout.toString();
}
