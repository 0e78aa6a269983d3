import { startDeadline, type Deadline } from './deadline.ts';

/** Lets everybody who asks for the same thing at the same time wait for one answer. */
export type SingleFlight = {
  /**
   * `signal` ends only this caller's wait. The work's own signal aborts at the deadline, or when the last caller has
   * left.
   */
  run<T>(key: string, work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T>;
};

type Flight = { answer: Promise<unknown>; callers: number; deadline: Deadline };

export function createSingleFlight(options: { deadlineMs: number }): SingleFlight {
  const flights = new Map<string, Flight>();

  function start(key: string, work: (signal: AbortSignal) => Promise<unknown>): Flight {
    const deadline = startDeadline(options.deadlineMs);
    const answer = work(deadline.signal).finally(() => {
      deadline.end();
      if (flights.get(key) === flight) flights.delete(key);
    });
    const flight: Flight = { answer, callers: 0, deadline };
    // A flight whose callers have all left may still fail; then there is nobody to tell.
    answer.catch(() => undefined);
    flights.set(key, flight);
    return flight;
  }

  return {
    async run<T>(key: string, work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
      signal.throwIfAborted();
      const flight = flights.get(key) ?? start(key, work);
      flight.callers += 1;
      let leave = () => undefined as void;
      const left = new Promise<never>((_resolve, reject) => {
        leave = () => {
          reject(signal.reason as Error);
        };
      });
      signal.addEventListener('abort', leave, { once: true });
      try {
        // A key always comes with the same kind of work, so the flight's answer is of this type.
        return await Promise.race([flight.answer as Promise<T>, left]);
      } finally {
        signal.removeEventListener('abort', leave);
        flight.callers -= 1;
        if (flight.callers === 0 && flights.get(key) === flight) {
          flights.delete(key);
          flight.deadline.abort();
        }
      }
    },
  };
}
