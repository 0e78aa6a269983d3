/** Runs at most `max` tasks at a time; the others wait in order, and leave when their signal aborts. */
export type Limiter = {
  /** `onPlace`: while it waits, how many wait before it, each time that this changes. */
  run<T>(task: () => Promise<T>, signal: AbortSignal, onPlace?: (before: number) => void): Promise<T>;
  /** How many run and wait. */
  load(): number;
};

export function createLimiter(max: number): Limiter {
  let running = 0;
  const waiting: { enter: () => void; onPlace: ((before: number) => void) | undefined }[] = [];
  const tellPlaces = (): void => {
    for (const [before, { onPlace }] of waiting.entries()) onPlace?.(before);
  };

  async function takeSlot(signal: AbortSignal, onPlace?: (before: number) => void): Promise<void> {
    signal.throwIfAborted();
    if (running < max) {
      running += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(place), 1);
        reject(signal.reason as Error);
        tellPlaces();
      };
      // The slot is handed over, so `running` stays as it is.
      const enter = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const place = { enter, onPlace };
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(place);
      onPlace?.(waiting.length - 1);
    });
  }

  function giveSlot(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else {
      next.enter();
      tellPlaces();
    }
  }

  return {
    load: () => running + waiting.length,
    async run(task, signal, onPlace) {
      await takeSlot(signal, onPlace);
      try {
        return await task();
      } finally {
        giveSlot();
      }
    },
  };
}
