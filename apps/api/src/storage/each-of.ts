/** As many files are open, or on their way, at once. */
const AT_ONCE = 16;

/** Does it with each of them, some at a time. Throws what the first failed with, once all that was begun has ended. */
export async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = all.values();
  let failed: { error: unknown } | null = null;
  const run = async (): Promise<void> => {
    for (const one of waiting) {
      if (failed !== null) return;
      await work(one).catch((error: unknown) => {
        failed ??= { error };
      });
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, all.length) }, run));
  // Written in a function that runs at the same time.
  const ended = failed as { error: unknown } | null;
  if (ended !== null) throw ended.error;
}
