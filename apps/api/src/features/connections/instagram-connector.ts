import type { InstagramAccount } from '@tosite/profile-sources/instagram/account/instagram-account';
import { ConnectionLost } from '@tosite/profile-sources/instagram/instagram-failures';
import type { Connector, ObtainedTokens } from './connector.ts';

type Options = {
  account: InstagramAccount;
  app: { clientId: string; clientSecret: string };
  /** Instagram's website, which asks the person. */
  base: string;
  redirectUri: string;
};

const SCOPE = 'instagram_business_basic';

/** Instagram API with Instagram Login: for business and creator accounts. It knows no code challenge. */
export function createInstagramConnector({ account, app, base, redirectUri }: Options): Connector {
  const { clientId, clientSecret } = app;
  return {
    platform: 'instagram',
    name: 'Instagram',
    authorizationUrl({ state }) {
      const url = new URL(`${base}/oauth/authorize`);
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: SCOPE,
        state,
      }).toString();
      return url.href;
    },
    async connect({ code, signal }) {
      const short = await account.exchangeCode({ code, redirectUri, clientId, clientSecret, signal });
      const long = await account.exchangeLongLived({ accessToken: short.accessToken, clientSecret, signal });
      const { accountId, username, name } = await account.readAccount(long.accessToken, { signal });
      return {
        subject: accountId,
        handle: username,
        name: name ?? username,
        ...obtained(long, short.permissions),
      };
    },
    async refresh({ tokens, obtainedAt, signal }) {
      const { accessToken, scopes } = tokens;
      const long = await account.refreshToken({ accessToken, obtainedAt: new Date(obtainedAt), signal });
      return long === null ? null : obtained(long, scopes);
    },
    readHandle: async ({ accessToken }, signal) =>
      (await account.readAccount(accessToken, { signal })).username,
    async readProfile({ accessToken }, signal) {
      const read = await account.readConnectedProfile(accessToken, { signal });
      if (read === null) throw new ConnectionLost('invalid');
      return read.result;
    },
  };
}

function obtained(
  { accessToken, expiresAt }: { accessToken: string; expiresAt: Date },
  scopes: string[],
): ObtainedTokens {
  return { tokens: { accessToken, refreshToken: null, scopes }, expiresAt: expiresAt.getTime() };
}
