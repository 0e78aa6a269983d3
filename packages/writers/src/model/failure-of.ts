import { OutboundFailure } from '@tosite/profile-sources/outbound/outbound-failure';
import { ModelFailure } from './model-failure.ts';

/** What went wrong with a request, out of whatever the library threw. What its caller ended is thrown as it was. */
export function failureOf(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  const chain = causesOf(error);
  const known = chain.find((one) => one instanceof ModelFailure);
  if (known !== undefined) return known;
  const outbound = chain.find((one) => one instanceof OutboundFailure);
  if (outbound instanceof OutboundFailure) {
    if (outbound.code === 'timeout' || outbound.code === 'aborted') return new ModelFailure('slow');
    if (outbound.code === 'too_large' || outbound.code === 'bad_encoding')
      return new ModelFailure('unusable');
    return new ModelFailure('unreachable');
  }
  const status = statusOf(chain);
  if (status === null || status < 400) return new ModelFailure('unusable', status);
  if (status === 429) return new ModelFailure('limited', status);
  if (status === 408 || status === 504) return new ModelFailure('slow', status);
  return new ModelFailure(status >= 500 ? 'failed' : 'refused', status);
}

export function statusOfError(error: unknown): number | null {
  return statusOf(causesOf(error));
}

function statusOf(chain: readonly unknown[]): number | null {
  for (const one of chain) {
    const status = one instanceof Error && 'statusCode' in one ? one.statusCode : null;
    if (typeof status === 'number') return status;
  }
  return null;
}

function causesOf(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (
    let one = error;
    one !== undefined && chain.length < 8;
    one = one instanceof Error ? one.cause : undefined
  )
    chain.push(one);
  return chain;
}
