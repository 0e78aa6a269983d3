import type { PlanType } from '@tosite/api-client/endpoints/payment';
import { readLocal, STORAGE_KEYS, writeLocal } from './local-store.ts';

/*
 * What 'Buy now' asked for: kept in this browser through signing up or in, at a provider too, and through making a
 * website, until it is about to be paid, is declined, or is a day old. It only says what is shown first: nothing is
 * paid for by it.
 */

const LASTS = 24 * 60 * 60 * 1000;

/** null: the address asks for no plan that is paid for. */
export function wishOf(query: URLSearchParams): PlanType | null {
  if (query.get('plan') !== 'standard') return null;
  return query.get('interval') === 'yearly' ? 'yearly' : 'monthly';
}

export function rememberWish(interval: PlanType, now = Date.now()): void {
  writeLocal(STORAGE_KEYS.planWish, `${interval} ${now}`);
}

export function pendingWish(now = Date.now()): PlanType | null {
  const [, interval, at] =
    /^(monthly|yearly) (\d{1,15})$/u.exec(readLocal(STORAGE_KEYS.planWish) ?? '') ?? [];
  const age = now - Number(at);
  if (!(age >= 0 && age < LASTS)) return null;
  return interval === 'yearly' ? 'yearly' : 'monthly';
}

export function forgetWish(): void {
  writeLocal(STORAGE_KEYS.planWish, null);
}
