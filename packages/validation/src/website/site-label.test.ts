import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { isReservedLabel, normalizeSiteLabel, SiteLabelSchema, siteLabelFrom } from './site-label.ts';

const message = (label: unknown) => v.safeParse(SiteLabelSchema, label).issues?.[0].message ?? 'accepted';

describe('the messages of the specification', () => {
  test.each(['', '   ', undefined, null, 5])('%j is required', (label) => {
    expect(message(label)).toBe('Website domain is required');
  });

  test('63 characters are accepted, one more is not', () => {
    expect(message('a'.repeat(63))).toBe('accepted');
    expect(message('a'.repeat(64))).toBe('Website domain must be 63 characters or less');
  });

  test.each([
    'jane-doe',
    'jane.doe',
    'jane doe',
    'jane_doe',
    '_acme-challenge',
    'xn--pple-43d',
    '\uff41\uff44\uff4d\uff49\uff4e',
    '\u0430dmin',
    'admin\u200bx',
    'con\u0000x',
    'josé',
    '語',
    '١٢٣',
    'stra\u00dfe',
    '\u212aelvin',
    'mi\u017fter',
    'a\nb',
    '<b>',
  ])('%j has more than letters and digits', (label) => {
    expect(message(label)).toBe('Only letters, numbers and hyphens allowed');
  });

  test.each(['jane', 'JaneDoe2', '42', ' jane '])('%j is accepted', (label) => {
    expect(message(label)).toBe('accepted');
  });
});

test('D1: an accepted label is one label that the URL standard leaves as it is', () => {
  expect(
    fc.check(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 70 }),
          fc.string({ unit: fc.constantFrom(...Array.from('aZ09-.')) }),
        ),
        (text) => {
          const result = v.safeParse(SiteLabelSchema, text);
          if (!result.success) return true;
          const label = normalizeSiteLabel(result.output);
          return new URL(`https://${label}.example.test`).hostname === `${label}.example.test`;
        },
      ),
      { numRuns: 20_000 },
    ),
  ).toMatchObject({ failed: false, counterexample: null });
});

describe('D1: reserved labels', () => {
  test.each([
    'www',
    'WWW',
    ' admin ',
    'api',
    'dashboard',
    'dashboardstaging',
    'linkedin',
    'github',
    'youtube',
    'instagram',
    'preview',
    'Autodiscover',
    'autoconfig',
    'wpad',
    'isatap',
    'mtasts',
    'openpgpkey',
    'localhost',
    'postmaster',
    'hostmaster',
    'ssladmin',
    'ssladministrator',
    'acmechallenge',
    'enterpriseenrollment',
    'lyncdiscover',
    'sip',
    'cpanel',
    'ftp',
    'status',
    'abuse',
    'ns1',
    'ns7',
    'mx4',
    'smtp9',
    'www2',
    'mail12',
    '123',
    '0',
    'google',
    'paypal',
    'tosite',
    'media',
    'cdn',
  ])('%s can never be a site', (label) => {
    expect(isReservedLabel(label)).toBe(true);
  });

  test.each(['jane', 'mira', 'wwwa', 'mailer2x', '2026mira', 'tositesamplemira'])(
    '%s can be a site',
    (label) => {
      expect(isReservedLabel(label)).toBe(false);
    },
  );
});

describe('a label made from a name', () => {
  test.each([
    ['Mireille Okonjo', 'mireilleokonjo'],
    ['saffron.and.slate', 'saffronandslate'],
    ['harbour_light_films', 'harbourlightfilms'],
    ['José Núñez', 'josenunez'],
    ['Straße Łódź Ærø', 'strasselodzaero'],
    ['Nguyễn Văn Ân', 'nguyenvanan'],
    ['Пётр Щукин', 'petrshchukin'],
    ['Ελένη', 'eleni'],
    ['\uff21\uff22\uff11', 'ab1'],
    ['ﬁnch', 'finch'],
    ['İstanbul', 'istanbul'],
    ['ليان', ''],
    ['云杉', ''],
    ['', ''],
  ])('%s becomes %s', (name, label) => {
    expect(siteLabelFrom(name)).toBe(label);
  });

  test('of any name only lower-case letters and digits are left, 63 at most, and a second time changes nothing', () => {
    expect(
      fc.check(
        fc.property(
          fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 200 })),
          (name) => {
            const label = siteLabelFrom(name);
            return /^[a-z0-9]{0,63}$/u.test(label) && siteLabelFrom(label) === label;
          },
        ),
        { numRuns: 10_000 },
      ),
    ).toMatchObject({ failed: false, counterexample: null });
  });
});
