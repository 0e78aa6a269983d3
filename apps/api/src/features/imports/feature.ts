import { createLimiter } from '@tosite/profile-sources/outbound/limiter';
import type { Feature } from '../../feature.ts';
import type { OnboardingServices } from '../../previews/onboarding-services.ts';
import type { IncomingFolder } from '../../http/forms/incoming-folder.ts';
import { importHandlers } from './routes.ts';

/** Archives that are read at the same time. */
const READ_AT_ONCE = 2;

/** Previews out of a person's own data export. */
export function importsFeature(onboarding: OnboardingServices, { incoming }: { incoming: IncomingFolder }) {
  const { env, log } = onboarding;
  // The embedded database belongs to one process: what lies there at its start is nobody's.
  void incoming
    .sweep(env.databaseUrl === null)
    .catch((error: unknown) => log.error({ err: error }, 'old uploads could not be deleted'));
  return {
    handlers: importHandlers({ ...onboarding, incoming, reading: createLimiter(READ_AT_ONCE) }),
    sweeps: [() => incoming.sweep(false)],
  } satisfies Feature;
}
