import { expect, test } from 'vitest';
import * as v from 'valibot';
import { initialSeoSettings, SeoSettingsSchema } from './seo.ts';

const accepts = (change: object) => v.is(SeoSettingsSchema, { ...initialSeoSettings(), ...change });

test('the first settings are valid', () => {
  expect(accepts({})).toBe(true);
});

test('lengths, links and the verification code are bounded, and unknown keys refused', () => {
  expect(accepts({ title: 'a'.repeat(121) })).toBe(false);
  expect(accepts({ description: 'a'.repeat(321) })).toBe(false);
  expect(accepts({ keywords: ['a'.repeat(61)] })).toBe(false);
  expect(accepts({ keywords: Array.from({ length: 31 }, () => 'a') })).toBe(false);
  expect(accepts({ canonicalUrl: 'javascript:alert(1)' })).toBe(false);
  expect(accepts({ ogImageUrl: 'mailto:a@b.test' })).toBe(false);
  expect(accepts({ canonicalUrl: 'https://www.jane.example/' })).toBe(true);
  expect(accepts({ googleSiteVerification: '"><script>' })).toBe(false);
  expect(accepts({ googleSiteVerification: 'a1b2c3d4e5_-f6' })).toBe(true);
  expect(accepts({ bingSiteVerification: 'A1B2C3D4E5F6A7B8' })).toBe(true);
  expect(accepts({ yandexVerification: '"><script>' })).toBe(false);
  expect(accepts({ robots: 'all' })).toBe(false);
});
