/** What must answer for the process to take traffic. */
export type Readiness = {
  /** What does not keep visitors from their pages, and has to be looked at; null: nothing. */
  warn(): Promise<string | null>;
  /** Names of what does not answer; empty: ready. */
  check(): Promise<string[]>;
  /** From now on not ready: the process is stopping. */
  close(): void;
};

export function createReadiness(
  checks: Record<string, () => Promise<unknown>>,
  warn: () => Promise<string | null> = () => Promise.resolve(null),
): Readiness {
  let closing = false;
  return {
    warn,
    async check() {
      if (closing) return ['stopping'];
      const results = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => {
          try {
            await withDeadline(check(), 3000);
            return null;
          } catch {
            return name;
          }
        }),
      );
      return results.filter((name) => name !== null);
    },
    close() {
      closing = true;
    },
  };
}

async function withDeadline(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export const isHealthPath = (path: string): boolean => path === '/healthz' || path === '/readyz';

/** `/healthz` and `/readyz`, on any host; null for every other path. */
export async function healthResponse(path: string, readiness: Readiness): Promise<Response | null> {
  if (path === '/healthz') return plain(200, 'ok\n');
  if (path !== '/readyz') return null;
  const missing = await readiness.check();
  if (missing.length > 0) return plain(503, `not ready: ${missing.join(', ')}\n`);
  const warning = await readiness.warn().catch(() => null);
  return plain(200, warning === null ? 'ready\n' : `ready, but ${warning}\n`);
}

function plain(status: number, text: string): Response {
  const headers: Record<string, string> = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  if (status === 503) headers['retry-after'] = '5';
  return new Response(text, { status, headers });
}
