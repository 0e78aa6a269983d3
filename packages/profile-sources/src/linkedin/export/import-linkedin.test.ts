import { describe, expect, it } from 'vitest';
import {
  csv,
  fixture,
  linkedInZip,
  MINIMAL_PROFILE,
  POSITIONS_HEADER,
  PROFILE_HEADER,
} from '../../import/testing/linkedin-files.ts';
import { useUploads, zipOf } from '../../import/testing/use-uploads.ts';
import { decodeText } from '../../import/csv/decode-text.ts';
import { readTable } from '../../import/csv/read-table.ts';
import { classifyHeader } from '../rows/columns.ts';
import { fixturePath } from '../../import/testing/use-uploads.ts';
import { readBudget } from '../../import/archive/archive-limits.ts';
import { openArchive } from '../../import/archive/open-archive.ts';
import { warningsOf } from '../../testing/warnings-of.ts';

const uploads = useUploads();

type Expected = {
  name: string;
  headline: string;
  websites: { label: string; url: string }[];
  positions: Record<string, string>[];
  current: string[];
  no_dates_at_all: string[];
  education_count: number;
  skills_unique: string[];
  recommendations_visible: number;
  connections_rows: number;
};
// The recorded expectation has this shape.
const expected = JSON.parse(fixture('linkedin/export/expected.mireille.json').toString()) as Expected;
const PRIVATE =
  /must never reach|69001|Mar 4, 1990|1990-03|mireille@atelier|old@mireille|\+33 0|192\.0\.2\.10|yun@yunshan|云|Secret job|35-54|chose not to show|Hidden Person/u;

async function dropFixture(name: string) {
  return uploads.drop([{ name: `${name}.zip`, data: linkedInZip(name) }]);
}

