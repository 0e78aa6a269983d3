import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseEnv, type Env } from '../../env.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { createLogger } from '../../logging/logger.ts';
import { startJsonServer, type JsonRequest, type JsonServer } from '../../testing/local-json-server.ts';
import { exchangeCode } from './exchange-code.ts';
import { createVerifyIdToken } from './id-token.ts';
import { createOAuthHttpClient, type OAuthHttpClient } from './oauth-http-client.ts';
import { configuredProviders, type Provider } from './providers.ts';
import { readIdentity } from './read-identity.ts';

// A provider whose every answer the test decides, among them what LinkedIn really does.

type Answer = { status?: number; json: unknown } | undefined;
let server: JsonServer;
let client: OAuthHttpClient;
let env: Env;
let answerToken: (request: JsonRequest) => Answer = () => undefined;
let answerUserinfo: (request: JsonRequest) => Answer = () => undefined;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let published: unknown[] = [];
const lines: string[] = [];
const log = createLogger({ write: (line) => void lines.push(line) });
const signal = new AbortController().signal;
const NOW = Math.floor(Date.now() / 1000);

beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true });
  published = [{ ...(await exportJWK(keys.publicKey)), alg: 'RS256', use: 'sig', kid: 'one' }];
  server = await startJsonServer((request) => {
    if (request.path.endsWith('/jwks') || request.path.endsWith('/certs'))
      return { json: { keys: published } };
    return request.path.endsWith('userinfo') ? answerUserinfo(request) : answerToken(request);
  });
  const reading = parseEnv({
    GOOGLE_CLIENT_ID: 'client-g',
    GOOGLE_CLIENT_SECRET: 'secret-g',
    GOOGLE_OAUTH_BASE: server.origin,
    LINKEDIN_CLIENT_ID: 'client-l',
    LINKEDIN_CLIENT_SECRET: 'secret-l',
    LINKEDIN_BASE: server.origin,
    LINKEDIN_API_BASE: server.origin,
  });
  if (!reading.ok) throw new Error(reading.problems.join());
  env = reading.env;
  client = createOAuthHttpClient(env);
});
beforeEach(() => {
  lines.length = 0;
  server.requests.length = 0;
});
afterAll(async () => {
  await client.close();
  await server.close();
});

const provider = (id: Provider['id']): Provider => {
  const found = configuredProviders(env).find((known) => known.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};
const exchange = (id: Provider['id']) =>
  exchangeCode(client, {
    provider: provider(id),
    code: 'the-code',
    verifier: 'the-verifier',
    redirectUri: 'http://x/callback',
    signal,
    log,
  });
const idToken = (
  claims: Record<string, unknown>,
  key: CryptoKey | Uint8Array = keys.privateKey,
  header = { alg: 'RS256', kid: 'one' },
) =>
  new SignJWT({
    iss: server.origin,
    aud: 'client-g',
    sub: 'person',
    iat: NOW,
    exp: NOW + 600,
    nonce: 'the-nonce',
    ...claims,
  })
    .setProtectedHeader(header)
    .sign(key);
const verify = (id: Provider['id'], token: string) =>
  createVerifyIdToken(client, { now: () => Date.now() })(provider(id), token, 'the-nonce');
const failureOf = async (work: Promise<unknown>): Promise<ApiFailure> => {
  const failure = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof ApiFailure)) throw new Error('it did not fail as it should', { cause: failure });
  return failure;
};

describe('an identity token', () => {
  it('is taken from its provider, for us, in time, with our nonce', async () => {
    expect(await verify('google', await idToken({}))).toMatchObject({ sub: 'person' });
    expect(
      await verify('google', await idToken({ aud: ['client-g', 'other'], azp: 'client-g' })),
    ).toMatchObject({ sub: 'person' });
  });

  it.each<[string, Record<string, unknown>]>([
    ['of another issuer', { iss: 'https://evil.test' }],
    ['for another app', { aud: 'client-x' }],
    ['for several apps that another one asked for', { aud: ['client-g', 'other'], azp: 'other' }],
    ['that is over', { iat: NOW - 7200, exp: NOW - 3600 }],
    ['without an end', { exp: undefined }],
    ['with another nonce', { nonce: 'other' }],
    ['without a nonce', { nonce: undefined }],
    ['of nobody', { sub: '' }],
    ['of a subject that is too long', { sub: 'x'.repeat(300) }],
  ])('%s is refused', async (_, claims) => {
    const failure = await failureOf(verify('google', await idToken(claims)));
    expect([failure.code, failure.message]).toEqual([
      'invalid_token',
      'Google did not accept this sign-in. Start again.',
    ]);
  });

  it('signed with another key, with none, or with the public key as a secret is refused', async () => {
    const other = await generateKeyPair('RS256');
    const asSecret = new TextEncoder().encode(await exportSPKI(keys.publicKey));
    const unsigned = new UnsecuredJWT({
      iss: server.origin,
      aud: 'client-g',
      sub: 'person',
      nonce: 'the-nonce',
    })
      .setIssuedAt()
      .setExpirationTime('1h')
      .encode();
    for (const token of [
      await idToken({}, other.privateKey),
      await idToken({}, asSecret, { alg: 'HS256', kid: 'one' }),
      unsigned,
      'not.a.token',
      '',
    ]) {
      expect((await failureOf(verify('google', token))).code).toBe('invalid_token');
    }
  });

  it('of LinkedIn may lack the nonce, which LinkedIn leaves out, but not have another one', async () => {
    const claims = { aud: 'client-l', iss: `${server.origin}/oauth` };
    expect(await verify('linkedin', await idToken({ ...claims, nonce: undefined }))).toMatchObject({
      sub: 'person',
    });
    expect((await failureOf(verify('linkedin', await idToken({ ...claims, nonce: 'other' })))).code).toBe(
      'invalid_token',
    );
  });
});

