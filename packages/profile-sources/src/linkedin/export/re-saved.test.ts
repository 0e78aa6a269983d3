import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { csv } from '../../import/testing/linkedin-files.ts';
import { useUploads } from '../../import/testing/use-uploads.ts';

/* The same export after it went through spreadsheets, editors and translations. */

const uploads = useUploads();

const PROFILE = [
  ['First Name', 'Last Name', 'Headline', 'Summary', 'Geo Location', 'Twitter Handles', 'Websites'],
  [
    'Zoë',
    'Brändström',
    'Kartografin – “Wind & Salz”',
    'Erste Zeile;\nzweite, „Zeile“',
    'Köln',
    '[zoe_fx]',
    '[PORTFOLIO:https://zoe.example.com]',
  ],
];
const POSITIONS = [
  ['Company Name', 'Title', 'Description', 'Location', 'Started On', 'Finished On'],
  ['Äquator GmbH', 'Leiterin', 'Eins; zwei, drei', 'Köln', 'Apr 2019', ''],
  ['Büro', 'Zeichnerin', '', '', 'Mar 2015', 'Dec 2018'],
];
const SKILLS = [['Name'], ['Kartografie'], ['C, C++ & R']];
const TABLES = { 'Profile.csv': PROFILE, 'Positions.csv': POSITIONS, 'Skills.csv': SKILLS };

type Save = (rows: string[][]) => Buffer | string;
const windows1252 = (text: string) =>
  Buffer.from(
    Array.from(text, (character) => {
      const at = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'.indexOf(character);
      return at === -1 ? character.charCodeAt(0) : 0x80 + at;
    }),
  );

const WAYS: Record<string, Save> = {
  'as LinkedIn writes it': (rows) => csv(rows),
  'with a mark and CRLF': (rows) => `\ufeff${csv(rows, ',', '\r\n')}`,
  'by a German Excel': (rows) => windows1252(csv(rows, ';', '\r\n')),
  'by an Excel that marks its separator': (rows) => `\ufeffsep=;\r\n${csv(rows, ';', '\r\n')}`,
  'as Unicode text': (rows) => Buffer.from(`\ufeff${csv(rows, '\t', '\r\n')}`, 'utf16le'),
  'as Unicode text of the other order': (rows) =>
    Buffer.from(`\ufeff${csv(rows, '\t', '\r\n')}`, 'utf16le').swap16(),
  'with all cells quoted': (rows) =>
    rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n'),
  'with carriage returns alone': (rows) => csv(rows, ',', '\n').replaceAll('\n', '\r'),
  'with empty columns and rows': (rows) => `${csv(rows.map((row) => [...row, '', '']))},,,\n,,,\n`,
  'below a line that somebody added': (rows) =>
    rows[0]?.length === 1 ? csv(rows) : `My export\n\n${csv(rows)}`,
};

describe.each(Object.keys(WAYS))('saved %s', (way) => {
  it('says the same', async () => {
    const save = WAYS[way] ?? csv;
    const files = Object.entries(TABLES).map(([name, rows]) => [name, save(rows)] as const);
    const { profile, unusable } = await uploads.dropZip(Object.fromEntries(files));
    expect(profile.name).toBe('Zoë Brändström');
    expect(profile.headline).toBe('Kartografin – “Wind & Salz”');
    expect(profile.about?.text).toBe('Erste Zeile;\nzweite, „Zeile“');
    expect(profile.location).toBe('Köln');
    expect(profile.links.map(({ url }) => url)).toEqual(['https://zoe.example.com/', 'https://x.com/zoe_fx']);
    expect(profile.experience.map(({ organisation, start, end }) => [organisation, start, end])).toEqual([
      ['Äquator GmbH', '2019-04', null],
      ['Büro', '2015-03', '2018-12'],
    ]);
    expect(profile.experience[0]?.description).toBe('Eins; zwei, drei');
    expect(profile.skills.map(({ name }) => name)).toEqual(['Kartografie', 'C, C++ & R']);
    expect(unusable).toEqual([]);
  });
});

describe('dates that a spreadsheet wrote in its own way', () => {
  it.each([
    ['month and year', 'Apr-19', 'Dec-20'],
    ['month and year, German', 'Apr 19', 'Dez 20'],
    ['slashes, the month first', '4/1/2019', '12/1/2020'],
    ['slashes, the day first', '01/04/2019', '01/12/2020'],
    ['dots', '01.04.2019', '01.12.2020'],
    ['ISO', '2019-04-01', '2020-12-01'],
    ['day numbers', '43556', '44166'],
  ])('%s', async (_name, start, end) => {
    const positions = [POSITIONS[0] ?? [], ['A', 'a', '', '', start, end], ['B', 'b', '', '', start, '']];
    const { profile } = await uploads.dropZip({
      'Profile.csv': csv(PROFILE),
      'Positions.csv': csv(positions),
    });
    expect(profile.experience.map((item) => [item.start, item.end, item.current])).toEqual([
      ['2019-04', null, true],
      ['2019-04', '2020-12', false],
    ]);
  });
});

describe('headers in other languages and orders', () => {
  it('translated columns', async () => {
    const { profile } = await uploads.dropZip({
      'Profil.csv': 'Vorname,Nachname,Slogan,Zusammenfassung,Webseiten\nZoë,Brändström,Kartografin,Text,\n',
      'Positionen.csv':
        'Name des Unternehmens,Titel,Beschreibung,Ort,Begonnen am,Beendet am\nBüro,Zeichnerin,,Köln,März 2015,Dezember 2018\n',
      'Kenntnisse.csv': 'Name\nKartografie\n',
    });
    expect(profile.name).toBe('Zoë Brändström');
    expect(profile.experience.map(({ title, start, end }) => [title, start, end])).toEqual([
      ['Zeichnerin', '2015-03', '2018-12'],
    ]);
    expect(profile.skills).toHaveLength(1);
  });

  it('another order, and columns that are new', async () => {
    const { profile } = await uploads.dropZip({
      'Profile.csv': 'Headline,Pronouns,Last Name,First Name,Websites\nMaker,they,Quist,Nova,\n',
      'Positions.csv':
        'Started On,Finished On,Title,Employment Type,Company Name,Location\nJan 2020,,a,Full-time,A,Here\n',
    });
    expect(profile.name).toBe('Nova Quist');
    expect(profile.experience[0]).toMatchObject({
      title: 'a',
      organisation: 'A',
      location: 'Here',
      start: '2020-01',
    });
  });

  it('right-to-left text', async () => {
    const { profile } = await uploads.dropZip({
      'Profile.csv': csv([
        PROFILE[0] ?? [],
        ['ليان', 'القمري', 'مصممة خطوط', 'سطر أول\nسطر ثان', 'عمّان', '', ''],
      ]),
    });
    expect([profile.name, profile.headline]).toEqual(['ليان القمري', 'مصممة خطوط']);
  });
});

it('the writer of these tests writes what a reader of CSV reads', () => {
  expect(parse(csv(POSITIONS, ';'), { delimiter: ';' })).toEqual(POSITIONS);
});
