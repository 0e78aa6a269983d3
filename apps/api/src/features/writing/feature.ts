import { ofAccount } from '../../exported-table.ts';
import type { Feature } from '../../feature.ts';
import { dayOf } from '../../writing/periods.ts';
import { forgetUsageBefore } from '../../writing/usage-store.ts';
import { writingHandlers } from './routes.ts';
import type { WritingServices } from './writing-services.ts';

const KEPT_MS = 400 * 86_400_000;

/** Help with writing, and what is left of the model. */
export function writingFeature(services: WritingServices) {
  const { database, now } = services;
  return {
    handlers: writingHandlers(services),
    sweeps: [() => forgetUsageBefore(database.db, dayOf(now() - KEPT_MS))],
    exports: [ofAccount('ai_usage', 'writingByModel')],
  } satisfies Feature;
}
