/** Runs at most `most` tasks at a time; the others wait in order, and leave when their signal aborts. */
export type Limiter = {
  run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T>;
};

export function createLimiter(max: number): Limiter {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function takeSlot(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (running < max) {
      running += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(enter), 1);
        reject(signal.reason as Error);
      };
      // The slot is handed over, so `running` stays as it is.
      const enter = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(enter);
    });
  }

  function giveSlot(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return {
    async run(task, signal) {
      await takeSlot(signal);
      try {
        return await task();
      } finally {
        giveSlot();
      }
    },
  };
}
