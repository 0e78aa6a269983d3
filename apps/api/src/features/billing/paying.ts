import { ApiFailure } from '../../http/api-failure.ts';
import type { BillingServices, PayingServices } from './billing-services.ts';

/** Fails with `payments_not_configured` where nothing can be bought. */
export function paying(services: BillingServices): PayingServices {
  const { payments } = services;
  if (payments === null) throw new ApiFailure('payments_not_configured', { id: 'payment.notConfigured' });
  return { ...services, payments };
}
