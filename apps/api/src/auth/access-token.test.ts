import { generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createKeys } from '../secrets/keys.ts';
import { createAccessTokens } from './access-token.ts';

const NOW = Date.parse('2026-11-01T12:00:00Z');
const ISSUER = 'https://dashboard.example.com';
const OLD = 'the secret of last year, long enough to be one';
const NEW = 'the secret of this year, long enough to be one';
let now = NOW;
const tokensOf = (secrets: string[]) =>
  createAccessTokens({ keys: createKeys(secrets), clock: { now: () => now }, issuer: ISSUER });
const claims = { userId: 'u1', sessionId: 's1' };

describe('access tokens', () => {
  const tokens = tokensOf([OLD]);
  const [signing] = createKeys([OLD]).signing;
  if (signing === undefined) throw new Error('there is a key');
  const forge = (
    header: Record<string, unknown>,
    payload: Record<string, unknown> = {},
    key: Uint8Array = signing.key,
  ): Promise<string> => {
    const seconds = Math.floor(NOW / 1000);
    return new SignJWT({
      sid: 's1',
      sub: 'u1',
      iss: ISSUER,
      aud: `${ISSUER}/api`,
      iat: seconds,
      exp: seconds + 600,
      ...payload,
    })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: signing.kid, ...header })
      .sign(key);
  };

  it('A5: say who and which session, for ten minutes', async () => {
    now = NOW;
    const token = await tokens.sign(claims, NOW);
    expect(await tokens.verify(token)).toEqual(claims);
    now = NOW + 599_000;
    expect(await tokens.verify(token)).toEqual(claims);
    now = NOW + 600_000;
    expect(await tokens.verify(token)).toBeNull();
    now = NOW;
  });

  it('are the same for the same time, so that two tabs get one pair', async () => {
    expect(await tokens.sign(claims, NOW)).toBe(await tokens.sign(claims, NOW + 1));
  });

  it('forged with the right key and the right claims would pass, so the refusals below are not for another reason', async () => {
    expect(await tokens.verify(await forge({}))).toEqual(claims);
  });

  it.each<[string, () => Promise<string> | string]>([
    ['of another type', () => forge({ typ: 'JWT' })],
    ['without a type', () => forge({ typ: undefined })],
    ['with an unknown key id', () => forge({ kid: 'nobody' })],
    ['without a key id', () => forge({ kid: undefined })],
    ['of another algorithm', () => forge({ alg: 'HS512' })],
    ['for another audience', () => forge({}, { aud: 'https://else.example.com' })],
    ['of another issuer', () => forge({}, { iss: 'https://else.example.com' })],
    ['that has expired', () => forge({}, { exp: Math.floor(NOW / 1000) - 1 })],
    ['that never expires', () => forge({}, { exp: undefined })],
    ['of the future', () => forge({}, { iat: Math.floor(NOW / 1000) + 120 })],
    ['without a session', () => forge({}, { sid: undefined })],
    ['signed with another key', () => forge({}, {}, new TextEncoder().encode(NEW))],
    [
      'that brings its own key',
      () =>
        forge(
          { jwk: { kty: 'oct', k: 'AAAA' }, jku: 'https://evil.test/jwks' },
          {},
          new TextEncoder().encode('x'.repeat(32)),
        ),
    ],
    [
      'without a signature',
      () =>
        new UnsecuredJWT({ sub: 'u1', sid: 's1' })
          .setIssuer(ISSUER)
          .setAudience(`${ISSUER}/api`)
          .setIssuedAt()
          .setExpirationTime('1h')
          .encode(),
    ],
    [
      'signed as RS256',
      () =>
        new SignJWT({ sub: 'u1', sid: 's1' })
          .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: signing.kid })
          .sign(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
    ],
    ['that is no token', () => 'a.b.c'],
    ['that is empty', () => ''],
    ['that is huge', () => `${'a'.repeat(100_000)}.b.c`],
  ])('refuse one %s', async (_, make) => {
    expect(await tokens.verify(await make())).toBeNull();
  });

  it('A5: refuse one that was changed in any place', async () => {
    const token = await tokens.sign(claims, NOW);
    for (let index = 0; index < token.length; index += 7) {
      const changed = `${token.slice(0, index)}${token[index] === 'A' ? 'B' : 'A'}${token.slice(index + 1)}`;
      expect(await tokens.verify(changed)).toBeNull();
    }
  });

  it('A5: live on while the secret is changed, and die when the old one is retired', async () => {
    const old = await tokensOf([OLD]).sign(claims, NOW);
    expect(await tokensOf([NEW, OLD]).verify(old)).toEqual(claims);
    expect(await tokensOf([NEW]).verify(old)).toBeNull();
    expect(await tokensOf([NEW]).verify(await tokensOf([NEW, OLD]).sign(claims, NOW))).toEqual(claims);
  });
});
