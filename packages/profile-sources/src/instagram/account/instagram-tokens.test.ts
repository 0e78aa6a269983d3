import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  anySignal,
  failureOf,
  RECORDED_AT,
  useRecordedInstagram,
  type RecordedInstagram,
} from '../testing/recorded-instagram.ts';

const start = useRecordedInstagram();
const HOUR = 60 * 60_000;

const read = ({ account }: RecordedInstagram, token: string) =>
  account.readConnectedProfile(token, { signal: anySignal() });

describe('tokens', () => {
  it('come from a code, wrapped or flat, with the id as text', async () => {
    const { account, server } = await start();
    const grant = {
      redirectUri: 'https://dashboard.to.site/callback',
      clientId: '1234',
      clientSecret: 'very-secret',
      signal: anySignal(),
    };
    const token = {
      accessToken: 'IGAAFXshort',
      userId: '17841400000000101',
      permissions: ['instagram_business_basic'],
    };
    expect(await account.exchangeCode({ ...grant, code: 'good#_' })).toEqual(token);
    expect(await account.exchangeCode({ ...grant, code: 'flat' })).toEqual(token);
    const sent = new URLSearchParams(server.requests[0]?.body);
    expect(Object.fromEntries(sent)).toEqual({
      client_id: '1234',
      client_secret: 'very-secret',
      grant_type: 'authorization_code',
      redirect_uri: 'https://dashboard.to.site/callback',
      code: 'good',
    });
    expect(server.requests[0]?.path).toBe('/oauth/access_token');
  });

  it('are refused for a code that was used', async () => {
    const { account } = await start();
    const failure = await failureOf(
      account.exchangeCode({
        code: 'used',
        redirectUri: 'https://x.example/',
        clientId: '1',
        clientSecret: 'very-secret',
        signal: anySignal(),
      }),
    );
    expect(failure.message).toBe('Instagram did not accept this sign-in. Please connect again.');
    expect(inspect(failure, { depth: 9, showHidden: true })).not.toContain('secret');
  });

  it('are exchanged for one of 60 days', async () => {
    const { account } = await start();
    const token = await account.exchangeLongLived({
      accessToken: 'IGAAFXshort',
      clientSecret: 'very-secret',
      signal: anySignal(),
    });
    expect(token).toEqual({ accessToken: 'IGAAFXlong', expiresAt: new Date(RECORDED_AT + 5_183_944_000) });
  });

  it('are refreshed once they are a day old, not before', async () => {
    const { account, server } = await start();
    const refresh = (age: number) =>
      account.refreshToken({
        accessToken: 'IGAAFXlong',
        obtainedAt: new Date(RECORDED_AT - age),
        signal: anySignal(),
      });
    expect(await refresh(23 * HOUR)).toBeNull();
    expect(server.requests).toEqual([]);
    expect(await refresh(24 * HOUR)).toEqual({
      accessToken: 'IGAAFXlong2',
      expiresAt: new Date(RECORDED_AT + 5_183_944_000),
    });
  });

  it('are in no failure, no profile, and no request to another host', async () => {
    const secret = 'IGAAFXgoodtoken0001';
    const instagram = await start();
    expect(JSON.stringify(await read(instagram, secret))).not.toContain(secret);
    const broken: RecordedInstagram = await start({
      answer: ({ host }) =>
        host === 'graph.instagram.com'
          ? {
              status: 302,
              headers: { location: `${broken.server.origin}/evil.example/?access_token=${secret}` },
            }
          : { status: 200, body: '{}' },
    });
    const failure = await failureOf(read(broken, secret));
    expect(inspect(failure, { depth: 9, showHidden: true })).not.toContain(secret);
    expect(broken.server.requests.map(({ host }) => host)).toEqual(['graph.instagram.com']);
  });
});
