import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectPlatform } from './detect-platform.ts';
import rows from './fixtures/profile-links.json' with { type: 'json' };
import { normalizeProfileUrl, PROFILE_LINK_INVALID, PROFILE_LINK_REQUIRED } from './normalize-profile-url.ts';
import { SUBDOMAINS } from './platform.ts';
import { siteNameOf } from './site-name.ts';

const HOSTS = {
  linkedin: /^(www\.)?linkedin\.com$/,
  github: /^(www\.)?github\.com$/,
  youtube: /^((www\.)?youtube\.com|youtu\.be)$/,
  instagram: /^(www\.)?instagram\.com$/,
};

const subdomain = fc.constantFrom(...SUBDOMAINS, null);
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string(),
  fc.webUrl(),
);
const seed = fc.constantFrom(...rows.map((row) => row.input.slice(0, 300)));
/** Rows with a piece changed, and links put together from likely and unlikely parts. */
const link = fc.oneof(
  fc.tuple(seed, text, fc.nat(60)).map(([input, piece, at]) => input.slice(0, at) + piece + input.slice(at)),
  fc.tuple(seed, seed).map(([a, b]) => a + b),
  fc
    .tuple(
      fc.constantFrom('', 'https://', 'http://', 'HTTPS://', '//', 'https:', '@'),
      fc.constantFrom('', 'www.', 'm.', 'fr.', 'evil.', 'music.'),
      fc.constantFrom(
        'linkedin.com',
        'github.com',
        'youtube.com',
        'youtu.be',
        'instagram.com',
        'instagr.am',
        'evil.example',
      ),
      fc.array(
        fc.oneof(
          fc.constantFrom(
            'in',
            'company',
            'channel',
            'c',
            'user',
            '@name',
            'videos',
            '..',
            '%2e',
            'a%2Fb',
            '',
          ),
          text,
        ),
        {
          maxLength: 4,
        },
      ),
      fc.constantFrom('', '/', '?a=b', '#c', ',', '\u200b'),
    )
    .map(([scheme, prefix, host, path, end]) => `${scheme}${prefix}${host}/${path.join('/')}${end}`),
);
const name = fc.string({ unit: fc.constantFrom(...Array.from('abAB019-_.@é語'), 'UC'), maxLength: 45 });
const anything = fc.oneof(text, link, link, name);

const ROUNDS = { numRuns: 20_000 };

test(
  'any text on any subdomain gets a profile or one of the two specified sentences',
  { timeout: 60_000 },
  () => {
    fc.assert(
      fc.property(anything, subdomain, (input, where) => {
        const reading = normalizeProfileUrl(input, where);
        const sentences = [PROFILE_LINK_REQUIRED, PROFILE_LINK_INVALID];
        const fits = reading.ok
          ? reading.siteName !== '' && reading.siteName === siteNameOf(reading.url)
          : sentences.includes(reading.message);
        expect(fits).toBe(true);
      }),
      ROUNDS,
    );
  },
);

test(
  "I1: the host of an accepted link is always one of its platform's own, over http or https",
  { timeout: 60_000 },
  () => {
    let accepted = 0;
    fc.assert(
      fc.property(anything, subdomain, (input, where) => {
        const reading = normalizeProfileUrl(input, where);
        if (!reading.ok) return;
        accepted += 1;
        const url = new URL(reading.url);
        expect(url.hostname).toMatch(HOSTS[reading.platform]);
        expect(url.href).toBe(reading.url);
        expect(url.port + url.username + url.password + url.search + url.hash).toBe('');
        expect(detectPlatform(reading.url)?.websiteType).toBe(reading.websiteType);
      }),
      ROUNDS,
    );
    // Else the property would hold for nothing.
    expect(accepted).toBeGreaterThan(500);
  },
);

test('I1: reading the returned address again gives the same, on every subdomain', { timeout: 60_000 }, () => {
  let accepted = 0;
  fc.assert(
    fc.property(anything, subdomain, subdomain, (input, where, elsewhere) => {
      const first = normalizeProfileUrl(input, where);
      if (!first.ok) return;
      accepted += 1;
      expect(normalizeProfileUrl(first.url, elsewhere)).toEqual(first);
    }),
    ROUNDS,
  );
  expect(accepted).toBeGreaterThan(500);
});
