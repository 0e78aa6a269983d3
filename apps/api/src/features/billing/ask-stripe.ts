import type { Logger } from 'pino';
import { ApiFailure } from '../../http/api-failure.ts';

type StripeFailure = Error & { type: string; code?: string | undefined; statusCode?: number | undefined };

/** A failure of Stripe or of the way to it, by what its client throws. */
function isStripeFailure(error: unknown): error is StripeFailure {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
}

export function isMissing(error: unknown): boolean {
  return isStripeFailure(error) && error.code === 'resource_missing';
}

/** What was asked for has been done already, or can be done no more. */
export function isRefused(error: unknown): boolean {
  return isStripeFailure(error) && error.type === 'StripeInvalidRequestError';
}

export function isUnavailable(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'payments_unavailable';
}

/** Whatever Stripe does but answer is one failure to whoever asks: unknown is never taken for "nothing was bought". */
export async function askStripe<T>(log: Logger, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isStripeFailure(error)) throw error;
    const away = error.type === 'StripeConnectionError' || error.type === 'StripeRateLimitError';
    const facts = { type: error.type, code: error.code, status: error.statusCode, message: error.message };
    // Not the error itself: it carries the request, and with it a person's address.
    if (away || error.type === 'StripeAPIError') log.warn(facts, 'the payment service does not answer');
    else log.error(facts, 'the payment service refuses what is asked: check the settings of payments');
    throw new ApiFailure(
      'payments_unavailable',
      { id: 'payment.unavailable' },
      { cause: error, retryAfter: 60 },
    );
  }
}
