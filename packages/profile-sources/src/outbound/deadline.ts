import { setMaxListeners } from 'node:events';

/** A signal that aborts after `ms`, or with `parent`, or on `abort()`; `end()` lets go of the timer and the parent. */
export type Deadline = { signal: AbortSignal; abort(): void; end(): void };

// Not AbortSignal.any with AbortSignal.timeout: on Node 20 the pair can be collected before it fires
// (https://github.com/nodejs/node/issues/54614).
export function startDeadline(ms: number, parent?: AbortSignal): Deadline {
  const controller = new AbortController();
  // Every call of a preview listens to the same deadline.
  setMaxListeners(0, controller.signal);
  const timer = setTimeout(() => {
    controller.abort(new DOMException('The deadline has passed.', 'TimeoutError'));
  }, ms);
  const follow = () => {
    controller.abort(parent?.reason);
  };
  if (parent?.aborted === true) follow();
  else parent?.addEventListener('abort', follow, { once: true });
  const end = () => {
    clearTimeout(timer);
    parent?.removeEventListener('abort', follow);
  };
  return {
    signal: controller.signal,
    abort() {
      end();
      controller.abort();
    },
    end,
  };
}

/** True when a deadline ended it, false when whoever asked went away. */
export function isTimeout(signal: AbortSignal): boolean {
  return signal.aborted && signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
}
