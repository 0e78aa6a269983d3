import type { LinkedInAccount } from '@tosite/profile-sources/linkedin/account/linkedin-account';
import {
  LinkedInConnectionLost,
  MASKED_NEXT,
  MASKED_WARNING,
} from '@tosite/profile-sources/linkedin/linkedin-failures';
import { SourceFailure, type ProfileResult } from '@tosite/profile-sources/profile-source';
import type { OAuth2Tokens } from 'arctic';
import type { Logger } from 'pino';
import type { Message } from '@tosite/validation/messages/message';
import type { Clock } from '../../clock.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { exchangeCode, readTokens, refusedSignIn } from '../../auth/oauth/exchange-code.ts';
import { authorizationUrl, type OAuth } from '../../auth/oauth/oauth.ts';
import type { Provider } from '../../auth/oauth/providers.ts';
import type { Connector, ObtainedTokens, Tokens } from './connector.ts';

type Options = {
  account: LinkedInAccount;
  oauth: OAuth;
  provider: Provider;
  /** Whether LinkedIn lets this app ask for the data of members in Europe. */
  withPortability: boolean;
  clock: Clock;
  log: Logger;
};

const PORTABILITY = 'r_dma_portability_3rd_party';

/** Sign in with LinkedIn, and, where LinkedIn and the member allow it, the Member Data Portability API. */
export function createLinkedInConnector(options: Options): Connector {
  const { account, oauth, provider, withPortability, clock, log } = options;

  return {
    platform: 'linkedin',
    name: 'LinkedIn',
    authorizationUrl: (errand) =>
      authorizationUrl(provider, oauth.redirectUri, errand, withPortability ? [PORTABILITY] : []),
    async connect({ code, verifier, nonce, signal }) {
      const grant = { provider, code, verifier, redirectUri: oauth.redirectUri, signal, log };
      const answer = await exchangeCode(oauth.client, grant);
      if (!('id_token' in answer.data)) throw refusedSignIn(provider);
      const { sub } = await oauth.verifyIdToken(provider, answer.idToken(), nonce);
      const held = obtained(answer, clock);
      const person = await account.readUserinfo({ token: held.tokens.accessToken, signal });
      if (person.sub !== sub) throw refusedSignIn(provider);
      // LinkedIn does not say the public name of a profile.
      return { subject: sub, handle: '', name: person.profile.name, ...held };
    },
    async refresh({ tokens: { refreshToken, scopes }, signal }) {
      if (refreshToken === null) return null;
      const answer = await oauth.client.post({
        name: provider.name,
        url: provider.tokenEndpoint,
        signal,
        form: {
          grant_type: 'refresh_token',
          refresh_token: refreshToken,
          client_id: provider.clientId,
          client_secret: provider.clientSecret,
        },
      });
      const renewed = obtained(
        orLost(() => readTokens(answer, { provider, log })),
        clock,
      );
      const { tokens } = renewed;
      return {
        ...renewed,
        tokens: {
          ...tokens,
          refreshToken: tokens.refreshToken ?? refreshToken,
          scopes: tokens.scopes.length > 0 ? tokens.scopes : scopes,
        },
      };
    },
    readHandle: null,
    async readProfile(tokens, signal) {
      const token = tokens.accessToken;
      const person = await account.readUserinfo({ token, signal });
      if (!tokens.scopes.includes(PORTABILITY)) return withWarning(person, MASKED_WARNING);
      try {
        const { profile, report } = await account.readMemberData({ token, signal });
        // A member's data holds no picture.
        return { profile: { ...profile, avatar: profile.avatar ?? person.profile.avatar }, report };
      } catch (error) {
        if (error instanceof LinkedInConnectionLost || !(error instanceof SourceFailure)) throw error;
        // A member whom the law does not cover still has a name and a picture.
        if (error.code !== 'platform_blocked') throw error;
        return withWarning(person, error.reason);
      }
    },
  };
}

function withWarning({ profile, report }: ProfileResult, warning: Message): ProfileResult {
  return {
    profile,
    report: { ...report, warnings: [...report.warnings, warning], next: [...MASKED_NEXT].slice(0, 1) },
  };
}

/** A refresh that is refused ends the connection; an app that is refused does not. */
function orLost(read: () => OAuth2Tokens): OAuth2Tokens {
  try {
    return read();
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'invalid_token') throw new LinkedInConnectionLost();
    throw error;
  }
}

function obtained(answer: OAuth2Tokens, clock: Clock): ObtainedTokens {
  const data: Readonly<Record<string, unknown>> = { ...answer.data };
  const seconds = Number(data['expires_in']);
  const tokens: Tokens = {
    accessToken: answer.accessToken(),
    refreshToken: answer.hasRefreshToken() ? answer.refreshToken() : null,
    // With commas, where the standard has spaces.
    scopes:
      typeof data['scope'] === 'string' ? data['scope'].split(/[\s,]+/u).filter((one) => one !== '') : [],
  };
  return { tokens, expiresAt: seconds > 0 ? clock.now() + seconds * 1000 : null };
}
