import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as validation from './index.ts';

const SIZE = 100_000;
const LIMIT_MS = 50;
const fill = (piece: string) => piece.repeat(Math.ceil(SIZE / piece.length)).slice(0, SIZE);

const HOSTILE: Record<string, string> = {
  slashes: fill('/'),
  'slashes after a scheme': `https://${fill('/')}`,
  dots: fill('.'),
  'a link and dots': `https://github.com/${fill('../')}`,
  'percent signs': fill('%'),
  'broken escapes': `https://github.com/${fill('%E0%A4')}`,
  'good escapes': `https://linkedin.com/in/${fill('%D9%84')}`,
  'combining marks': `a${fill('\u0301')}`,
  'combining marks of many classes': fill('\u0301\u0327\u0323\u0345\u05b0\u0e38'),
  'a mark after each letter': fill('e\u0301'),
  'expanding ligatures': fill('\ufdfa'),
  'at signs': fill('@'),
  'labels and at signs': fill('a@'),
  spaces: fill(' '),
  'spaces with an end': `x${fill(' ')}x`,
  'no-break spaces': fill('\u00a0'),
  'zero-width spaces': fill('\u200b'),
  'zero-width spaces around a letter': `${fill('\u200b')}x${fill('\u200b')}`,
  letters: fill('a'),
  'letters and an exclamation mark': `${fill('a')}!`,
  'dotted letters': fill('a.'),
  'a host of labels': `${fill('a.')}com`,
  'hyphenated letters': fill('a-'),
  'an address of hyphens': `a@${fill('a-')}`,
  'an address of labels': `a@${fill('a.')}`,
  'a long local part': `${fill('a.')}@example.com`,
  initials: fill('A.'),
  'words and dots': fill('Ab. '),
  digits: fill('1'),
  'dates without end': `2026${fill('-01')}`,
  'times without end': `2026-11-28T00:00:00.${fill('0')}`,
  colons: fill(':'),
  'a port without end': `localhost:${fill('9')}`,
  brackets: fill('['),
  'an IPv6 address without end': `[${fill('::')}]`,
  quotes: fill('"'),
  'wrapped in brackets': `${fill('(')}x${fill(')')}`,
  commas: fill(','),
  backslashes: fill('\\'),
  'line ends': fill('\r\n'),
  'null characters': fill('\0'),
  'lone surrogates': fill('\ud83d'),
  emoji: fill('👩‍💻'),
  'bidirectional overrides': fill('\u202e'),
  'full-width letters': fill('\uff41'),
  'mailto without end': `mailto:${fill('a')}`,
  'a link with a long query': `https://github.com/x?${fill('a=b&')}`,
  schemes: fill('https://'),
  'nested groups': `group:${fill('(a@b.test,')}`,
  'look-alike pairs': fill('rnvv'),
};

/** The text wherever a document can have one. */
const documentOf = (text: string) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href: text } }] }],
    },
    { type: 'image', attrs: { src: text, alt: text, caption: text } },
    { type: 'film', attrs: { url: text, title: text } },
    { type: 'codeBlock', attrs: { language: text }, content: [{ type: 'text', text }] },
    { type: text, content: [{ type: text, text }] },
  ],
});

const functions = {
  normalizeProfileUrl: (text: string) =>
    [null, ...validation.SUBDOMAINS].map((subdomain) => validation.normalizeProfileUrl(text, subdomain)),
  detectPlatform: validation.detectPlatform,
  siteNameOf: validation.siteNameOf,
  isSampleHandle: validation.isSampleHandle,
  bareUsername: validation.bareUsername,
  profileUrlFor: (text: string) =>
    validation.PLATFORMS.map((platform) => validation.profileUrlFor(platform, text)),
  profileKey: (text: string) =>
    validation.profileKey({ platform: 'youtube', websiteType: 'youtube', siteName: text, url: text }),
  sameProfile: (text: string) => {
    const link = { platform: 'github', websiteType: 'github', siteName: text } as const;
    return validation.sameProfile(link, { ...link, siteName: text.toUpperCase() });
  },
  youtubeReference: validation.youtubeReference,
  safeUrl: validation.safeUrl,
  safeNext: validation.safeNext,
  normalizeEmail: validation.normalizeEmail,
  normalizeSiteLabel: validation.normalizeSiteLabel,
  isReservedLabel: validation.isReservedLabel,
  siteLabelFrom: validation.siteLabelFrom,
  looksLikeBrand: validation.looksLikeBrand,
  brandLetters: validation.brandLetters,
  readsLikeBrand: (text: string) => validation.readsLikeBrand(text.split(' ')),
  readHost: (text: string) =>
    validation.readHost(text, { rootDomain: 'to.site', sitesDomain: 'tosite.page' }),
  normalizeDomainName: (text: string) =>
    [text, `www.${text}.com`, `https://${text}/`].map((each) => validation.normalizeDomainName(each)),
  subdomainOfHost: validation.subdomainOfHost,
  readEditKey: validation.readEditKey,
  editKey: (text: string) => validation.editKey('projects', text),
  moveEdits: (text: string) =>
    validation.moveEdits(validation.emptyOwnerEdits(), 'projects', text, `${text}!`),
  cleanDocument: (text: string) => validation.cleanDocument(documentOf(text)),
  postText: (text: string) => validation.postText(validation.cleanDocument(documentOf(text))),
  postPictures: (text: string) =>
    validation.postPictures({ cover: text, content: validation.cleanDocument(documentOf(text)) }),
  countWords: validation.countWords,
  youtubeId: validation.youtubeId,
  isFilmAddress: validation.isFilmAddress,
  postSlug: (text: string) => validation.postSlug(text),
  tidySlug: validation.tidySlug,
  classifyRequest: (text: string) =>
    (['page', 'missing', 'film', 'ping'] as const).map((answer) =>
      validation.classifyRequest({
        method: answer === 'ping' ? 'POST' : 'GET',
        target: `/?utm_source=${text}`,
        status: answer === 'missing' ? 404 : 200,
        answer,
        https: false,
        // A browser's name before it: nothing is looked at behind what is no person.
        headers: {
          'user-agent': `Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Firefox/131.0 ${text}`,
          referer: `https://${text}`,
          'sec-purpose': text,
          origin: text,
          'ping-from': text,
          'ping-to': `https://${text}`,
        },
        host: text,
        ownersHosts: [text],
      }),
    ),
  groundParagraph: (text: string) => validation.groundParagraph(text, [{ start: 0, text }]),
} satisfies Record<string, (text: string) => unknown>;

