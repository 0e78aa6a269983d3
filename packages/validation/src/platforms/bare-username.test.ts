import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bareUsername, profileUrlFor } from './bare-username.ts';
import { normalizeProfileUrl } from './normalize-profile-url.ts';
import { PLATFORMS, type Platform } from './platform.ts';

test.each([
  ['quillfeather-dev', 'quillfeather-dev'],
  ['@quillfeather-dev', 'quillfeather-dev'],
  ['  harbour_light_films ', 'harbour_light_films'],
  ['saffron.and.slate', 'saffron.and.slate'],
  ['@lena.com', 'lena.com'],
  ['"quillfeather-dev"', 'quillfeather-dev'],
  ['jose\u0301', 'jos\u00e9'],
])('%s is the name %s, to be offered on the platforms', (input, name) => {
  expect(bareUsername(input)).toBe(name);
});

test.each([
  '',
  '   ',
  '@',
  'two words',
  'https://github.com/x',
  'github.com',
  'example.com',
  'someone@example.com',
  'in/x',
  '.',
  'a'.repeat(3000),
])('%s is not a name', (input) => {
  expect(bareUsername(input)).toBeNull();
});

test('a name is offered where its platform has such names', () => {
  const offered = (name: string) => PLATFORMS.filter((platform) => profileUrlFor(platform, name) !== null);
  expect(offered('quillfeather')).toEqual(['linkedin', 'github', 'youtube', 'instagram']);
  expect(offered('harbour_light')).toEqual(['github', 'youtube', 'instagram']);
  expect(offered('saffron.and.slate')).toEqual(['youtube', 'instagram']);
  expect(offered('settings')).toEqual(['linkedin', 'youtube', 'instagram']);
  expect(offered('a'.repeat(50))).toEqual(['linkedin']);
});

test('the addresses are those that the subdomains give', () => {
  expect(PLATFORMS.map((platform) => profileUrlFor(platform, '@quillfeather'))).toEqual([
    'https://linkedin.com/in/quillfeather',
    'https://github.com/quillfeather',
    'https://youtube.com/@quillfeather',
    'https://instagram.com/quillfeather',
  ]);
  expect(profileUrlFor('nowhere' as unknown as Platform, 'quillfeather')).toBeNull();
});

test('whatever is offered is a profile of that platform on the main host', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: fc.constantFrom(...Array.from('abZ09-_.@é')) }),
        fc.string({ unit: 'binary' }),
      ),
      (input) => {
        const name = bareUsername(input);
        if (name === null) return;
        const urls = PLATFORMS.map((platform) => ({ platform, url: profileUrlFor(platform, name) })).filter(
          ({ url }) => url !== null,
        );
        expect(urls).not.toEqual([]);
        for (const { platform, url } of urls) {
          expect(normalizeProfileUrl(url ?? '', null)).toMatchObject({ ok: true, platform, siteName: name });
        }
      },
    ),
    { numRuns: 5000 },
  );
});
