import { normalizeEmail } from '@tosite/validation/account/account-fields';
import type { Handlers } from '../../http/endpoint-handler.ts';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import { addressKey } from '../../http/client-address.ts';
import type { Core } from '../../core.ts';
import type { Auth } from '../../auth/auth.ts';
import type { OAuth } from '../../auth/oauth/oauth.ts';
import { deviceCookie, signedInCookies } from '../../auth/auth-cookies.ts';
import { assertOwnOrigin } from '../../auth/origin-check.ts';
import { tiedBrowser } from '../../auth/oauth/oauth-cookie.ts';
import { oauthStates } from '../../auth/oauth/oauth-states.ts';
import { authorizationUrl } from '../../auth/oauth/oauth.ts';
import { signInWith } from '../../auth/oauth/sign-in-with.ts';

const KNOWN = new Set<string>(['google', 'github', 'linkedin']);

export function oauthHandlers(
  { env, keys, clock, database, limits }: Core,
  { auth, oauth }: { auth: Auth; oauth: OAuth },
): Pick<Handlers, 'oauthProviders' | 'oauthStart' | 'oauthCallback'> {
  return {
    oauthProviders: async () => ({ providers: oauth.providers.map(({ id }) => ({ provider: id })) }),
    async oauthStart({ params, query }, context) {
      if (!KNOWN.has(params.provider)) throw notFound();
      const provider = oauth.providers.find(({ id }) => id === params.provider);
      if (provider === undefined) {
        throw new ApiFailure('source_not_configured', { id: 'account.providerNotSetUp' });
      }
      await limits.take('oauthByAddress', addressKey(context.clientAddress));
      const { secret, cookie } = tiedBrowser(context.request);
      const begun = await oauthStates.begin(
        database.db,
        keys,
        {
          purpose: 'signin',
          provider: provider.id,
          boundTo: secret,
          userId: null,
          returnTo: query.returnTo,
        },
        clock.now(),
      );
      context.setCookie(cookie);
      context.setHeader('location', authorizationUrl(provider, oauth.redirectUri, begun));
      return undefined;
    },
    async oauthCallback({ body }, context) {
      assertOwnOrigin(env, context, 'when-said');
      return signInWith(auth, oauth, body, context, async (trx, answer, user) => {
        if ('twoFactor' in answer) return context.remember(trx, answer);
        for (const signedIn of signedInCookies(answer.refreshToken)) context.setCookie(signedIn);
        context.setCookie(deviceCookie(auth.loginLimits.deviceMark(normalizeEmail(user.email))));
        await context.remember(trx, answer);
      });
    },
  };
}
