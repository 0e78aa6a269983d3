import type { ProfileSources } from '@tosite/profile-sources/profile-sources';
import type { Core } from '../../core.ts';
import { ofAccount } from '../../exported-table.ts';
import type { Feature } from '../../feature.ts';
import type { OAuth } from '../../auth/oauth/oauth.ts';
import type { OnboardingServices } from '../../previews/onboarding-services.ts';
import type { ConnectionServices } from './connection-services.ts';
import { createConnectors } from './connectors.ts';
import { refreshConnection, sweepConnections } from './refresh-connections.ts';
import { connectionHandlers } from './routes.ts';

export function createConnections(
  core: Core,
  { oauth, sources }: { oauth: OAuth; sources: ProfileSources },
): ConnectionServices {
  return { ...core, connectors: createConnectors(core, oauth, sources) };
}

/** Accounts of platforms that owners let us read. */
export function connectionsFeature(
  services: ConnectionServices,
  { onboarding }: { onboarding: OnboardingServices },
) {
  return {
    handlers: connectionHandlers({ ...services, onboarding }),
    jobs: { 'refresh-connection': (job) => refreshConnection(services, job) },
    sweeps: [() => sweepConnections(services)],
    exports: [ofAccount('connections', 'connections', ['sealed'])],
  } satisfies Feature;
}
