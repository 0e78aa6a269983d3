import { describe, expect, it } from 'vitest';
import { linkedInExport, type LinkedInExport } from '../../import/testing/linkedin-export.ts';
import { useUploads, zipOf } from '../../import/testing/use-uploads.ts';
import { warningsOf } from '../../testing/warnings-of.ts';

/* Every fact of an export is in the profile, or counted in the report: rows that look alike above all. */

const uploads = useUploads();
const WHO = [['Åse-Marie', 'Ødegård', '', '', '', 'Arkitekt', '', 'Architecture']];
const drop = (tables: LinkedInExport) => uploads.dropZip(linkedInExport({ 'Profile.csv': WHO, ...tables }));

const TWINS: LinkedInExport = {
  'Positions.csv': [
    ['Self', 'Consultant', 'For Alder', 'Malmö', 'Jan 2020', 'Jun 2020'],
    ['Self', 'Consultant', 'For Birch', 'Lund', 'Jan 2020', 'Dec 2021'],
    ['Self', 'Consultant', 'No dates A'],
    ['Self', 'Consultant', 'No dates B'],
  ],
  'Education.csv': [
    ['Trinity', '', '', 'Hydraulics', 'BSc'],
    ['Trinity', '', '', 'Drawing', 'BSc'],
  ],
  'Certifications.csv': [
    ['PADI', '', 'Divers', '', '', 'A1'],
    ['PADI', '', 'Divers', '', '', 'B2'],
  ],
  'Projects.csv': [
    ['Hackathon', 'One'],
    ['Hackathon', 'Two'],
  ],
  'Honors.csv': [
    ['Employee of the Year', 'Bridges', 'Dec 2019'],
    ['Employee of the Year', 'Bridges', 'Dec 2020'],
    ['Employee of the Year', 'Bridges', 'Dec 2021'],
  ],
  'Volunteering.csv': [
    ['River Watch', 'Counter', 'ENVIRONMENT', 'Jan 2015', 'Feb 2015', 'Herons'],
    ['River Watch', 'Counter', 'CHILDREN', 'Jan 2015', 'Feb 2015', 'Herons'],
  ],
  'Publications.csv': [
    ['Annual report', 'Jan 2019', '', 'Board', 'https://a.example/1'],
    ['Annual report', 'Jan 2020', '', 'Board', 'https://a.example/2'],
  ],
  'Organizations.csv': [
    ['Guild', '', 'Member'],
    ['Guild', '', 'Chair'],
  ],
  'Languages.csv': [
    ['Norsk', 'Native'],
    ['Norsk', 'Bokmål'],
  ],
  'Recommendations_Received.csv': [
    ['Jo', 'Doe', 'X', 'Boss', 'Great.', '01/02/20, 10:00 AM', 'VISIBLE'],
    ['Jo', 'Doe', 'X', 'Boss', 'Great.', '01/02/21, 10:00 AM', 'VISIBLE'],
  ],
};