describe('the recorded exports', () => {
  it.each(['Complete_LinkedInDataExport_11-20-2026', 'Basic_LinkedInDataExport_11-20-2026'])(
    '%s is read exactly',
    async (name) => {
      const { profile, report, unusable } = await dropFixture(name);
      expect(profile.name).toBe(expected.name);
      expect(profile.headline).toBe(expected.headline);
      const urls = profile.links.map(({ url }) => url.replace(/\/$/u, ''));
      for (const { url } of expected.websites) expect(urls).toContain(url);
      expect(profile.experience).toHaveLength(expected.positions.length);
      for (const position of expected.positions) {
        const item = profile.experience.find(({ organisation }) => organisation === position['Company Name']);
        expect(item?.title).toBe(position.Title);
        expect(item?.description ?? '').toBe(position.Description?.replaceAll('\r\n', '\n'));
        expect(item?.location ?? '').toBe(position.Location);
      }
      const current = profile.experience.filter((item) => item.current);
      expect(new Set(current.map(({ organisation }) => organisation))).toEqual(new Set(expected.current));
      const undated = profile.experience.filter(({ start, end }) => start === null && end === null);
      expect(undated.map(({ organisation }) => organisation)).toEqual(expected.no_dates_at_all);
      expect(profile.education).toHaveLength(expected.education_count);
      expect(profile.skills.map((skill) => skill.name)).toEqual(expected.skills_unique);
      expect(JSON.stringify(profile)).not.toMatch(PRIVATE);
      expect(report).toMatchObject({ method: 'linkedin:export', fetchedAt: '2026-11-20T09:14:00.000Z' });
      expect(unusable).toEqual([]);
    },
  );

  it('positions are sorted: those that go on first, then by their start', async () => {
    const { profile } = await dropFixture('Basic_LinkedInDataExport_11-20-2026');
    expect(
      profile.experience.map(({ organisation, start, end, current }) => [organisation, start, end, current]),
    ).toEqual([
      ['École Imaginaire de Design', '2021-09', null, true],
      ['Atelier Cendre', '2019-04', null, true],
      ['Ministère des Formulaires', '2020-01', '2021-03', false],
      ['Freelance', '2015', '2019', false],
      ['Musée des Vents', '2013-09', '2015-06', false],
      ['Petit Journal', null, null, false],
    ]);
  });

  it('everything that is meant to be seen is taken from the complete one', async () => {
    const { profile, report } = await dropFixture('Complete_LinkedInDataExport_11-20-2026');
    expect(profile.about?.text).toBe(
      'I design forms nobody dreads.\n\nBefore that: maps, museums & one very large spreadsheet.',
    );
    expect(profile.location).toBe('Lyon, Auvergne-Rhône-Alpes, France');
    expect(profile.recommendations).toHaveLength(expected.recommendations_visible);
    expect(profile.recommendations[0]).toMatchObject({
      author: 'Anouk Brindille',
      text: 'Mireille made our visitors slow down.\nIn a good way.',
      date: '2023-07-08',
    });
    expect(profile.certifications.map(({ name, url }) => [name, url])).toEqual([
      ['Accessible Forms (RGAA)', 'https://certs.example.com/rgaa/1?a=1&b=2'],
      ['Plain Language', null],
    ]);
    expect(profile.spokenLanguages.map(({ name }) => name)).toEqual(['French', 'English', 'Yorùbá']);
    expect(profile.volunteering.map(({ role, cause, current }) => [role, cause, current])).toEqual([
      ['Sign painter', 'Arts and culture', true],
    ]);
    expect(
      profile.publications.map(({ title, publisher, published }) => [title, publisher, published]),
    ).toEqual([
      ['The Form as a Place', 'Revue Exemple', '2021-10-12'],
      ['What a tax form taught me about kindness', 'LinkedIn', '2026-09-12'],
    ]);
    expect(profile.projects.map(({ name, start, end }) => [name, start, end])).toEqual([
      ['Form library', '2024-02', null],
      ['Wind atlas', '2013-09', '2015-06'],
    ]);
    expect(profile.honours).toHaveLength(1);
    expect(profile.organisations).toHaveLength(1);
    expect(warningsOf(report)).toEqual([
      'Left out, because a site has no place for it yet: “Industry” in Profile.csv, the text of 1 article, 2 courses, 1 entry of Rich_Media.csv, 1 entry of Shares_100000001.csv, 1 entry of Learning.csv, and 1 more thing.',
      'Taken once, because it stands there twice: 1 entry of Skills.csv.',
    ]);
    expect(report.next).toBeUndefined();
  });

  it('the connections below their preamble are a table of three rows, which no profile takes', async () => {
    const entries = await openArchive({
      file: fixturePath('linkedin/export/connections-only.zip'),
      name: 'x.zip',
      budget: readBudget(),
      signal: new AbortController().signal,
    });
    const text = decodeText((await entries[0]?.bytes(100_000)) ?? Buffer.alloc(0));
    const table = readTable(text, (cells) => classifyHeader(cells) === 'connections');
    expect(table?.records).toHaveLength(expected.connections_rows);
    expect(table?.records[0]?.slice(0, 2)).toEqual(['Anouk', 'Brindille']);
  });

  it('renamed files are known by their headers', async () => {
    const { profile, report } = await dropFixture('renamed-files');
    expect(profile.name).toBe(expected.name);
    expect(profile.experience).toHaveLength(6);
    expect(profile.education).toHaveLength(3);
    expect(warningsOf(report)[0]).toBe('Your upload has no Skills.csv, so what belongs there is not shown.');
    expect(report.next).toEqual(['import', 'form']);
  });

  it('what a Mac packs beside the files is passed over', async () => {
    const { profile, report } = await dropFixture('macos-junk');
    expect(profile.experience).toHaveLength(6);
    expect(warningsOf(report)[0]).toBe(
      'Your upload has no Education.csv or Skills.csv, so what belongs there is not shown.',
    );
  });

  it('a profile of one name and nothing else', async () => {
    const { profile, report } = await dropFixture('empty-profile');
    expect(profile.name).toBe('Nova');
    expect(profile).toMatchObject({
      headline: null,
      about: null,
      location: null,
      links: [],
      experience: [],
      skills: [],
    });
    expect(profile.contact).toEqual({ email: null, phone: null, website: null, address: null });
    expect(warningsOf(report).join(' ')).not.toContain('Positions.csv');
  });

  it.each(['connections-only', 'connections-no-preamble'])(
    '%s names the file that is missing',
    async (name) => {
      const failure = await uploads.fail([{ name: `${name}.zip`, data: linkedInZip(name) }]);
      expect(failure.message).toBe(
        'This ZIP has no Profile.csv. Choose Profile (and Positions) when you request it. We found only Connections.csv.',
      );
    },
  );
});

