import { describe, expect, it } from 'vitest';
import { Credential } from './credential.ts';
import { headersForHop, nextHop } from './next-hop.ts';

const from = new URL('https://api.example.org/a/b?x=1');

describe('nextHop', () => {
  it('follows relative and whole addresses of redirects only', () => {
    expect(nextHop(from, 302, '/c')?.href).toBe('https://api.example.org/c');
    expect(nextHop(from, 308, 'https://other.example.org/')?.href).toBe('https://other.example.org/');
    expect(nextHop(from, 200, '/c')).toBeNull();
    expect(nextHop(from, 304, '/c')).toBeNull();
    expect(nextHop(from, 302, undefined)).toBeNull();
  });

  it('never leads from https to anything else', () => {
    expect(() => nextHop(from, 302, 'http://api.example.org/c')).toThrow(/redirect away from https/u);
    expect(() => nextHop(from, 302, 'file:///etc/passwd')).toThrow(/redirect away from https/u);
    expect(() => nextHop(from, 302, 'https://[')).toThrow(/redirect/u);
  });
});

describe('headersForHop', () => {
  it('drops what identifies us on another origin', () => {
    const headers = { Authorization: 'a', Cookie: 'b', Accept: 'c' };
    const other = new URL('https://api.example.org:8443/');
    expect(headersForHop(headers, { first: from, current: from })).toEqual({
      authorization: 'a',
      cookie: 'b',
      accept: 'c',
    });
    expect(headersForHop(headers, { first: from, current: other })).toEqual({ accept: 'c' });
  });
});

describe('Credential', () => {
  const credential = new Credential('https://api.example.org/v3', { authorization: 'Bearer secret' });

  it.each([
    ['https://api.example.org/v3/users', true],
    ['https://api.example.org/v3', true],
    ['https://api.example.org/v30/users', false],
    ['https://api.example.org/', false],
    ['http://api.example.org/v3/users', false],
    ['https://api.example.org.evil.test/v3/users', false],
    ['https://api.example.org:444/v3/users', false],
  ])('for %s: sent %s', (url, sent) => {
    expect(credential.headersFor(new URL(url))).toEqual(sent ? { authorization: 'Bearer secret' } : {});
  });

  it('shows its secret to nobody who prints it', async () => {
    const { inspect } = await import('node:util');
    const printed = inspect(credential, { showHidden: true, depth: 9 }) + JSON.stringify(credential);
    expect(printed).not.toContain('secret');
    expect(credential.fingerprint).not.toBe(
      new Credential('https://api.example.org/v3', { authorization: 'Bearer other' }).fingerprint,
    );
  });
});
