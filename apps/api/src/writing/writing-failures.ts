import type { ModelFailureCode } from '@tosite/writers/model/model-failure';
import { entitlementsOf } from '@tosite/validation/website/entitlements';
import type { WebsitesTable } from '../database/schema.ts';
import { ApiFailure } from '../http/api-failure.ts';
import { nextDay, nextMonth } from './periods.ts';

const seconds = (until: number, now: number): number => Math.max(1, Math.ceil((until - now) / 1000));

export function budgetUsed(now: number): ApiFailure {
  return new ApiFailure('ai_budget', { id: 'writing.budget' }, { retryAfter: seconds(nextDay(now), now) });
}

/** What a plan includes is used: with a plan that includes more there is more. */
export function usedUp(kind: 'post' | 'help', plan: WebsitesTable['plan'], now: number): ApiFailure {
  const limit = entitlementsOf(plan)[kind === 'post' ? 'modelPosts' : 'writingHelps'];
  const until = kind === 'post' ? nextMonth(now) : nextDay(now);
  return new ApiFailure(
    plan === 'free' ? 'plan_required' : 'too_many_requests',
    { id: kind === 'post' ? 'writing.postsUsed' : 'writing.helpUsed', limit },
    { retryAfter: seconds(until, now) },
  );
}

export function confirmEmail(): ApiFailure {
  return new ApiFailure('forbidden', { id: 'writing.confirmEmail' });
}

export function unavailable(why: ModelFailureCode, cause: unknown): ApiFailure {
  return new ApiFailure('ai_unavailable', { id: 'writing.unavailable', why }, { cause });
}