describe('as people reported it', () => {
  it('1: a certificate without an address has no link', async () => {
    const { profile } = await uploads.dropZip({
      'Profile.csv': MINIMAL_PROFILE,
      'Certifications.csv':
        'Name,Url,Authority,Started On,Finished On,License Number\nSailing,,Harbour Board,Mar 2020,,\nKnots,not a link,,,,\n',
    });
    expect(profile.certifications.map(({ name, url }) => [name, url])).toEqual([
      ['Sailing', null],
      ['Knots', null],
    ]);
  });

  it('2: Profile.csv alone, without websites, is taken; what is missing is named', async () => {
    const { profile, report } = await uploads.dropZip({ 'Profile.csv': MINIMAL_PROFILE });
    expect(profile.links).toEqual([]);
    expect(warningsOf(report).join(' ')).toMatch(/Positions\.csv, Education\.csv or Skills\.csv/u);
  });

  it('3: no part of a name, no handle, no address is ever made up', async () => {
    const { profile } = await uploads.dropZip({ 'Profile.csv': `${PROFILE_HEADER}\n,Quist,,,,,,,,,,,\n` });
    expect(profile.name).toBe('Quist');
    expect(JSON.stringify(profile)).not.toMatch(/John|Doe|123|@test|example/iu);
    const { profile: nameless } = await uploads.dropZip({
      'Profile.csv': `${PROFILE_HEADER}\n,,,,,Maker,,,,,,,\n`,
    });
    expect([nameless.name, nameless.headline, nameless.handle, nameless.url]).toEqual(['', 'Maker', '', '']);
  });

  it('4, 6: dates at their own precision, an empty end goes on', async () => {
    const { profile } = await uploads.dropZip({
      'Profile.csv': MINIMAL_PROFILE,
      'Positions.csv': `${POSITIONS_HEADER}\nA,a,,,Jan 2020,\nB,b,,,2018,2019\nC,c,,,"Jan 20, 2015",Feb 2016\nD,d,,,,\n`,
    });
    expect(profile.experience.map(({ start, end, current }) => [start, end, current])).toEqual([
      ['2020-01', null, true],
      ['2018', '2019', false],
      ['2015-01-20', '2016-02', false],
      [null, null, false],
    ]);
  });

  it('7: commas, newlines and quotes keep the columns in line', async () => {
    const description = 'One, two\n"three"\n\n• four; five\tsix\n- seven';
    const { profile } = await uploads.dropZip({
      'Profile.csv': MINIMAL_PROFILE,
      'Positions.csv': csv([
        POSITIONS_HEADER.split(','),
        ['A, Inc.', 'x "y" z', description, 'Here, There', 'Apr 2019', 'May 2020'],
      ]),
    });
    expect(profile.experience[0]).toMatchObject({
      organisation: 'A, Inc.',
      title: 'x "y" z',
      description,
      location: 'Here, There',
      start: '2019-04',
      end: '2020-05',
    });
  });

  it('14: no skills file, no skills', async () => {
    const { profile } = await uploads.dropZip({ 'Profile.csv': MINIMAL_PROFILE });
    expect(profile.skills).toEqual([]);
  });
});

