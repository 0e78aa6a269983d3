import { canParseUrl } from '../text/can-parse-url.ts';
import * as fc from 'fast-check';
import { domainToUnicode } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { decodePunycode } from './decode-punycode.ts';
import { normalizeDomainName } from './normalize-domain-name.ts';

const OURS = { rootDomain: 'mine.example-host.com', sitesDomain: 'mine-sites.com' };
const read = (text: string) => {
  const reading = normalizeDomainName(text, OURS);
  return reading.ok ? `${reading.hostname} ${reading.apex}` : reading.code;
};

describe('D9: what people paste for a domain of their own', () => {
  test.each([
    ['jane.com', 'jane.com jane.com'],
    ['jane.com/', 'jane.com jane.com'],
    ['https://www.jane.com:443/x?y#z', 'www.jane.com jane.com'],
    ['http://WWW.Jane.COM.', 'www.jane.com jane.com'],
    ['  <https://jane.com>, ', 'jane.com jane.com'],
    ['//jane.com/about', 'jane.com jane.com'],
    ['www.jane.co.uk', 'www.jane.co.uk jane.co.uk'],
    ['blog.jane.co.uk', 'blog.jane.co.uk jane.co.uk'],
    ['müller.de', 'xn--mller-kva.de xn--mller-kva.de'],
    ['XN--MLLER-KVA.de', 'xn--mller-kva.de xn--mller-kva.de'],
    ['例え.jp', 'xn--r8jz45g.jp xn--r8jz45g.jp'],
    ['пример.рф', 'xn--e1afmkfd.xn--p1ai xn--e1afmkfd.xn--p1ai'],
    ['ｊａｎｅ.com', 'jane.com jane.com'],
    ['☃.net', 'xn--n3h.net xn--n3h.net'],
    ['jane。com', 'jane.com jane.com'],
    ['jane-site.com:8080/x', 'jane-site.com jane-site.com'],
  ])('%j is %s', (text, wanted) => {
    expect(read(text)).toBe(wanted);
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['jane', 'single_label'],
    ['jane doe.com', 'not_a_name'],
    ['jane_doe.com', 'not_a_name'],
    ['-jane.com', 'not_a_name'],
    ['jane..com', 'not_a_name'],
    ['*.jane.com', 'not_a_name'],
    ['ftp://jane.com', 'not_a_name'],
    ['javascript:alert(1)', 'not_a_name'],
    ['me@jane.com', 'email'],
    ['https://jane.com@evil.com/', 'email'],
    ['com', 'public_suffix'],
    ['co.uk', 'public_suffix'],
    ['github.io', 'shared_host'],
    ['jane.github.io', 'shared_host'],
    ['jane.blogspot.com', 'shared_host'],
    ['jane.s3.amazonaws.com', 'shared_host'],
    ['127.0.0.1', 'ip_address'],
    ['0x7f.1', 'ip_address'],
    ['2130706433', 'ip_address'],
    ['[::1]', 'ip_address'],
    ['http://[2001:db8::1]:80/', 'ip_address'],
    ['localhost', 'local'],
    ['printer.local', 'local'],
    ['jane.test', 'local'],
    ['jane.internal', 'local'],
    ['jane.notatld', 'unknown_ending'],
    ['mine.example-host.com', 'ours'],
    ['evil.mine.example-host.com', 'ours'],
    ['jane.mine-sites.com', 'ours'],
    ['www.linkedin.com/in/jane', 'platform'],
    ['jane.github.com', 'platform'],
    ['youtu.be', 'platform'],
    ['instagram.com', 'platform'],
    ['xn--pple-43d.com', 'look_alike'],
    ['аpple.com', 'look_alike'],
    ['lınkedin.com', 'look_alike'],
    [`${'a'.repeat(64)}.com`, 'too_long'],
    [`${'a.'.repeat(126)}com`, 'too_long'],
    [`${'a'.repeat(5000)}.com`, 'too_long'],
    ['xn--a', 'not_a_name'],
    ['a\u0000b.com', 'not_a_name'],
    ['jane\u202e.com', 'not_a_name'],
  ])('%.40j is refused as %s, with a reason', (text, code) => {
    expect(normalizeDomainName(text, OURS)).toEqual({
      ok: false,
      code,
      message: expect.stringMatching(/^[A-Z].+\.$/u),
    });
  });

  it('knows the product itself where nobody says what is ours', () => {
    expect(normalizeDomainName('jane.to.site')).toMatchObject({ ok: false, code: 'ours' });
  });
});

const pieces = fc.oneof(
  fc.constantFrom(
    'www.',
    'jane',
    '.com',
    '.co.uk',
    'https://',
    '/',
    ':443',
    '@',
    'xn--',
    '.',
    '-',
    '%2e',
    '\u202e',
    '[',
    '::1',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);

it('D1: whatever is pasted, the answer is a name of letters, digits and hyphens that reads as itself, or a reason', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const reading = normalizeDomainName(parts.join(''), OURS);
      if (!reading.ok) return reading.message.length > 10;
      const { hostname, apex } = reading;
      expect(normalizeDomainName(hostname, OURS)).toEqual(reading);
      expect(new URL(`http://${hostname}/`).hostname).toBe(hostname);
      expect(hostname === apex || hostname.endsWith(`.${apex}`)).toBe(true);
      return /^(?:[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/u.test(hostname);
    }),
    { numRuns: 5000 },
  );
});

it('reads labels of other alphabets as the platform does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (text) => {
      if (!canParseUrl(`http://${text}.com/`)) return true;
      const [label = ''] = new URL(`http://${text}.com/`).hostname.split('.');
      // Longer ones are no labels of DNS, which addresses are not asked for.
      return !/^xn--[a-z0-9-]{1,59}$/u.test(label) || decodePunycode(label) === domainToUnicode(label);
    }),
    { numRuns: 5000 },
  );
  expect(decodePunycode('xn--9999999999')).toBe(null);
  expect(decodePunycode(`xn--${'a'.repeat(60)}`)).toBe(null);
  expect(decodePunycode('jane')).toBe(null);
});