/** Exported functions that take no text of a stranger, or carry it over without looking at it. */
const WITHOUT_TEXT = [
  'applyEditsKeepingHidden',
  'applyOwnerEdits',
  'dropEdits',
  'editsTouch',
  'emptyOwnerEdits',
  'revertEdits',
  'emptyProfile',
  'initialSeoSettings',
  'newSpec',
  'firstKindOf',
  'hasExport',
  'isConnectable',
  'platformList',
  'platformOfSubdomain',
  'websiteTypeRecord',
  'platformOfWebsiteType',
  'fieldSentences',
  'emptyDocument',
  'everyBlock',
  'inlineText',
];

/** A value of the schema's shape whose every text is the hostile one. */
function hostileValue(schema: v.GenericSchema, text: string): unknown {
  const inner = schema as {
    type: string;
    entries?: Record<string, v.GenericSchema>;
    item?: v.GenericSchema;
    wrapped?: v.GenericSchema;
  };
  if (inner.entries !== undefined) {
    return Object.fromEntries(
      Object.entries(inner.entries).map(([key, entry]) => [key, hostileValue(entry, text)]),
    );
  }
  if (inner.item !== undefined) return [hostileValue(inner.item, text)];
  if (inner.wrapped !== undefined) return hostileValue(inner.wrapped, text);
  return inner.type === 'number' ? 1 : inner.type === 'boolean' ? true : text;
}

function countOfTexts(value: unknown): number {
  if (typeof value === 'string') return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + countOfTexts(part), 0);
}

const schemas = Object.entries<unknown>(validation).filter(
  (entry): entry is [string, v.GenericSchema] =>
    typeof entry[1] === 'object' && entry[1] !== null && 'kind' in entry[1],
);

/**
 * Processor time, which a busy machine does not stretch; the fastest of three runs, since a collection of garbage in
 * the middle of one is not the validator's.
 */
function milliseconds(work: () => unknown): number {
  return Math.min(
    ...[1, 2, 3].map(() => {
      const start = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    }),
  );
}

test('every exported function is measured here, or takes no text', () => {
  const exported = Object.entries<unknown>(validation).filter(([, value]) => typeof value === 'function');
  expect(exported.map(([name]) => name).sort()).toEqual([...Object.keys(functions), ...WITHOUT_TEXT].sort());
  expect(schemas.length).toBeGreaterThan(40);
});

describe('I8: 100 kB of nonsense is answered within 50 ms', () => {
  test.each(Object.keys(functions) as (keyof typeof functions)[])('by %s', (name) => {
    for (const [shape, text] of Object.entries(HOSTILE)) {
      expect(
        milliseconds(() => functions[name](text)),
        `${name} of ${shape}`,
      ).toBeLessThan(LIMIT_MS);
    }
  });

  test.each(schemas)('by %s, for each text in it', (name, schema) => {
    for (const [shape, text] of Object.entries(HOSTILE)) {
      const value = hostileValue(schema, text);
      const limit = LIMIT_MS * Math.max(1, countOfTexts(value));
      expect(
        milliseconds(() => v.safeParse(schema, value)),
        `${name} of ${shape}`,
      ).toBeLessThan(limit);
    }
  });
});