describe('files by themselves, and files in many places', () => {
  it('single CSV files are one export', async () => {
    const { profile } = await uploads.drop([
      { name: 'Positions.csv', data: `${POSITIONS_HEADER}\nA,a,,,Jan 2020,\n` },
      { name: 'Profile.csv', data: MINIMAL_PROFILE },
    ]);
    expect([profile.name, profile.experience.length]).toEqual(['Nova Quist', 1]);
  });

  it('single files without the profile say so', async () => {
    const failure = await uploads.fail([
      { name: 'Positions.csv', data: `${POSITIONS_HEADER}\nA,a,,,Jan 2020,\n` },
    ]);
    expect(failure.message).toBe(
      'There is no Profile.csv, which says whose profile this is. Drop it together with Positions.csv.',
    );
  });

  it('columns that nobody here can read are no missing file', async () => {
    const data = zipOf({
      'Profile.csv': '名前その一,名前その二,見出し語\nノヴァ,クイスト,地図\n',
      'Positions.csv': '会社の名,肩書,開始した\nA,B,2020\n',
    });
    const sentence =
      'We cannot read the column names of Profile.csv. Set LinkedIn to English and request your data again, or save your profile as PDF.';
    for (const platform of ['linkedin', null] as const) {
      expect((await uploads.fail([{ name: 'a.zip', data }], { platform })).message).toBe(sentence);
    }
    const readable = zipOf({
      'Profile.csv': '名前その一,名前その二\nノヴァ,クイスト\n',
      'Positions.csv': `${POSITIONS_HEADER}\nA,a,,,Jan 2020,\n`,
    });
    expect((await uploads.fail([{ name: 'a.zip', data: readable }])).message).toBe(sentence);
  });

  it('several parts, nested folders and member numbers', async () => {
    const { profile } = await uploads.drop([
      { name: 'Basic_1.zip', data: zipOf({ 'a/b/c/Profile_100000001.csv': MINIMAL_PROFILE }) },
      {
        name: 'Basic_2.zip',
        data: zipOf({
          'a/Positions_100000001.csv': `${POSITIONS_HEADER}\nA,a,,,Jan 2020,\n`,
          'a/Profile_100000001.csv': MINIMAL_PROFILE,
        }),
      },
    ]);
    expect([profile.name, profile.experience.length]).toEqual(['Nova Quist', 1]);
  });

  it('whose profile it is can be known from the link that was pasted', async () => {
    const known = { handle: 'nova-quist', url: 'https://www.linkedin.com/in/nova-quist' };
    const zip = { 'Profile.csv': MINIMAL_PROFILE };
    const { profile } = await uploads.dropZip(zip, { known: { platform: 'linkedin', ...known } });
    expect(profile).toMatchObject(known);
    const other = await uploads.dropZip(zip, { known: { platform: 'github', ...known } });
    expect(other.profile).toMatchObject({ handle: '', url: '' });
  });

  it('drafts of articles stay drafts, scripts and styles stay out', async () => {
    const page = (title: string, published: string) =>
      `<html><head><title>${title}</title><script>alert(1)</script></head><body><h1><a href="https://www.linkedin.com/pulse/x">${title}</a></h1><p class="created">Created on 2026-01-01 07:00</p>${published}<div><p>Text</p></div></body></html>`;
    const { profile } = await uploads.dropZip({
      'Profile.csv': MINIMAL_PROFILE,
      'Articles/Articles/a.html': page(
        'Out &amp; about',
        '<p class="published">Published on 2026-02-03 07:21</p>',
      ),
      'Articles/Articles/b.html': page('Not yet', ''),
      'Other/c.html': page('Elsewhere', '<p class="published">Published on 2026-02-03 07:21</p>'),
    });
    expect(profile.publications.map(({ title, published, url }) => [title, published, url])).toEqual([
      ['Out & about', '2026-02-03', 'https://www.linkedin.com/pulse/x'],
    ]);
  });

  it('a file that breaks off is named, and its whole rows are taken', async () => {
    const { profile, unusable, report } = await uploads.dropZip({
      'Profile.csv': MINIMAL_PROFILE,
      'Positions.csv': `${POSITIONS_HEADER}\nA,a,,,Jan 2020,\nB,"b`,
    });
    expect(profile.experience).toHaveLength(1);
    expect(unusable.map(({ name }) => name)).toEqual(['Positions.csv']);
    // Said with its reason beside the profile, and not a second time.
    expect(warningsOf(report).filter((line) => line.includes('Positions.csv'))).toEqual([]);
    expect(report.leftOut).toContainEqual({
      table: 'Positions.csv',
      column: null,
      count: 1,
      why: 'unreadable',
    });
  });

  it('a profile file without a row says so', async () => {
    const failure = await uploads.fail([
      { name: 'a.zip', data: zipOf({ 'Profile.csv': `${PROFILE_HEADER}\n` }) },
    ]);
    expect(failure.message).toMatch(/^Profile\.csv is empty/u);
  });
});
