import { ProfileSchema } from '@tosite/validation/profile/profile';
import * as fc from 'fast-check';
import { getDotPath, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { changeAt, keysOf, STRANGE_VALUES, type Json, type JsonChange } from '../testing/strange-json.ts';
import { readCompanyPage } from './link/page/company-page.ts';
import { emptyPageIs } from './link/page/page-outcome.ts';
import { readPersonPage } from './link/page/person-page.ts';
import { classifyHeader, toRows } from './rows/columns.ts';
import { createDateReader } from './rows/dates.ts';
import { linkedInRowsToProfile } from './rows/rows-to-profile.ts';
import { READ_TABLES } from './rows/tables.ts';
import { recordedPage, wordsOfProfile } from './testing/read-page.ts';
import { turns } from '../testing/turns.ts';

/* LinkedIn will change its pages and files some day. Whatever they become: a valid profile, or none. */

const UNREADABLE = /\bundefined\b|\[object Object\]|\bNaN\b|(?:^|[^*])\*{2,} |^\*+$/mu;
const known = { handle: 'x', url: 'https://linkedin.com/in/x', pictureOk: () => true };
const readers = { person: readPersonPage, company: readCompanyPage };
const PAGES = (
  [
    ['person', 'html/person.mireille.masked'],
    ['person', 'html/person.mireille.visible'],
    ['person', 'html/person.layan.masked'],
    ['company', 'html/company.atelier-cendre'],
    ['company', 'html/company.atelier-cendre.graph'],
  ] as const
).map(([kind, name]) => {
  const html = recordedPage(name);
  const script = /(<script type="application\/ld\+json">)([\s\S]*?)(<\/script>)/u;
  // A recording of this package: its script is JSON.
  const data = JSON.parse(script.exec(html)?.[2] ?? 'null') as Json;
  return {
    kind,
    html,
    data,
    /** The page with other structured data. */
    with: (other: Json) =>
      html.replace(
        script,
        (_all, open: string, _old, close: string) =>
          open + JSON.stringify(other).replaceAll('<', '\\u003c') + close,
      ),
  };
});

/** What is wrong with what a page becomes; null: nothing. */
function whatIsWrong(kind: 'person' | 'company', html: string): string | null {
  const reading = readers[kind](html, known);
  if (reading === null) return ['wall', 'not-found'].includes(emptyPageIs(html)) ? null : 'no outcome';
  const issue = safeParse(ProfileSchema, reading.profile).issues?.[0];
  if (issue !== undefined) return `${getDotPath(issue)}: ${issue.message}`.slice(0, 300);
  const shown = wordsOfProfile(reading.profile);
  return UNREADABLE.test(shown) ? `shows ${UNREADABLE.exec(shown)?.[0]}` : null;
}

describe('a page', () => {
  it('I13: of which any one field of the structured data may become anything', () => {
    const wrong: string[] = [];
    for (const page of PAGES.filter((_page, index) => index === 1 || index === 3)) {
      for (const key of keysOf(page.data)) {
        for (const [index, value] of STRANGE_VALUES.entries()) {
          const problem = whatIsWrong(
            page.kind,
            page.with(changeAt(page.data, key, { kind: 'replace', value })),
          );
          if (problem !== null) wrong.push(`${page.kind}.${key} = strange value ${index}: ${problem}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  const change: fc.Arbitrary<JsonChange> = fc.record({
    kind: fc.constantFrom('drop', 'replace', 'repeat', 'wrap', 'rename'),
    value: fc.oneof(
      fc.constantFrom(...STRANGE_VALUES, '**** ***', '*'),
      fc.jsonValue().map((value) => value as Json),
    ),
  });

  it('of which several things change at once gives a valid profile or none', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PAGES),
        fc.array(fc.tuple(fc.nat(), change), { minLength: 1, maxLength: 8 }),
        (page, changes) => {
          const keys = keysOf(page.data);
          const data = changes.reduce(
            (at, [nth, one]) => changeAt(at, keys[nth % keys.length] ?? '', one),
            page.data,
          );
          expect(whatIsWrong(page.kind, page.with(data))).toBeNull();
        },
      ),
      turns(150),
    );
  }, 60_000);

  it('of which the markup is cut, doubled or replaced gives a valid profile or none', () => {
    const cut = fc.record({
      at: fc.nat(),
      length: fc.nat({ max: 3000 }),
      put: fc.oneof(
        fc.string(),
        fc.constantFrom('<li>', '"', '</section>', '<!--', '****', '<time>', '&amp;lt;', '<table><tr><td>'),
      ),
    });
    fc.assert(
      fc.property(fc.constantFrom(...PAGES), fc.array(cut, { minLength: 1, maxLength: 10 }), (page, cuts) => {
        const html = cuts.reduce((text, { at, length, put }) => {
          const from = at % Math.max(text.length, 1);
          return text.slice(0, from) + put + text.slice(from + length);
        }, page.html);
        // A hidden word with something put into it is still not a word: only the shape is judged here.
        const reading = readers[page.kind](html, known);
        expect(reading === null || safeParse(ProfileSchema, reading.profile).success).toBe(true);
      }),
      turns(150),
    );
  }, 60_000);
});

describe('rows', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom(
      '',
      'Apr 2019',
      '2015',
      '**** ***',
      'Present',
      '[PORTFOLIO:https://a.example,COMPANY:]',
      '<b>&amp;',
      '\u0000\ud800',
      'x'.repeat(30_000),
      'VISIBLE',
      'https://a.example',
      '43556',
      '07/08/23, 10:00 AM',
    ),
  );
  const columns =
    'Company Name,Title,Description,Location,Started On,Finished On,School Name,Start Date,End Date,Notes,Degree Name,Activities,Name,Proficiency,Url,Authority,License Number,Issued On,Role,Cause,Published On,Publisher,Position,First Name,Last Name,Company,Job Title,Text,Creation Date,Status,Headline,Summary,Geo Location,Twitter Handles,Websites,Birth Date,Address,__proto__,constructor'.split(
      ',',
    );

  it('of any kind, with any cells, give a valid profile, always the same', () => {
    const row = fc.oneof(
      {
        weight: 9,
        arbitrary: fc.dictionary(fc.constantFrom(...columns), cell, { maxKeys: 14 }) as fc.Arbitrary<unknown>,
      },
      { weight: 1, arbitrary: fc.jsonValue() },
    );
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...READ_TABLES), fc.array(row, { maxLength: 12 })),
        (tables) => {
          const profile = linkedInRowsToProfile(tables, { source: 'linkedin:export' });
          expect(safeParse(ProfileSchema, profile).issues).toBeUndefined();
          expect(linkedInRowsToProfile(tables, { source: 'linkedin:export' })).toEqual(profile);
          for (const list of [profile.experience, profile.education, profile.skills, profile.links]) {
            expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
          }
        },
      ),
      turns(300),
    );
  }, 60_000);

  it('under any header are read or not, and never fail', () => {
    const header = fc.array(
      fc.oneof(fc.constantFrom(...columns), fc.string({ unit: 'binary', maxLength: 20 })),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(header, fc.array(fc.array(cell, { maxLength: 20 }), { maxLength: 5 }), (cells, records) => {
        const table = classifyHeader(cells);
        if (table === null) return;
        for (const one of toRows(table, cells, records)) {
          for (const value of Object.values(one)) expect(typeof value).toBe('string');
          expect(Object.keys(one)).not.toContain('Birth Date');
        }
      }),
      turns(300),
    );
  }, 60_000);

  it('dates are dates or null', () => {
    const written = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.stringMatching(/^[\d/.\- ]{0,12}$/u),
      fc
        .tuple(
          fc.nat({ max: 40 }),
          fc.constantFrom('Apr', 'März', 'août', '年', '/', '.'),
          fc.nat({ max: 3000 }),
        )
        .map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(fc.array(written, { maxLength: 5 }), (column) => {
        const read = createDateReader(column);
        for (const one of column) {
          expect(read(one) ?? '2000').toMatch(
            /^(?:19|20|21)\d{2}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/u,
          );
        }
      }),
      turns(300),
    );
  });
});
