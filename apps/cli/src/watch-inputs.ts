import { watch } from 'chokidar';

const SETTLED_MS = 300;

/**
 * Calls `rebuild` whenever one of the files was written and came to rest, one run after the other, until the signal
 * ends it. What changes during a run brings one more run.
 */
export async function watchInputs(
  paths: readonly string[],
  { rebuild, signal }: { rebuild: () => Promise<void>; signal: AbortSignal },
): Promise<void> {
  const watcher = watch([...paths], {
    ignoreInitial: true,
    awaitWriteFinish: { stabilityThreshold: SETTLED_MS, pollInterval: 100 },
  });
  let waiting = false;
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  const run = () => {
    waiting = true;
    if (isRunning) return;
    isRunning = true;
    running = (async () => {
      while (waiting && !signal.aborted) {
        waiting = false;
        await rebuild();
      }
    })().finally(() => {
      isRunning = false;
    });
  };
  watcher.on('add', run).on('change', run);
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await watcher.close();
  await running;
}
