import type { PreviewProgress } from '@tosite/api-client/endpoints/stream-events';

const EVERY_MS = 100;

/** Passes progress on ten times a second at most; the first and the last of each step always. */
export function createThrottle(pass: (progress: PreviewProgress) => void) {
  let told = 0;
  return {
    tell(progress: PreviewProgress): void {
      const isLast = progress.total !== null && progress.done >= progress.total;
      const now = performance.now();
      if (!isLast && now - told < EVERY_MS) return;
      told = now;
      pass(progress);
    },
    reset(): void {
      told = 0;
    },
  };
}
