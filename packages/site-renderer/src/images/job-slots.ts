/** Runs at most `count` jobs at a time; the others wait in the order in which they came. */
export function jobSlots(count: number): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = count;

  return async (job) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