describe('a code', () => {
  const GOOD = {
    access_token: 'AQX-access',
    expires_in: 5_184_000,
    scope: 'email,openid,profile',
    token_type: 'Bearer',
  };

  it('is sent to LinkedIn without the verifier, which LinkedIn refuses, and with it only when it asks', async () => {
    answerToken = ({ form }) =>
      form.has('code_verifier')
        ? {
            status: 401,
            json: { error: 'invalid_client', error_description: 'Client authentication failed' },
          }
        : { json: GOOD };
    expect((await exchange('linkedin')).accessToken()).toBe('AQX-access');
    expect(server.requests).toHaveLength(1);
    answerToken = ({ form }) =>
      form.get('code_verifier') === 'the-verifier'
        ? { json: GOOD }
        : { status: 400, json: { error: 'invalid_grant' } };
    expect((await exchange('linkedin')).accessToken()).toBe('AQX-access');
  });

  it.each<[string, Answer, string]>([
    [
      'used',
      { status: 400, json: { error: 'invalid_grant', error_description: 'the-code was used' } },
      'invalid_token',
    ],
    ['answered without a token', { json: { token_type: 'Bearer' } }, 'invalid_token'],
    ['answered with nothing', { json: null }, 'invalid_token'],
    ['answered with a list', { json: [] }, 'invalid_token'],
    ['answered with a token that is none', { json: { access_token: 7 } }, 'invalid_token'],
    [
      'of an app that is refused',
      { status: 401, json: { error: 'invalid_client' } },
      'source_not_configured',
    ],
    ['answered with an error of the server', { status: 503, json: {} }, 'platform_unavailable'],
    ['limited', { status: 429, json: {} }, 'platform_unavailable'],
  ])('%s is a failure with a sentence, and nothing of it is written down', async (_, answer, code) => {
    answerToken = () => answer;
    const failure = await failureOf(exchange('google'));
    expect(failure.code).toBe(code);
    expect(failure.message).toMatch(/^Google .*\.$/u);
    for (const secret of ['the-code', 'the-verifier', 'secret-g'])
      expect(`${failure.message}${lines.join()}`).not.toContain(secret);
  });

  it('is sent along no redirect', async () => {
    answerToken = () => ({ status: 302, json: {} });
    expect((await failureOf(exchange('google'))).code).toBe('invalid_token');
    expect(server.requests).toHaveLength(1);
  });
});

describe('who it is', () => {
  const who = async (claims: Record<string, unknown>) => {
    answerToken = () => ({ json: { access_token: 'AQX-access', token_type: 'Bearer', id_token: 'x' } });
    const tokens = await exchange('google');
    Object.assign(tokens.data, { id_token: await idToken(claims) });
    return readIdentity(client, createVerifyIdToken(client, { now: () => Date.now() }), {
      provider: provider('google'),
      tokens,
      nonce: 'the-nonce',
      githubApi: '',
      signal,
    });
  };

  it('is in the token, or else in the userinfo of the same person', async () => {
    expect(await who({ email: 'a@example.com', email_verified: true, name: 'Ann' })).toEqual({
      subject: 'person',
      verifiedEmail: 'a@example.com',
      name: 'Ann',
    });
    answerUserinfo = ({ headers }) =>
      headers.authorization === 'Bearer AQX-access'
        ? { json: { sub: 'person', email: 'b@example.com', email_verified: true, name: 'Bo' } }
        : { status: 401, json: {} };
    expect(await who({})).toEqual({ subject: 'person', verifiedEmail: 'b@example.com', name: 'Bo' });
    answerUserinfo = () => ({ json: { sub: 'somebody else', email: 'b@example.com', email_verified: true } });
    expect((await failureOf(who({}))).code).toBe('invalid_token');
  });

  it.each([[false], ['false'], [undefined], [null], [1], [{}]])(
    'has no confirmed address where the provider says %s',
    async (said) => {
      expect((await who({ email: 'a@example.com', email_verified: said })).verifiedEmail).toBeNull();
    },
  );
});
