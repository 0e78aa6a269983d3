import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import type { Metrics, Surface } from '../metrics/metrics.ts';

/** An answer as it is counted and written down. */
export type Answered = {
  surface: Surface;
  method: string;
  host: string;
  path: string;
  status: number;
  /** Until it began. */
  ms: number;
  /** The visitor's address. */
  visitor: string;
  /** Whose session it was; null: nobody's. */
  user: string | null;
};

/** The one way in which answers are counted and logged, whoever gave them. */
export function noteAnswer(
  { env, metrics }: { env: Env; metrics: Metrics },
  log: Pick<Logger, 'debug' | 'info' | 'warn'>,
  { surface, visitor, user, ...answer }: Answered,
): void {
  metrics.answered(surface, answer.status, answer.ms / 1000);
  const line = {
    method: answer.method,
    host: answer.host.slice(0, 100),
    path: answer.path.slice(0, 300),
    status: answer.status,
    ms: Math.round(answer.ms),
    ...(env.accessLog ? { visitor, user } : {}),
  };
  if (answer.status >= 500) log.warn(line, 'request');
  else if (env.accessLog || surface === 'api') log.info(line, 'request');
  else log.debug(line, 'request');
}
