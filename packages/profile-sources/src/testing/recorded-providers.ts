import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { FixtureAnswer, FixtureRequest } from './fixture-server.ts';
import {
  nameOf,
  RECORDED_ACCOUNTS,
  type RecordedAccount,
  type RecordedPlatform,
} from './recorded-accounts.ts';
import { recordedPeople } from './recorded-people.ts';

/*
 * The pages at which the platforms ask a person, and the tokens that they give then, for development: signing in with
 * Google, GitHub and LinkedIn, connecting Instagram and LinkedIn. Codes count once, challenges, nonces and redirect
 * addresses are checked as the real ones check them; nobody types a password.
 */

const NAMES = { google: 'Google', github: 'GitHub', linkedin: 'LinkedIn', instagram: 'Instagram' };
const CONSENT = new Map<string, RecordedPlatform>([
  ['accounts.google.com/o/oauth2/v2/auth', 'google'],
  ['github.com/login/oauth/authorize', 'github'],
  ['www.linkedin.com/oauth/v2/authorization', 'linkedin'],
  ['www.instagram.com/oauth/authorize', 'instagram'],
]);
const TOKENS = new Map<string, RecordedPlatform>([
  ['accounts.google.com/token', 'google'],
  ['github.com/login/oauth/access_token', 'github'],
  ['www.linkedin.com/oauth/v2/accessToken', 'linkedin'],
  ['api.instagram.com/oauth/access_token', 'instagram'],
]);
const KEYS = new Set(['accounts.google.com/oauth2/v3/certs', 'www.linkedin.com/oauth/openid/jwks']);

type Grant = { platform: RecordedPlatform; account: RecordedAccount; query: URLSearchParams };

/** For the fixture server's `answer`: what it leaves undefined is answered as recorded. */
export function recordedProviders(): (request: FixtureRequest) => FixtureAnswer | undefined {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = [{ ...publicKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'recorded' }];
  /** What was agreed to, by its code, until that is used. */
  const grants = new Map<string, Grant>();
  const people = recordedPeople();

  function idToken(claims: Record<string, unknown>): string {
    const now = Math.floor(Date.now() / 1000);
    const head = [
      { alg: 'RS256', kid: 'recorded' },
      { iat: now, exp: now + 3600, ...claims },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    return `${head}.${sign('sha256', Buffer.from(head), privateKey).toString('base64url')}`;
  }

  function consentPage(platform: RecordedPlatform, query: URLSearchParams): FixtureAnswer {
    const back = (name: string, value: string): string => {
      const url = new URL(query.get('redirect_uri') ?? 'http://localhost');
      url.searchParams.set(name, value);
      url.searchParams.set('state', query.get('state') ?? '');
      return escaped(url.href);
    };
    const links = RECORDED_ACCOUNTS[platform].map((account) => {
      const code = randomBytes(12).toString('hex');
      grants.set(code, { platform, account, query });
      return `<li><a href="${back('code', code)}">${escaped(account.label)}</a></li>`;
    });
    return {
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${NAMES[platform]}, recorded</title><body style="font:1.1rem/1.6 system-ui;max-width:34rem;margin:3rem auto;padding:0 1rem">
<h1>${NAMES[platform]}, recorded</h1><p>This page stands in for ${NAMES[platform]}'s own. Go on as:</p>
<ul>${links.join('')}</ul><p><a href="${back('error', 'access_denied')}">Refuse</a></p></body></html>`,
    };
  }

  function takeGrant(platform: RecordedPlatform, form: URLSearchParams): Grant | null {
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    if (grant?.platform !== platform || grant.query.get('redirect_uri') !== form.get('redirect_uri'))
      return null;
    // LinkedIn and Instagram know no verifier.
    if (platform === 'linkedin' || platform === 'instagram') return grant;
    const digest = createHash('sha256').update(form.get('code_verifier') ?? '');
    return digest.digest('base64url') === grant.query.get('code_challenge') ? grant : null;
  }

  function tokens(platform: RecordedPlatform, form: URLSearchParams, issuer: string): FixtureAnswer {
    const grant = takeGrant(platform, form);
    if (grant === null) {
      return jsonAnswer({ error: 'invalid_grant', error_message: 'This code is not good.' }, 400);
    }
    const { account, query } = grant;
    const { id, email, token } = account;
    const aud = query.get('client_id');
    const bearer = { access_token: token, token_type: 'Bearer', expires_in: 5_184_000 };
    switch (platform) {
      case 'google': {
        const claims = { iss: issuer, aud, nonce: query.get('nonce'), sub: id, name: nameOf(account) };
        const address = { email: email ?? 'uma@example.com', email_verified: email !== null };
        return jsonAnswer({ ...bearer, id_token: idToken({ ...claims, ...address }) });
      }
      case 'github':
        return jsonAnswer({ access_token: token, scope: 'read:user,user:email', token_type: 'bearer' });
      case 'linkedin':
        return jsonAnswer({
          ...bearer,
          scope: (query.get('scope') ?? '').replaceAll(' ', ','),
          id_token: idToken({ iss: `${issuer}/oauth`, aud, sub: id }),
        });
      case 'instagram':
        return jsonAnswer({ access_token: token, user_id: id, permissions: 'instagram_business_basic' });
    }
  }

  return (request) => {
    const { method, host, path, headers, body } = request;
    const { pathname, searchParams } = new URL(path, 'http://recorded.invalid');
    const place = `${host}${pathname}`;
    const asks = method === 'GET' ? CONSENT.get(place) : undefined;
    if (asks !== undefined) return consentPage(asks, searchParams);
    const gives = method === 'POST' ? TOKENS.get(place) : undefined;
    if (gives !== undefined) {
      return tokens(gives, new URLSearchParams(body), `http://${headers.host ?? ''}/${host}`);
    }
    return KEYS.has(place) ? jsonAnswer({ keys }) : people(request);
  };
}

function jsonAnswer(value: unknown, status = 200): FixtureAnswer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/gu, (mark) => `&#${mark.codePointAt(0) ?? 0};`);
}
