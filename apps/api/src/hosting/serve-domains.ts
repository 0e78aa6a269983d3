import type { Core } from '../core.ts';
import type { DomainDirectory } from './domain-directory.ts';
import { createTlsAsk, startTlsAsk } from './tls-ask.ts';

/** What another process did with a domain is served here within five seconds. */
const DOMAINS_MS = 3000;
const LABELS_MS = 60_000;

/**
 * What a process that answers visitors does for owners' own names: it knows them, and tells proxies. While the database is
 * away, what was known last counts.
 */
export async function serveDomains(
  { env, database, log }: Core,
  domains: DomainDirectory,
): Promise<{ stop(): Promise<void> }> {
  await domains.refresh();
  const ask = env.domains.askPort === null ? null : createTlsAsk({ env, database, domains });
  await ask?.refresh();
  const listener =
    ask === null || env.domains.askPort === null ? null : await startTlsAsk(ask, env.domains.askPort, log);
  const every = (ms: number, work: () => Promise<void>, what: string): NodeJS.Timeout => {
    let isUnderWay = false;
    return setInterval(() => {
      if (isUnderWay) return;
      isUnderWay = true;
      void work()
        .catch((error: unknown) => log.warn({ err: error }, `${what} could not be read; the last ones count`))
        .finally(() => {
          isUnderWay = false;
        });
    }, ms);
  };
  const timers = [
    every(DOMAINS_MS, () => domains.refresh(), "owners' domains"),
    ...(ask === null ? [] : [every(LABELS_MS, () => ask.refresh(), 'free addresses')]),
  ];
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await listener?.stop();
    },
  };
}
