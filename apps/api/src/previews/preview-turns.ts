import { createLimiter } from '@tosite/profile-sources/outbound/limiter';
import { ApiFailure } from '../http/api-failure.ts';

/** Readings wait for platforms most of the time, so many fit beside one another; they hold what they have read. */
const UNDER_WAY = 60;
/** Drawing is what the processors do; more at once makes all of them late. */
const DRAWN_AT_ONCE = 2;
/** By then a good part of those that are under way is drawn. */
const TRY_AGAIN_SECONDS = 10;

/** How many previews are made at once, however many are asked for. */
export type PreviewTurns = {
  /** The whole of a preview. Fails with `overloaded` before anything is read when there are too many already. */
  begin<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>;
  /** Its pages. `onPlace`: how many are drawn before it, while it waits. */
  draw<T>(work: () => Promise<T>, signal: AbortSignal, onPlace: (before: number) => void): Promise<T>;
};

export function createPreviewTurns(): PreviewTurns {
  const all = createLimiter(UNDER_WAY);
  const drawn = createLimiter(DRAWN_AT_ONCE);
  return {
    async begin(work, signal) {
      if (all.load() >= UNDER_WAY)
        throw new ApiFailure('overloaded', { id: 'service.previewsBusy' }, { retryAfter: TRY_AGAIN_SECONDS });
      return all.run(work, signal);
    },
    draw: (work, signal, onPlace) => drawn.run(work, signal, onPlace),
  };
}
