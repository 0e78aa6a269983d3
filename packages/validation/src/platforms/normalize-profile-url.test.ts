import { describe, expect, test } from 'vitest';
import rows from './fixtures/profile-links.json' with { type: 'json' };
import { normalizeProfileUrl, PROFILE_LINK_INVALID, PROFILE_LINK_REQUIRED } from './normalize-profile-url.ts';
import { SUBDOMAINS, type Subdomain } from './platform.ts';

type Row = {
  id: string;
  input: string;
  subdomain: Subdomain;
  expect: { platform: string; website_type: string; siteName: string; url: string } | { error: string };
  decidedBy: string;
  why: string;
  literalReading?: unknown;
};
// The fixture's rows have more than one shape; its own notes describe this one.
const ROWS = rows as unknown as Row[];

function decidedBy(authority: string): [string, Row][] {
  return ROWS.filter((row) => row.decidedBy === authority).map((row) => [
    `${row.id} ${JSON.stringify(row.input).slice(0, 90)} on ${row.subdomain}: ${row.why}`,
    row,
  ]);
}

function answer(row: Row) {
  return 'error' in row.expect
    ? { ok: false, message: row.expect.error }
    : {
        ok: true,
        platform: row.expect.platform,
        websiteType: row.expect.website_type,
        siteName: row.expect.siteName,
        url: row.expect.url,
      };
}

test('the table of links has every row of the brief', () => {
  expect(ROWS).toHaveLength(289);
  expect(new Set(ROWS.map((row) => row.decidedBy))).toEqual(new Set(['specification', 'careful product']));
});

describe('rows that the specification decides', () => {
  test.each(decidedBy('specification'))('%s', (_, row) => {
    expect(normalizeProfileUrl(row.input, row.subdomain)).toEqual(answer(row));
  });
});

describe('rows that a careful product decides', () => {
  test.each(decidedBy('careful product'))('%s', (_, row) => {
    expect(normalizeProfileUrl(row.input, row.subdomain)).toEqual(answer(row));
  });
});

