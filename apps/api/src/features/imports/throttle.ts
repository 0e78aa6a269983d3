import type { PreviewProgress } from '@tosite/api-client/endpoints/stream-events';

const EVERY_MS = 100;

/** Passes progress on ten times a second at most; the first and the last of each step always. */
export function createThrottle(pass: (progress: PreviewProgress) => void) {
  let lastPassed = 0;
  return {
    pass(progress: PreviewProgress): void {
      const isLast = progress.total !== null && progress.done >= progress.total;
      const now = performance.now();
      if (!isLast && now - lastPassed < EVERY_MS) return;
      lastPassed = now;
      pass(progress);
    },
    reset(): void {
      lastPassed = 0;
    },
  };
}
