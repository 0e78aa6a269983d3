import { beforeEach, describe, expect, it } from 'vitest';
import { seeCookies } from '../testing/fixtures.ts';
import { readStartTokens, tokenForRequest } from './read-tokens.ts';

beforeEach(() => {
  localStorage.clear();
  seeCookies('');
});

describe('at start', () => {
  it('takes the tokens from cookies before local storage', () => {
    localStorage.setItem('accessToken', 'stored');
    seeCookies('__Host-at=cookie; __Host-rt=refresh');
    expect(readStartTokens()).toEqual({ accessToken: 'cookie', refreshToken: 'refresh' });
  });
  it('takes the access token from local storage when no cookie has it', () => {
    localStorage.setItem('accessToken', 'stored');
    expect(readStartTokens()).toEqual({ accessToken: 'stored', refreshToken: null });
  });
  it('never takes a refresh token from local storage', () => {
    localStorage.setItem('refreshToken', 'planted');
    expect(readStartTokens().refreshToken).toBeNull();
  });
});

describe('for a request', () => {
  it('takes the store first, then a cookie, then local storage', () => {
    localStorage.setItem('accessToken', 'stored');
    seeCookies('__Host-at=cookie');
    expect(tokenForRequest('in store')).toBe('in store');
    expect(tokenForRequest(null)).toBe('cookie');
    seeCookies('');
    expect(tokenForRequest(null)).toBe('stored');
    localStorage.clear();
    expect(tokenForRequest(null)).toBeNull();
  });
  it('passes over a cookie that stands there twice', () => {
    localStorage.setItem('accessToken', 'stored');
    seeCookies('__Host-at=a; __Host-at=b');
    expect(tokenForRequest(null)).toBe('stored');
  });
});
