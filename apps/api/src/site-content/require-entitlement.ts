import { entitlementsOf, type Entitlements } from '@tosite/validation/website/entitlements';
import type { Message } from '@tosite/validation/messages/message';
import { ApiFailure } from '../http/api-failure.ts';
import type { WebsiteRecord } from './website-row.ts';

/** What can be had or not, and what is said where it cannot. */
const SENTENCES = { customDomain: { id: 'plan.customDomain' } } as const satisfies Partial<
  Record<keyof Entitlements, Message>
>;

/**
 * The one place where a plan is a reason to refuse: by the plan as it is stored, so that it holds while nobody can be
 * asked. Fails with `plan_required`.
 */
export function requireEntitlement(
  { plan }: Pick<WebsiteRecord, 'plan'>,
  what: keyof typeof SENTENCES,
): void {
  if (!entitlementsOf(plan)[what]) throw new ApiFailure('plan_required', SENTENCES[what]);
}
