import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider, type Configuration } from 'oidc-provider';

export type OidcAccount = { email?: string; email_verified?: boolean | string; name?: string };

/** A real OpenID provider on this machine, with its own pages for signing in. */
export type OidcServer = {
  origin: string;
  clientId: string;
  clientSecret: string;
  /** Who can sign in, by the name they type. */
  accounts: Map<string, OidcAccount>;
  /** Every code and token that it gave away. */
  issued: string[];
  /** Paths that were asked for, as "POST /token". */
  asked: string[];
  /** Lets a person sign in and agree, as a browser does; answers where the provider sends the browser back to. */
  agree(authorizationUrl: string, login: string): Promise<URL>;
  close(): Promise<void>;
};

type Paths = { authorization: string; token: string; jwks: string; userinfo: string };

export const GOOGLE_PATHS: Paths = {
  authorization: '/o/oauth2/v2/auth',
  token: '/token',
  jwks: '/oauth2/v3/certs',
  userinfo: '/v1/userinfo',
};
export const LINKEDIN_PATHS: Paths = {
  authorization: '/oauth/v2/authorization',
  token: '/oauth/v2/accessToken',
  jwks: '/oauth/openid/jwks',
  userinfo: '/v2/userinfo',
};

export async function startOidcServer(options: {
  paths: Paths;
  redirectUri: string;
  /** Whether the address stands in the identity token, as Google's does; else only in the userinfo. */
  claimsInToken: boolean;
  scopes?: string[];
}): Promise<OidcServer> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'of-the-tests' };
  const accounts = new Map<string, OidcAccount>();
  const issued: string[] = [];
  const asked: string[] = [];
  const clientId = `client-${Math.random().toString(36).slice(2)}`;
  const clientSecret = 'the-client-secret-of-the-tests-which-nobody-may-see';
  const configuration: Configuration = {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [options.redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    scopes: ['openid', 'email', 'profile', ...(options.scopes ?? [])],
    conformIdTokenClaims: !options.claimsInToken,
    pkce: { required: () => true },
    jwks: { keys: [key] },
    cookies: { keys: ['cookie key of the tests'] },
    routes: options.paths,
    findAccount: (_, sub) => {
      const known = accounts.get(sub);
      if (known === undefined) return undefined;
      // A verified address as a word is what some providers write.
      const claims = { sub, ...known } as { sub: string; email_verified?: boolean };
      return { accountId: sub, claims: async () => claims };
    },
  };

  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(origin, configuration);
  provider.on('grant.success', ({ body }) => {
    for (const value of Object.values(body ?? {}) as unknown[])
      if (typeof value === 'string' && value.length > 20) issued.push(value);
  });
  const handle = provider.callback();
  server.on('request', (request, response) => {
    asked.push(`${request.method} ${request.url?.split('?')[0]}`);
    void handle(request, response);
  });

  return {
    origin,
    clientId,
    clientSecret,
    accounts,
    issued,
    asked,
    async agree(authorizationUrl, login) {
      const back = await walk(authorizationUrl, login, options.redirectUri);
      const code = back.searchParams.get('code');
      if (code !== null) issued.push(code);
      return back;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

/** Follows redirects with cookies, and fills in the forms that are met, until the browser is sent back. */
async function walk(start: string, login: string, redirectUri: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  let form: URLSearchParams | null = null;
  for (let step = 0; step < 20; step += 1) {
    const response = await fetch(url, {
      method: form === null ? 'GET' : 'POST',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form === null ? {} : { body: form }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = response.headers.get('location');
    const html = await response.text();
    if (location !== null) {
      url = new URL(location, url);
      form = null;
      if (url.href.startsWith(redirectUri)) return url;
      continue;
    }
    const action = /action="([^"]+)"/u.exec(html)?.[1];
    const prompt = /name="prompt" value="(\w+)"/u.exec(html)?.[1];
    if (action === undefined || prompt === undefined)
      throw new Error(`the provider answered ${response.status}: ${html.slice(0, 500)}`);
    url = new URL(action, url);
    form = new URLSearchParams(prompt === 'login' ? { prompt, login, password: 'any' } : { prompt });
  }
  throw new Error('the provider never came to an end');
}
