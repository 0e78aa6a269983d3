import type { NextStep } from '@tosite/api-client/endpoints/errors';
import type { Platform } from '@tosite/validation/platforms/platform';
import { connectablePlatforms } from '../connectable-platforms.ts';
import type { Env } from '../env.ts';

/**
 * The next steps without those that lead nowhere: an account is connected only where the operator has registered an
 * app with its platform. `platform` null: any of them will do.
 */
export function possibleSteps(
  env: Pick<Env, 'oauth'>,
  platform: Platform | null,
  next: readonly NextStep[],
): NextStep[] {
  const canConnect = connectablePlatforms(env).some((known) => platform === null || platform === known);
  return next.filter((step) => step !== 'connect' || canConnect);
}
