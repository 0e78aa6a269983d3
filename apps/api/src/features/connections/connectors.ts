import type { ProfileSources } from '@tosite/profile-sources/profile-sources';
import type { Core } from '../../core.ts';
import type { OAuth } from '../../auth/oauth/oauth.ts';
import type { Connectors } from './connector.ts';
import { createInstagramConnector } from './instagram-connector.ts';
import { createLinkedInConnector } from './linkedin-connector.ts';

/** Those platforms that the operator has registered this installation with. */
export function createConnectors(
  { env, clock, log }: Core,
  oauth: OAuth,
  sources: Pick<ProfileSources, 'instagramAccount' | 'linkedinAccount'>,
): Connectors {
  const { instagram } = env.oauth;
  const linkedin = oauth.providers.find(({ id }) => id === 'linkedin');
  return {
    ...(instagram === undefined
      ? {}
      : {
          instagram: createInstagramConnector({
            account: sources.instagramAccount,
            app: instagram,
            base: env.upstream.instagram,
            redirectUri: oauth.redirectUri,
          }),
        }),
    ...(linkedin === undefined
      ? {}
      : {
          linkedin: createLinkedInConnector({
            account: sources.linkedinAccount,
            oauth,
            provider: linkedin,
            withPortability: env.linkedinPortability,
            clock,
            log,
          }),
        }),
  };
}
