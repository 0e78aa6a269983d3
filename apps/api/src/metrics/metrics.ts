import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** Which face of the product answered. Labels never hold a host, a path or an id. */
export type Surface = 'api' | 'product' | 'preview' | 'site' | 'own-domain' | 'elsewhere';

export type Metrics = {
  registry: Registry;
  /** An answer, with how long it took until it began. */
  answered(surface: Surface, status: number, seconds: number): void;
  published(outcome: 'done' | 'failed'): void;
  imported(platform: string, outcome: 'done' | 'failed'): void;
};

/** What this process counts. Each has its own registry, so that two in one test do not meet. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'tosite_request_seconds',
    help: 'How long answers took until they began, by what answered and with which status',
    labelNames: ['surface', 'status'] as const,
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const publishes = new Counter({
    name: 'tosite_publishes_total',
    help: 'Changes of websites that went live, and those that could not',
    labelNames: ['outcome'] as const,
    registers,
  });
  const imports = new Counter({
    name: 'tosite_imports_total',
    help: 'Profiles that were read from a platform, and those that could not be',
    labelNames: ['platform', 'outcome'] as const,
    registers,
  });
  for (const outcome of ['done', 'failed'] as const) publishes.inc({ outcome }, 0);
  return {
    registry,
    answered: (surface, status, seconds) => requests.observe({ surface, status: String(status) }, seconds),
    published: (outcome) => publishes.inc({ outcome }),
    imported: (platform, outcome) => imports.inc({ platform, outcome }),
  };
}

/** Counts how the work ends, and lets it end as it does. */
export async function counting<T>(work: Promise<T>, count: (outcome: 'done' | 'failed') => void): Promise<T> {
  try {
    const done = await work;
    count('done');
    return done;
  } catch (error) {
    count('failed');
    throw error;
  }
}
