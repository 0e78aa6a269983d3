import { csv, zipOf } from './files.ts';
import type { Places } from '../people/facts.ts';
import { drawCv } from '../people/draw-cv.ts';
import type { Row, Source } from '../people/source.ts';
import type { Way } from './way.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "2019-03-07" as LinkedIn writes it: "Mar 7, 2019", "Mar 2019", "2019". */
export function linkedInDate(date: string): string {
  const [year = '', month, day] = date.split('-');
  if (month === undefined) return year;
  const name = MONTHS[Number(month) - 1] ?? '';
  return day === undefined ? `${name} ${year}` : `${name} ${Number(day)}, ${year}`;
}

const DATES = new Set(['start', 'end', 'issued', 'published', 'date']);

/** The files of an export: their columns in LinkedIn's own order, and the field of a profile that each holds. */
const TABLES: Record<string, { file: string; columns: [column: string, field: string][] }> = {
  experience: {
    file: 'Positions.csv',
    columns: [
      ['Company Name', 'organisation'],
      ['Title', 'title'],
      ['Description', 'description'],
      ['Location', 'location'],
      ['Started On', 'start'],
      ['Finished On', 'end'],
    ],
  },
  education: {
    file: 'Education.csv',
    columns: [
      ['School Name', 'school'],
      ['Start Date', 'start'],
      ['End Date', 'end'],
      ['Notes', 'description'],
      ['Degree Name', 'degree'],
      ['Activities', 'activities'],
    ],
  },
  skills: { file: 'Skills.csv', columns: [['Name', 'name']] },
  spokenLanguages: {
    file: 'Languages.csv',
    columns: [
      ['Name', 'name'],
      ['Proficiency', 'proficiency'],
    ],
  },
  certifications: {
    file: 'Certifications.csv',
    columns: [
      ['Name', 'name'],
      ['Url', 'url'],
      ['Authority', 'issuer'],
      ['Started On', 'issued'],
      ['Finished On', 'expires'],
      ['License Number', 'licence'],
    ],
  },
  projects: {
    file: 'Projects.csv',
    columns: [
      ['Title', 'name'],
      ['Description', 'description'],
      ['Url', 'url'],
      ['Started On', 'start'],
      ['Finished On', 'end'],
    ],
  },
  publications: {
    file: 'Publications.csv',
    columns: [
      ['Name', 'title'],
      ['Published On', 'published'],
      ['Description', 'description'],
      ['Publisher', 'publisher'],
      ['Url', 'url'],
    ],
  },
  honours: {
    file: 'Honors.csv',
    columns: [
      ['Title', 'title'],
      ['Description', 'description'],
      ['Issued On', 'issued'],
      ['Issuer', 'issuer'],
    ],
  },
  volunteering: {
    file: 'Volunteering.csv',
    columns: [
      ['Company Name', 'organisation'],
      ['Role', 'role'],
      ['Cause', 'cause'],
      ['Started On', 'start'],
      ['Finished On', 'end'],
      ['Description', 'description'],
    ],
  },
  recommendations: {
    file: 'Recommendations_Received.csv',
    columns: [
      ['First Name', 'first'],
      ['Last Name', 'last'],
      ['Company', 'none'],
      ['Job Title', 'authorTitle'],
      ['Text', 'text'],
      ['Creation Date', 'date'],
      ['Status', 'status'],
    ],
  },
  organisations: {
    file: 'Organizations.csv',
    columns: [
      ['Name', 'name'],
      ['Description', 'description'],
      ['Position', 'role'],
      ['Started On', 'start'],
      ['Finished On', 'end'],
    ],
  },
};

const PERSON: Record<string, string> = {
  first: 'First Name',
  last: 'Last Name',
  headline: 'Headline',
  about: 'Summary',
  location: 'Geo Location',
  website: 'Websites',
  twitter: 'Twitter Handles',
  industry: 'Industry',
};

function placesOf(lists: readonly string[]): Places {
  const tables = lists.flatMap((list) => {
    const table = TABLES[list];
    if (table === undefined) return [];
    const written = table.columns.filter(([, field]) => field !== 'status' && field !== 'none');
    return [
      [
        list,
        { table: table.file, columns: Object.fromEntries(written.map(([name, field]) => [field, name])) },
      ] as const,
    ];
  });
  return { person: { table: 'Profile.csv', columns: PERSON }, ...Object.fromEntries(tables) };
}

/** `MM/DD/YY`, as recommendations carry it, would lose the century: LinkedIn writes it whole in these. */
function cell(row: Row, field: string): string {
  if (field === 'status') return 'VISIBLE';
  const value = row[field] ?? '';
  return DATES.has(field) ? linkedInDate(value) : value;
}

function tableOf(list: string, rows: readonly Row[]): [string, string] {
  const { file = '', columns = [] } = TABLES[list] ?? {};
  return [
    file,
    csv([columns.map(([name]) => name), ...rows.map((row) => columns.map(([, field]) => cell(row, field)))]),
  ];
}

function profileTable({ person, secret }: Source): string {
  const [maiden = '', street = ''] = secret;
  const p = (field: string) => person[field] ?? '';
  return csv([
    'First Name|Last Name|Maiden Name|Address|Birth Date|Headline|Summary|Industry|Zip Code|Geo Location|Twitter Handles|Websites|Instant Messengers'.split(
      '|',
    ),
    [
      p('first'),
      p('last'),
      maiden,
      street,
      'Mar 3',
      p('headline'),
      p('about'),
      p('industry'),
      '',
      p('location'),
      p('twitter'),
      p('website') === '' ? '' : `[PERSONAL:${p('website')}]`,
      '',
    ],
  ]);
}

function draw(given: Parameters<Way['draw']>[0]): Source {
  const source = drawCv(given);
  const recommendations = (source.lists['recommendations'] ?? []).map((row) => {
    const [first = '', last = ''] = (row['author'] ?? '').split(' ');
    return { ...row, first, last };
  });
  return {
    ...source,
    lists: { ...source.lists, recommendations },
    secret: [given.words.word(), `${given.words.slug()} 12`],
  };
}

export const linkedInZip: Way = {
  name: 'LinkedIn ZIP',
  keyed: false,
  places: placesOf(Object.keys(TABLES)),
  draw,
  write: (source) => {
    const tables = Object.entries(source.lists).flatMap(([list, rows]) =>
      TABLES[list] === undefined ? [] : [tableOf(list, rows)],
    );
    const data = zipOf({ 'Profile.csv': profileTable(source), ...Object.fromEntries(tables) });
    return { files: [{ name: 'Basic_LinkedInDataExport.zip', data }] };
  },
};

export const linkedInCsv: Way = {
  name: 'LinkedIn CSV',
  keyed: false,
  places: placesOf(['experience']),
  draw: (given) => {
    const source = draw(given);
    return { ...source, lists: { experience: source.lists['experience'] ?? [] } };
  },
  write: (source) => ({
    files: [
      { name: 'Profile.csv', data: Buffer.from(profileTable(source)) },
      {
        name: 'Positions.csv',
        data: Buffer.from(tableOf('experience', source.lists['experience'] ?? [])[1]),
      },
    ],
  }),
};
