import { entitlementsOf, type Plan } from '@tosite/validation/website/entitlements';
import type { Executor } from '../database/database.ts';
import { applyPlanToDomain } from './custom-domain-store.ts';

/** With what follows for the website's domain. Counted as a change of what the website shows: its pages say what they were made with, or do not. */
export async function setPlan(trx: Executor, websiteId: string, plan: Plan, now: number): Promise<void> {
  await trx
    .updateTable('websites')
    .set((eb) => ({ plan, updated_at: now, content_version: eb('content_version', '+', 1) }))
    .where('id', '=', websiteId)
    .execute();
  await applyPlanToDomain(trx, websiteId, entitlementsOf(plan).customDomain, now);
}
