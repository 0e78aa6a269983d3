import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isHidden } from './linkedin-text.ts';
import { readDate } from './rows/dates.ts';
import { linkedInRowsToProfile } from './rows/rows-to-profile.ts';
import { readCompany, readPerson, recordedPage, wordsOfProfile } from './testing/read-page.ts';

/* Every fact of a recording is in the Profile, or on one of these lists with the reason why it is not. */

/** Of a page's structured data, by the path of the fact. */
const LEFT_OUT_OF_PAGES: Record<string, RegExp> = {
  'what says nothing about anybody':
    /@type$|@context$|interactionType$|WebPage\.|address\.type$|\.name$(?<=interactionStatistic\.name)/u,
  'the address of the page itself: the profile keeps the one that was pasted':
    /^(?:Person|Organization)\.(?:url|sameAs)$/u,
  "LinkedIn's badge for those who post": /^Person\.disambiguatingDescription$/u,
  'a past employer whose job the page does not name': /^Person\.alumniOf\.Organization\./u,
  'the address of a school': /^Person\.alumniOf\.EducationalOrganization\.url$/u,
  'the country, where the place names it': /^Person\.address\.addressCountry$/u,
  'the text about the person as it is cut off, where the page shows all of it': /^Person\.description$/u,
  "an article's writer, cover, likes and last change":
    /^Article\.(?:author|image|interactionStatistic|dateModified)/u,
  'posts: a feed is not shown elsewhere': /^DiscussionForumPosting\./u,
  'the words beside the logo': /^Organization\.logo\.description$/u,
};

/** The dates and the address of a job or a membership whose name is hidden: it is left out whole. */
const LEFT_OUT_WHEN_MASKED = /^Person\.(?:worksFor|memberOf)\.(?:url$|member\.)/u;

/** Of a member's own data, by the column. */
const LEFT_OUT_OF_ROWS: Record<string, string> = {
  'Birth Date': 'private',
  'Zip Code': 'private',
  Address: 'private',
  'Maiden Name': 'private',
  'Instant Messengers': 'private',
  Industry: 'a person has no place for it, and the headline says it better',
};

type Fact = { path: string; value: string };

function factsOf(value: unknown, path: string): Fact[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, value: String(value) }];
  if (Array.isArray(value)) return value.flatMap((one) => factsOf(one, path));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) => {
    const type =
      key === 'alumniOf' || key === '@graph' ? typed(one, key === '@graph' ? '' : `${path}.${key}.`) : null;
    return type ?? factsOf(one, path === '' ? key : `${path}.${key}`);
  });
}

function typed(list: unknown, before: string): Fact[] {
  const items: unknown[] = Array.isArray(list) ? list : [list];
  // Recordings of this package: each has a type.
  return items.flatMap((item) => factsOf(item, before + (item as { '@type': string })['@type']));
}

const PAGES = [
  ['html/person.mireille.masked', readPerson],
  ['html/person.mireille.visible', readPerson],
  ['html/person.layan.masked', readPerson],
  ['html/company.atelier-cendre', readCompany],
  ['html/company.atelier-cendre.graph', readCompany],
] as const;

describe.each(PAGES)('%s', (name, read) => {
  const html = recordedPage(name);
  const { profile, masked } = read(html);
  const words = `${wordsOfProfile(profile)}\n${Object.values(profile.stats).join('\n')}`.replace(
    /\s+/gu,
    ' ',
  );
  const isKept = ({ value }: Fact) =>
    words.includes(value.replace(/\s+/gu, ' ').trim()) || words.includes(readDate(value) ?? '\u0000');

  it('is covered: structured data', () => {
    const json = /ld\+json">([\s\S]*?)<\/script>/u.exec(html)?.[1] ?? '';
    const data: unknown = JSON.parse(json);
    const facts = factsOf(data, JSON.stringify(data).includes('"@graph"') ? '' : 'Organization');
    expect(facts.length).toBeGreaterThan(10);
    const lost = facts.filter(
      (fact) =>
        fact.value !== '' &&
        !isHidden(fact.value) &&
        !isKept(fact) &&
        !(masked && LEFT_OUT_WHEN_MASKED.test(fact.path)) &&
        !Object.values(LEFT_OUT_OF_PAGES).some((paths) => paths.test(fact.path)),
    );
    expect(lost).toEqual([]);
  });

  it('is covered: what the page shows', () => {
    const shown = [
      ...html.matchAll(
        /<(?:h[1-4]|dd|p)\b[^>]*class="[^"]*(?:title|subtitle|headline|text-color-text break-words|location)[^"]*"[^>]*>([\s\S]*?)<\/(?:h[1-4]|dd|p)>/gu,
      ),
    ]
      .map(([, inner = '']) =>
        inner
          .replace(/<[^>]*>/gu, ' ')
          .replaceAll('&amp;', '&')
          .replace(/\s+/gu, ' ')
          .trim(),
      )
      .filter((text) => text !== '' && !isHidden(text));
    const labels = /^(?:About|About us|Experience|Education|Locations|Updates|Employees at .*)$/u;
    // The specialities are a list in the profile, and a sentence on the page; behind the website is a redirect.
    const lost = shown.filter(
      (text) => !labels.test(text) && !words.includes(text) && !/plain language|External link/u.test(text),
    );
    expect(lost).toEqual([]);
  });
});

it.each(['PROFILE', 'POSITIONS', 'POSITIONS.start-1', 'EDUCATION', 'SKILLS', 'LANGUAGES'])(
  "a member's own data is covered: %s",
  (name) => {
    const url = new URL(`../../fixtures/linkedin/api/memberSnapshotData.${name}.json`, import.meta.url);
    // A recording of this package, in this shape.
    const { elements } = JSON.parse(readFileSync(url, 'utf8')) as {
      elements: { snapshotData: Record<string, string>[] }[];
    };
    const rows = elements.flatMap(({ snapshotData }) => snapshotData);
    const table = name.split('.')[0]?.toLowerCase() ?? '';
    const profile = linkedInRowsToProfile({ [table]: rows }, { source: 'linkedin:portability' });
    const words = wordsOfProfile(profile).replace(/\s+/gu, ' ');
    const lost = rows.flatMap((row) =>
      Object.entries(row).filter(([column, value]) => {
        const facts = value
          .replace(/^\[|\]$/gu, '')
          .split(/,(?=[A-Z]+:)/u)
          .map((fact) => fact.replace(/^[A-Z]+:(?=http)/u, ''));
        return (
          LEFT_OUT_OF_ROWS[column] === undefined &&
          !facts.every(
            (fact) =>
              words.includes(fact.replace(/\s+/gu, ' ')) || words.includes(readDate(fact) ?? '\u0000'),
          )
        );
      }),
    );
    expect(lost).toEqual([]);
    expect(words).not.toMatch(/1990|69001|Design Services/u);
  },
);
