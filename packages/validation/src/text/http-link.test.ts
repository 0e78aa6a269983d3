import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { HttpLinkSchema, safeUrl } from './http-link.ts';

test.each([
  ['https://example.com', 'https://example.com/'],
  [' HTTP://Example.com/a%20b ', 'http://example.com/a%20b'],
  ['https://bücher.example/ü', 'https://xn--bcher-kva.example/%C3%BC'],
  ['mailto:jane@example.com', 'mailto:jane@example.com'],
])('%s may be linked to as %s', (input, href) => {
  expect(safeUrl(input)).toBe(href);
});

test.each([
  'jav&#x09;ascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>',
  'vbscript:msgbox(1)',
  'blob:https://example.com/x',
  'file:///etc/passwd',
  '//e.example',
  '/path',
  'example.com',
  'https://a@b.example',
  'https://a:b@b.example',
  'https:example.com',
  'https://',
  'https://exa\u200bmple.com',
  'https://example.com/\u202Egpj.exe',
  'https://example.com/a b',
  'https://example.com/\nx',
  'mailto:jane@example.com?bcc=x@y.test',
  'mailto:a@b.test,c@d.test@e',
  'mailto:',
  '',
  `https://example.com/${'a'.repeat(2048)}`,
])('%j is shown as text', (input) => {
  expect(safeUrl(input)).toBeNull();
});

test('what is not a string is not an address', () => {
  expect(safeUrl(undefined as unknown as string)).toBeNull();
});

test('of any text, only http, https and mailto without user info come through, and a second time changes nothing', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc
      .tuple(
        fc.constantFrom('https://', 'http://', 'mailto:', 'javascript:', 'HTTPS://'),
        fc.string({ unit: 'grapheme' }),
      )
      .map((parts) => parts.join('')),
  );
  expect(
    fc.check(
      fc.property(text, (input) => {
        const href = safeUrl(input);
        if (href === null) return true;
        const url = new URL(href);
        const known =
          ['http:', 'https:', 'mailto:'].includes(url.protocol) && url.username === '' && url.password === '';
        return known && (href.length > 2048 || safeUrl(href) === href);
      }),
      { numRuns: 20_000 },
    ),
  ).toMatchObject({ failed: false, counterexample: null });
});

test('a link that is fetched is http or https', () => {
  expect(v.is(HttpLinkSchema, 'https://example.com/a.png')).toBe(true);
  expect(v.safeParse(HttpLinkSchema, 'mailto:a@b.test').issues?.[0].message).toBe(
    'Enter an address that starts with https://',
  );
  expect(v.safeParse(HttpLinkSchema, 'javascript:alert(1)').issues?.[0].message).toBe(
    'Enter an address that starts with https://',
  );
  expect(v.safeParse(HttpLinkSchema, `https://e.com/${'a'.repeat(2048)}`).issues?.[0].message).toBe(
    'This address is too long.',
  );
});
