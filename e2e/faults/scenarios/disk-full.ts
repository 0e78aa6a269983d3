import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '../../stack.ts';
import { createPeople, pause } from '../people.ts';
import { until } from '../product.ts';
import { told, unexpected, type Scenario } from '../scenario.ts';
import { beginVisits } from '../visitors.ts';

/** A disk of 80 MB that is filled to its last byte under writes, and emptied again. */
export const diskFull: Scenario = {
  name: 'disk-full',
  title: 'the disk full under writes, then room again',
  isShort: false,
  missing: () => (process.getuid?.() === 0 && canMount() ? null : 'a small disk can be mounted by root only'),
  async run() {
    const disk = mkdtempSync(join(tmpdir(), 'tosite-disk-'));
    mount(disk);
    const stack = await startStack({ BACKUP_NIGHTLY: 'off' }, join(disk, 'data'));
    const people = createPeople({ port: () => stack.port });
    try {
      const site = await people.begin('diskfull');
      const visits = beginVisits(stack.port, ['diskfull']);
      let isOver = false;
      const saving = people.keepSaving(site, () => isOver);
      await until(() => site.saved >= 2, 'two saves');
      const filled = fill(disk);
      const refused = (): number => people.statuses.get('503') ?? 0;
      for (let waited = 0; waited < 120 && refused() < 3; waited += 1) {
        // What the product gives back of itself is taken again.
        fill(disk);
        await pause(500);
      }
      const whileFull = refused();
      for (const name of filled) rmSync(name, { force: true });
      for (const name of extra.splice(0)) rmSync(name, { force: true });
      const saved = site.saved;
      await until(() => site.saved > saved, 'a save with room again');
      isOver = true;
      await saving;
      const losses = await people.losses();
      return {
        writes: people.writes(),
        least: 4,
        visits: await visits.end(),
        wrong: [
          ...(whileFull < 3 ? [`the disk was not full for those who write: ${whileFull} times 503`] : []),
          ...unexpected(people, ['200', '201', '503', '503 without Retry-After']),
          ...losses,
        ],
        facts: told(people),
      };
    } finally {
      await stack.kill();
      spawnSync('umount', ['-l', disk]);
      rmSync(disk, { recursive: true, force: true });
    }
  },
};

const extra: string[] = [];

function fill(disk: string): string[] {
  const names: string[] = [];
  for (const size of [1 << 20, 1 << 16, 1 << 12]) {
    for (;;) {
      const { bavail, bsize } = statfsSync(disk);
      if (bavail * bsize < size) break;
      const name = join(disk, `filler-${extra.length}`);
      extra.push(name);
      names.push(name);
      try {
        writeFileSync(name, Buffer.alloc(size));
      } catch {
        break;
      }
    }
  }
  return names;
}

function mount(disk: string): void {
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=80m,mode=0755', 'tosite', disk]);
  if (status !== 0) throw new Error(`the disk could not be mounted: ${stderr.toString()}`);
}

function canMount(): boolean {
  const probe = mkdtempSync(join(tmpdir(), 'tosite-probe-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tosite', probe]);
  if (status === 0) spawnSync('umount', [probe]);
  rmSync(probe, { recursive: true, force: true });
  return status === 0;
}
