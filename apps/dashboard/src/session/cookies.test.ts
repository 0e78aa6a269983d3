import { describe, expect, it } from 'vitest';
import { seeCookies } from '../testing/fixtures.ts';
import { clearSignedInCookie, readCookie } from './cookies.ts';

describe('readCookie', () => {
  it('reads a cookie by its whole name', () => {
    expect(readCookie('__Host-at', 'a=1; __Host-at=token; b=2')).toBe('token');
  });
  it('never takes a name without the prefix, or a longer one, for ours', () => {
    expect(readCookie('__Host-at', 'at=evil; accessToken=evil; __Host-at2=evil; x__Host-at=evil')).toBeNull();
  });
  it('ignores a name that stands there twice', () => {
    expect(readCookie('__Host-at', '__Host-at=mine; __Host-at=tossed')).toBeNull();
  });
  it('takes an empty value for none', () => {
    expect(readCookie('__Host-at', '__Host-at=')).toBeNull();
  });
});

it('clears the cookie that tells the server to show the dashboard at /', () => {
  const written = seeCookies('');
  clearSignedInCookie();
  expect(written).toEqual(['__Host-signed-in=; Max-Age=0; Path=/; Secure; SameSite=Lax']);
});