describe('beyond the table', () => {
  const read = (input: string, subdomain: Subdomain | null = null) => {
    const reading = normalizeProfileUrl(input, subdomain);
    return reading.ok ? `${reading.websiteType} ${reading.siteName} ${reading.url}` : reading.message;
  };

  test.each([
    ['https://linkedin.com/in/tosite-sample-mira', 'linkedin-individual'],
    ['https://linkedin.com/company/tosite-sample-works', 'linkedin-company'],
    ['https://github.com/tosite-sample-with-a-name-longer-than-github-allows', 'github'],
    ['https://youtube.com/@tosite-sample-with-a-name-longer-than-youtube-allows', 'youtube'],
    ['https://instagram.com/tosite-sample-mira', 'instagram'],
  ])('the sample profile %s is accepted as it stands', (url, websiteType) => {
    const name = url.slice(url.lastIndexOf('/') + 1).replace('@', '');
    for (const subdomain of [...SUBDOMAINS, null]) {
      expect(normalizeProfileUrl(url, subdomain)).toMatchObject({
        ok: true,
        websiteType,
        siteName: name,
        url,
      });
    }
  });

  test.each(['linkedin', 'github', 'youtube', 'instagram'] as const)(
    'the name of a sample is accepted on the %s subdomain',
    (platform) => {
      expect(normalizeProfileUrl('tosite-sample-mira', platform)).toMatchObject({ ok: true, platform });
    },
  );

  test('exactly 2,048 characters are read, one more is refused, and space around does not count', () => {
    const url = 'https://github.com/quillfeather-dev?';
    const longest = url + 'x'.repeat(2048 - url.length);
    expect(normalizeProfileUrl(longest, null).ok).toBe(true);
    expect(normalizeProfileUrl(`${longest}x`, null)).toEqual({ ok: false, message: PROFILE_LINK_INVALID });
    expect(normalizeProfileUrl(`  ${longest}\n`, null).ok).toBe(true);
    expect(normalizeProfileUrl(' '.repeat(5000), null)).toEqual({
      ok: false,
      message: PROFILE_LINK_REQUIRED,
    });
  });

  test.each([
    ['https://@github.com/quillfeather-dev', 'empty user info'],
    ['https:///github.com/quillfeather-dev', 'three slashes'],
    ['https://github%2Ecom/quillfeather-dev', 'an escape in the host'],
    ['http://github.com:443/quillfeather-dev', 'the port of another scheme'],
    ['https://www.linkedin.com/in/mireille-okonjo/unknown-tab', 'an unknown tab'],
    ['https://www.linkedin.com/company/atelier-cendre/unknown-tab', 'an unknown tab of a company'],
    ['https://www.linkedin.com/in/---', 'a name without a letter'],
    ['https://www.linkedin.com/company/%2e%2e', 'an encoded dot segment'],
    ['https://www.youtube.com/@kettleandcompass/unknown', 'an unknown tab of a channel'],
    ['https://youtu.be/kc001q9ZzYx/more', 'more after a video'],
    ['https://www.instagram.com/saffron.and.slate/p/DFabc/', 'a post under its account'],
    ['https://www.instagram.com/stories/highlights/178/', 'a highlight, which names no account'],
    ['https://www.instagram.com/.saffron', 'a dot first'],
    ['https://github.com/a--_b_c', 'two underscores'],
    ['https://github.com/quill/followers/more', 'three segments'],
    ['https://github.com/%2e', 'an encoded dot'],
    ['https://www.linkedin.com/in/mireille\u{FE0F}-okonjo', 'an invisible mark inside the name'],
    ['https://www.linkedin.com/in/mireille%EF%B8%8F-okonjo', 'an encoded invisible mark'],
    ['https://www.linkedin.com/in/\u{202E}', 'only an override'],
  ])('I1: %s is refused: %s', (input) => {
    expect(read(input)).toBe(PROFILE_LINK_INVALID);
  });

  test.each([
    [
      'https://github.com/quillfeather-dev/repositories',
      null,
      'github quillfeather-dev https://github.com/quillfeather-dev',
    ],
    [
      'https://www.instagram.com/saffron.and.slate/reels/',
      null,
      'instagram saffron.and.slate https://instagram.com/saffron.and.slate',
    ],
    [
      'https://www.instagram.com/stories/saffron.and.slate/3141592/',
      null,
      'instagram saffron.and.slate https://instagram.com/saffron.and.slate',
    ],
    [
      'https://www.instagram.com/_u/saffron.and.slate',
      null,
      'instagram saffron.and.slate https://instagram.com/saffron.and.slate',
    ],
    [
      'instagram.com/@saffron.and.slate',
      null,
      'instagram saffron.and.slate https://instagram.com/saffron.and.slate',
    ],
    [
      'https://www.linkedin.com/in/mireille-okonjo/details/experience/',
      null,
      'linkedin-individual mireille-okonjo https://linkedin.com/in/mireille-okonjo',
    ],
    [
      'https://www.linkedin.com/in/mireille-okonjo/pt-BR',
      null,
      'linkedin-individual mireille-okonjo https://linkedin.com/in/mireille-okonjo',
    ],
    [
      'https://www.linkedin.com/company/booking.com',
      null,
      'linkedin-company booking.com https://linkedin.com/company/booking.com',
    ],
    [
      "https://www.linkedin.com/company/oak'n-ash",
      null,
      "linkedin-company oak'n-ash https://linkedin.com/company/oak'n-ash",
    ],
    [
      'https://www.youtube.com/user/kettlecompass/videos',
      null,
      'youtube kettlecompass https://youtube.com/user/kettlecompass',
    ],
    ['@kettleandcompass/videos', 'youtube', 'youtube kettleandcompass https://youtube.com/@kettleandcompass'],
    [
      'channel/UCfxKettleAndCompass0001',
      'youtube',
      'youtube UCfxKettleAndCompass0001 https://youtube.com/channel/UCfxKettleAndCompass0001',
    ],
    [
      '“https://github.com/quillfeather-dev”',
      null,
      'github quillfeather-dev https://github.com/quillfeather-dev',
    ],
    [
      '(https://github.com/quillfeather-dev),',
      null,
      'github quillfeather-dev https://github.com/quillfeather-dev',
    ],
    [
      '[https://github.com/quillfeather-dev]',
      null,
      'github quillfeather-dev https://github.com/quillfeather-dev',
    ],
  ] as const)('%s on %s is the profile', (input, subdomain, expected) => {
    expect(read(input, subdomain)).toBe(expected);
  });

  test('dashboardstaging is the main host too', () => {
    for (const host of ['dashboard', 'dashboardstaging', null] as const) {
      expect(normalizeProfileUrl('quillfeather-dev', host).ok).toBe(false);
    }
  });

  test('an address as a name on Instagram is a link, and is refused', () => {
    expect(read('example.org', 'instagram')).toBe(PROFILE_LINK_INVALID);
    expect(read('www.youtube.com', 'instagram')).toBe(PROFILE_LINK_INVALID);
    expect(read('someone@example.com', 'instagram')).toBe(PROFILE_LINK_INVALID);
  });

  test('what is not a string or not a subdomain gets an answer too', () => {
    for (const input of [undefined, null, 5, {}, [], Symbol('x')]) {
      // Callers without types exist: the package is used by other tooling.
      expect(normalizeProfileUrl(input as string, null)).toEqual({
        ok: false,
        message: PROFILE_LINK_REQUIRED,
      });
    }
    for (const subdomain of ['constructor', '__proto__', '', 5, undefined]) {
      expect(normalizeProfileUrl('someone', subdomain as unknown as Subdomain).ok).toBe(false);
    }
  });
});
