import { abortable } from './abortable.ts';
import { localError, type ApiError } from './api-error.ts';

/** One request and its answer, which together may be silent for so long at most. */
export type Exchange = {
  /** Ends the request: on the caller's wish or when the time is over. */
  readonly signal: AbortSignal;
  /**
   * Waits for one piece of the exchange; each piece has the whole time anew, or with null as long as it takes. Throws
   * ApiError, or the caller's reason.
   */
  wait<T>(piece: Promise<T>, withinMs?: number | null): Promise<T>;
  /** Ends whatever still goes on. */
  close(): void;
};

export function startExchange(timeoutMs: number, callerSignal: AbortSignal | undefined): Exchange {
  const controller = new AbortController();
  let isLate = false;
  const stopWithCaller = () => {
    controller.abort(callerSignal?.reason);
  };
  if (callerSignal?.aborted === true) stopWithCaller();
  callerSignal?.addEventListener('abort', stopWithCaller, { once: true });

  function failure(cause: unknown): ApiError {
    return localError(isLate ? 'TIMEOUT_ERROR' : 'FETCH_ERROR', cause);
  }

  return {
    signal: controller.signal,
    wait: async (piece, withinMs = timeoutMs) => {
      const end = () => {
        isLate = true;
        controller.abort();
      };
      const timer = withinMs === null ? undefined : setTimeout(end, withinMs);
      try {
        return await abortable(piece, controller.signal);
      } catch (cause) {
        if (callerSignal?.aborted === true) throw callerSignal.reason;
        throw failure(cause);
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => {
      callerSignal?.removeEventListener('abort', stopWithCaller);
      controller.abort();
    },
  };
}