describe('rows that look alike', () => {
  it('are as many items as they are rows, in the order of the file, each with an id of its own', async () => {
    const { profile, report } = await drop(TWINS);
    expect(
      profile.experience
        .map(({ description }) => description)
        .toSorted((a, b) => (a ?? '').localeCompare(b ?? '', 'en')),
    ).toEqual(['For Alder', 'For Birch', 'No dates A', 'No dates B']);
    expect(profile.education.map(({ description }) => description)).toEqual(['Hydraulics', 'Drawing']);
    expect(profile.certifications.map(({ licence }) => licence)).toEqual(['A1', 'B2']);
    expect(profile.projects.map(({ description }) => description)).toEqual(['One', 'Two']);
    expect(profile.honours.map(({ issued }) => issued)).toEqual(['2019-12', '2020-12', '2021-12']);
    expect(profile.volunteering.map(({ cause }) => cause)).toEqual(['Environment', 'Children']);
    expect(profile.publications.map(({ url }) => url)).toEqual([
      'https://a.example/1',
      'https://a.example/2',
    ]);
    expect(profile.organisations.map(({ role }) => role)).toEqual(['Member', 'Chair']);
    expect(profile.spokenLanguages.map(({ proficiency }) => proficiency)).toEqual(['Native', 'Bokmål']);
    expect(profile.recommendations.map(({ date }) => date)).toEqual(['2020-01-02', '2021-01-02']);
    for (const list of [profile.experience, profile.education, profile.honours, profile.recommendations]) {
      const ids = list.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(profile.honours.map(({ id }) => id.split(':').slice(3))).toEqual([[], ['2'], ['3']]);
    expect(report.leftOut?.filter(({ why }) => why === 'repeated')).toEqual([]);
  });

  it('are found again by a second import, and the first keeps the id that it has alone', async () => {
    const twice = (await drop(TWINS)).profile;
    expect((await drop(TWINS)).profile).toEqual(twice);
    const alone = await drop({ 'Honors.csv': TWINS['Honors.csv']?.slice(0, 1) ?? [] });
    expect(alone.profile.honours[0]?.id).toBe(twice.honours[0]?.id);
  });

  it('are one only when they are equal in every cell, and that is said', async () => {
    const { profile, report } = await drop({
      'Honors.csv': [
        ['Prize', 'Bridges', 'Dec 2019'],
        ['Prize', 'Bridges', 'Dec 2019'],
        ['Prize', 'Tunnels', 'Dec 2019'],
      ],
    });
    expect(profile.honours.map(({ description }) => description)).toEqual(['Bridges', 'Tunnels']);
    expect(report.leftOut).toContainEqual({ table: 'Honors.csv', column: null, count: 1, why: 'repeated' });
    expect(warningsOf(report).join(' ')).toContain('1 entry of Honors.csv');
  });

  it('of two downloads of one person are not counted twice', async () => {
    const files = linkedInExport({ 'Profile.csv': WHO, ...TWINS });
    const one = await uploads.dropZip(files);
    const both = await uploads.drop([
      { name: 'Basic.zip', data: zipOf({ ...files, 'Skills.csv': 'Name\nMaps\n' }) },
      {
        name: 'Complete.zip',
        data: zipOf({ ...files, 'Honors.csv': `${files['Honors.csv'] ?? ''}New,,\n` }),
      },
    ]);
    expect(both.profile.experience).toEqual(one.profile.experience);
    expect(both.profile.honours.map(({ title }) => title)).toEqual([
      ...one.profile.honours.map(({ title }) => title),
      'New',
    ]);
  });
});

describe('what has no place', () => {
  it('is counted by table and column, with the reason, and never told', async () => {
    const { profile, report } = await uploads.dropZip({
      ...linkedInExport({
        'Profile.csv': [['Nova', 'Quist', 'Maiden', 'Street 1', 'Mar 4', '', '', 'Maps', '0155']],
        'Courses.csv': [
          ['Tides', 'T1'],
          ['Locks', 'L1'],
        ],
        'Patents.csv': [['Gate', '', '', '', 'NO1']],
        'Test Scores.csv': [['TOEFL', '', '120', 'May 2011']],
        'messages.csv': [['1', '', 'A', 'B', '2020', '', 'hello secret', 'INBOX']],
        'PhoneNumbers.csv': [['', '555 0100', 'Mobile']],
        'Email Addresses.csv': [['me@secret.example', 'Yes', 'Yes', '']],
        'Recommendations_Received.csv': [['Pat', 'Roe', 'X', 'Peer', 'hidden words', '', 'NOT_VISIBLE']],
        'Certifications.csv': [['Rope', 'javascript:alert(1)', 'Board', 'sometime', '', 'R1']],
      }),
      'Positions.csv':
        'Company Name,Title,Description,Location,Started On,Finished On,Employment Type,Kaffeeküche\nAlder,Engineer,,,Jan 2020,,Full-time,ja\nBirch,Clerk,,,Jan 2019,,Full-time,\n',
      'Logins.csv': 'Login Date,IP Address\n2020,192.0.2.1\n2021,192.0.2.1\n',
      'Services.csv': 'Service,Price\nDrawing,free\n',
      'Rich_Media/a.jpg': Buffer.from([255, 216, 255]),
    });
    const counted = Object.fromEntries(
      (report.leftOut ?? []).map(({ table, column, count, why }) => [
        column === null ? table : `${table}#${column}`,
        `${count} ${why}`,
      ]),
    );
    expect(counted).toEqual({
      'Profile.csv#Maiden Name': '1 private',
      'Profile.csv#Address': '1 private',
      'Profile.csv#Birth Date': '1 private',
      'Profile.csv#Zip Code': '1 private',
      'Profile.csv#Industry': '1 unsupported',
      'Positions.csv#Employment Type': '2 unsupported',
      'Positions.csv#Kaffeeküche': '1 unsupported',
      'Courses.csv': '2 unsupported',
      'Patents.csv': '1 unsupported',
      'Test Scores.csv': '1 unsupported',
      'Services.csv': '1 unsupported',
      'Rich_Media/': '1 unsupported',
      'messages.csv': '1 private',
      'PhoneNumbers.csv': '1 private',
      'Email Addresses.csv': '1 private',
      'Logins.csv': '2 private',
      'Recommendations_Received.csv': '1 private',
      'Certifications.csv#Url': '1 unreadable',
      'Certifications.csv#Started On': '1 unreadable',
    });
    expect(warningsOf(report).filter((line) => line.startsWith('Left out'))).toEqual([
      expect.stringMatching(/a site has no place for it yet: .*“Industry” in Profile\.csv.*1 patent/u),
      expect.stringContaining('could not be read: “Started On” in Certifications.csv'),
    ]);
    expect(JSON.stringify([profile, report])).not.toMatch(
      /secret|0100|192\.0|hidden words|Maiden"|Street 1|0155/u,
    );
  });

  it('what is longer or more than we keep is counted', async () => {
    const { profile, report } = await drop({
      'Positions.csv': [['Alder', 'E'.repeat(400), 'Bridges. '.repeat(3000), '', 'Jan 2020']],
      'Skills.csv': Array.from({ length: 1003 }, (_, index) => [`Skill ${index}`]),
    });
    expect(profile.skills).toHaveLength(1000);
    expect(report.leftOut?.filter(({ why }) => why === 'limit')).toEqual([
      { table: 'Positions.csv', column: 'Title', count: 1, why: 'limit' },
      { table: 'Positions.csv', column: 'Description', count: 1, why: 'limit' },
      { table: 'Skills.csv', column: null, count: 3, why: 'limit' },
    ]);
  });
});

describe('what the source did not say', () => {
  it('an employer is no title, a beneficiary no role, and a job that lies ahead does not go on', async () => {
    const { profile, report } = await drop({
      'Positions.csv': [
        ['Ghost Employer', '', '', '', 'Jan 2020'],
        ['Future Co', 'Advisor', '', '', 'Jan 2027'],
        ['Now Co', 'Engineer', '', '', 'Nov 2026'],
        ['Backwards', 'Clerk', '', '', 'Jun 2014', 'Jan 2012'],
      ],
      'Volunteering.csv': [['River Watch', '', '', 'Jan 2015']],
      'Organizations.csv': [['Club', '', 'Chair', 'Jan 2010', 'Mar 2012']],
    });
    const told = profile.experience.map(({ title, organisation, current }) => [title, organisation, current]);
    expect(told).toEqual([
      ['Engineer', 'Now Co', true],
      [null, 'Ghost Employer', true],
      ['Advisor', 'Future Co', false],
      ['Clerk', 'Backwards', false],
    ]);
    expect(profile.volunteering).toMatchObject([{ role: '', organisation: 'River Watch' }]);
    expect(profile.organisations).toMatchObject([{ start: '2010-01', end: '2012-03' }]);
    expect(warningsOf(report)).toContain(
      'One entry ends before it begins: “Clerk” (2014-06 – 2012-01). Correct the dates on your site.',
    );
  });

  it.each([
    [
      'fr',
      'Prénom,Nom de famille,Titre,Résumé,Secteur,Adresse',
      'Nom de l’entreprise,Titre du poste,Description,Lieu,Commencé le,Terminé le',
    ],
    [
      'de',
      'Vorname,Nachname,Überschrift,Zusammenfassung,Branche',
      'Unternehmen,Titel,Beschreibung,Ort,Beginn,Ende',
    ],
    [
      'pt',
      'Nome,Sobrenome,Título,Resumo,Setor',
      'Nome da empresa,Cargo,Descrição,Localização,Iniciado em,Finalizado em',
    ],
    [
      'it',
      'Nome,Cognome,Titolo,Riepilogo,Settore',
      'Nome azienda,Qualifica,Descrizione,Località,Iniciato il,Terminato il',
    ],
    [
      null,
      'First Name,Last Name,Headline,Summary,Industry',
      'Company Name,Title,Description,Location,Started On,Finished On',
    ],
  ])('the language of the columns: %s', async (language, person, positions) => {
    const { profile } = await uploads.dropZip({
      'Profile.csv': `${person}\nNova,Quist,H,S,I\n`,
      'Positions.csv': `${positions}\nA,B,C,D,2019,2020\n`,
    });
    expect(profile.language).toBe(language);
  });

  it('one account is one link, whatever it is called', async () => {
    const { profile } = await uploads.dropZip(
      linkedInExport({
        'Profile.csv': [
          [
            'Zoë',
            'Ek',
            ...Array<string>(8).fill(''),
            '[zoe_m]',
            '[PERSONAL:https://twitter.com/Zoe_M,https://www.zoe.example/,https://zoe.example,https://zoe.example/now]',
          ],
        ],
      }),
    );
    expect(profile.links.map(({ label, url }) => [label, url])).toEqual([
      ['Personal website', 'https://twitter.com/Zoe_M'],
      ['zoe.example', 'https://www.zoe.example/'],
      ['zoe.example/now', 'https://zoe.example/now'],
    ]);
  });
});
