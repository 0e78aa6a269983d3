import { createClient } from '../lives/run/http.ts';
import { pause } from './people.ts';

/** Somebody asks for the page of each of these websites again and again. */
export function beginVisits(port: number, labels: readonly string[], publicPort: number = port) {
  const client = createClient(port, publicPort);
  const ending = new AbortController();
  let seen = 0;
  const failed: string[] = [];
  const times: number[] = [];
  const going = Promise.all(
    labels.map(async (label) => {
      while (!ending.signal.aborted) {
        const began = performance.now();
        const what = await client.visit(label, '/').then(
          ({ status }) => (status === 200 ? null : `${label} answered ${status}`),
          (error: Error) => `${label}: ${error.message}`,
        );
        times.push(performance.now() - began);
        seen += 1;
        if (what !== null) failed.push(what);
        await pause(40);
      }
    }),
  );
  return {
    /** How many visits there were, and what was not a page. */
    async end(): Promise<{ seen: number; failed: string[]; slowest: number }> {
      ending.abort();
      await going;
      return { seen, failed, slowest: Math.round(Math.max(0, ...times)) };
    },
  };
}
