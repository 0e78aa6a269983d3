import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { watchInputs } from './watch-inputs.ts';

test('a file that changes is drawn again, until it is stopped', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tosite-watch-'));
  const file = join(folder, 'site.json');
  await writeFile(file, 'one');
  const stop = new AbortController();
  let runs = 0;
  const rebuild = () => {
    runs += 1;
    return Promise.resolve();
  };
  const watching = watchInputs([file], { rebuild, signal: stop.signal });
  // The watcher needs a moment before it sees changes: write until it does.
  let text = 0;
  await vi.waitFor(
    async () => {
      await writeFile(file, `text ${(text += 1)}`);
      expect(runs).toBeGreaterThan(0);
    },
    { timeout: 20_000, interval: 800 },
  );
  stop.abort();
  await watching;
  await rm(folder, { recursive: true, force: true });
});
