import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressKey, createReadClientAddress } from './client-address.ts';
import { isOddPath } from './odd-request.ts';

describe('a path', () => {
  it.each([
    '//',
    '/api//auth',
    '//etc/passwd',
    '/api/../secret',
    '/api/./auth',
    '/%2e%2e/x',
    '/a/%2E./b',
    '/a%2fb',
    '/a%2Fb',
    '/a%5cb',
    '/a\\b',
    '/a%00',
    '/a%252fb',
    '/a%252e%252e/b',
    '/..;/admin',
    '/a b',
    '/a\tb',
    '/a\u0000',
    '/api/..',
    '/.',
  ])('like %j is refused', (path) => {
    expect(isOddPath(path)).toBe(true);
  });

  it.each([
    '/',
    '/api/auth/status',
    '/.well-known/security.txt',
    '/a.b/c..d',
    '/posts/caf%C3%A9',
    '/api/website/x/custom-domain/',
    '/a%20b',
  ])('like %j is served', (path) => {
    expect(isOddPath(path)).toBe(false);
  });

  it('A17: that is served means the same to everybody: parsing it as an address does not change it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', '.', '/', '%2e', '%2f', '%5c', '\\', ';', '%', 'é', '?')),
        (parts) => {
          const path = `/${parts.join('')}`.split('?')[0] ?? '';
          if (isOddPath(path)) return;
          expect(decodeURI(encodeURI(new URL(path, 'http://x').pathname)).split('/').length).toBe(
            path.split('/').length,
          );
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe("the visitor's address", () => {
  const read = createReadClientAddress(['10.0.0.0/8', '127.0.0.1', 'fd00::/8']);
  it.each([
    ['203.0.113.9', '1.1.1.1', '203.0.113.9'],
    ['10.0.0.2', '1.1.1.1', '1.1.1.1'],
    ['10.0.0.2', '9.9.9.9, 1.1.1.1', '1.1.1.1'],
    ['10.0.0.2', '9.9.9.9, 1.1.1.1, 10.3.3.3', '1.1.1.1'],
    ['10.0.0.2', '1.1.1.1, nonsense', '10.0.0.2'],
    ['10.0.0.2', '10.1.1.1', '10.0.0.2'],
    ['::ffff:10.0.0.2', '2001:DB8::1', '2001:db8::1'],
    ['fd00::2', '[2001:db8::1]:443', '2001:db8::1'],
    [undefined, '1.1.1.1', '0.0.0.0'],
  ])('of peer %s saying %s is %s', (peer, said, expected) => {
    expect(read(peer, said)).toBe(expected);
    expect(read(peer, null)).not.toBe('1.1.1.1');
  });

  it('counts a household as one', () => {
    expect(addressKey('192.0.2.1')).toBe('192.0.2.1');
    expect(addressKey('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64');
    expect(addressKey('2001:0db8:0001:0002:ffff::9')).toBe('2001:db8:1:2::/64');
    expect(addressKey('::1')).toBe('0:0:0:0::/64');
    expect(addressKey('2001:db8::')).toBe('2001:db8:0:0::/64');
    expect(addressKey('1:2:3:4:5:6:7:8')).toBe('1:2:3:4::/64');
  });
});
