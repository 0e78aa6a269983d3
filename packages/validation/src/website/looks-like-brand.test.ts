import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { looksLikeBrand } from './looks-like-brand.ts';

test.each([
  ['paypa1', 'paypal'],
  ['paypai', 'paypal'],
  ['PayPal', 'paypal'],
  ['g00gle-login', 'google'],
  ['g00glelogin', 'google'],
  ['googlelogin', 'google'],
  ['loginmicrosoft', 'microsoft'],
  ['rnicrosoft', 'microsoft'],
  ['micr0s0ftteams', 'microsoft'],
  ['arnazon', 'amazon'],
  ['tvvitter', 'twitter'],
  ['1inkedin', 'linkedin'],
  ['n3tfl1x', 'netflix'],
  ['secure-bank', 'bank'],
  ['bankverify', 'bank'],
  ['t0s1te', 'tosite'],
  ['applesupport', 'apple'],
])('%s is taken for %s', (label, brand) => {
  expect(looksLikeBrand(label)).toBe(brand);
});

test.each([
  'jane',
  'pineapple',
  'purchase',
  'intelligence',
  'modern',
  'bankholidayphotos',
  'visage',
  'appletree',
  'mira2026',
  'lisa5',
  'burnside',
  '',
])('%s is nobody but itself', (label) => {
  expect(looksLikeBrand(label)).toBeNull();
});

test('any text gets an answer', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (label) => {
      const brand = looksLikeBrand(label);
      expect(brand ?? 'none').toMatch(/^[a-z0-9]+$/u);
    }),
  );
});
