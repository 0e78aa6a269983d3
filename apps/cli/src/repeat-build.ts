import { setTimeout as sleep } from 'node:timers/promises';

/** Calls `rebuild` every so many minutes until the signal ends it; a run that takes longer delays the next. */
export async function repeatBuild(
  minutes: number,
  { rebuild, signal }: { rebuild: () => Promise<void>; signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    try {
      await sleep(minutes * 60_000, undefined, { signal });
    } catch {
      return;
    }
    await rebuild();
  }
}
