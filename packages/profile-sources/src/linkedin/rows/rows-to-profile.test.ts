import { readFileSync } from 'node:fs';
import { ProfileSchema, type Profile } from '@tosite/validation/profile/profile';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { linkedInRowsToProfile, type LinkedInRows } from './rows-to-profile.ts';

const map = (tables: LinkedInRows): Profile => {
  const profile = linkedInRowsToProfile(tables, { source: 'linkedin:export' });
  expect(safeParse(ProfileSchema, profile).issues).toBeUndefined();
  return profile;
};
const snapshot = (name: string): unknown[] => {
  const url = new URL(`../../../fixtures/linkedin/api/memberSnapshotData.${name}.json`, import.meta.url);
  // A recording of this package, in this shape.
  const answer = JSON.parse(readFileSync(url, 'utf8')) as { elements: { snapshotData: unknown[] }[] };
  return answer.elements.flatMap(({ snapshotData }) => snapshotData);
};
const MIREILLE: LinkedInRows = {
  profile: snapshot('PROFILE'),
  positions: [...snapshot('POSITIONS'), ...snapshot('POSITIONS.start-1')],
  education: snapshot('EDUCATION'),
  skills: snapshot('SKILLS'),
  languages: snapshot('LANGUAGES'),
};

describe('a whole profile', () => {
  it('has every fact of its rows, and no private one', () => {
    const profile = map(MIREILLE);
    expect(profile).toMatchObject({
      name: 'Mireille Okonjo-Blanc',
      headline: 'Product designer & co-founder · Making civic software people can actually use',
      about: {
        format: 'text',
        text: 'I design forms nobody dreads.\n\nBefore that: maps, museums & one very large spreadsheet.',
      },
      location: 'Lyon, Auvergne-Rhône-Alpes, France',
      contact: { email: null, phone: null, website: 'https://mireille.example.com/', address: null },
    });
    expect(profile.links.map(({ label, url }) => [label, url])).toEqual([
      ['Portfolio', 'https://mireille.example.com/'],
      ['Company', 'https://atelier-cendre.example.com/'],
      ['X', 'https://x.com/mireille_fx'],
    ]);
    expect(profile.skills.map(({ name }) => name)).toEqual(['Service Design', 'Typography', 'C++ & R']);
    expect(profile.education.map(({ school, start, end, current }) => [school, start, end, current])).toEqual(
      [
        ['École Imaginaire de Design', '2008', '2013', false],
        ['Université de Sel', null, null, false],
        ['Lycée du Port', '2005', '2008', false],
      ],
    );
    expect(JSON.stringify(profile)).not.toMatch(/1990|69001/u);
  });

  it('has its jobs with those that go on first, then the latest first, then those without dates', () => {
    expect(
      map(MIREILLE).experience.map(({ organisation, start, end, current }) => [
        organisation,
        start,
        end,
        current,
      ]),
    ).toEqual([
      ['École Imaginaire de Design', '2021-09', null, true],
      ['Atelier Cendre', '2019-04', null, true],
      ['Ministère des Formulaires', '2020-01', '2021-03', false],
      ['Freelance', '2015', '2019', false],
      ['Musée des Vents', '2013-09', '2015-06', false],
      ['Petit Journal', null, null, false],
    ]);
  });

  it('keeps the lines, commas and quotes of a description', () => {
    const intern = map(MIREILLE).experience.at(-1);
    expect(intern?.description).toBe('line one\nline two with a comma, and a "quote"');
  });

  it('has the same ids in whatever order the rows come, and a second time', () => {
    const ids = (profile: Profile) => profile.experience.map(({ id }) => id);
    const turned = { ...MIREILLE, positions: [...(MIREILLE.positions ?? [])].reverse() };
    expect(ids(map(turned))).toEqual(ids(map(MIREILLE)));
    expect(map(MIREILLE)).toEqual(map(MIREILLE));
  });

  it('says of every item where it came from', () => {
    const profile = map(MIREILLE);
    for (const { origin } of [...profile.experience, ...profile.skills, ...profile.links])
      expect(origin.source).toBe('linkedin:export');
    expect(profile.experience[0]?.origin.path).toBe('Positions.csv');
  });
});

describe('what is not there', () => {
  it('nothing at all is an empty profile: no placeholder, no invented name', () => {
    const profile = map({});
    expect(profile).toMatchObject({ name: '', headline: null, about: null, links: [], skills: [] });
  });

  it('a profile without a last name, a Twitter account or a website has none', () => {
    const profile = map({ profile: [{ 'First Name': 'Nova', 'Twitter Handles': '', Websites: '' }] });
    expect(profile.name).toBe('Nova');
    expect(profile.links).toEqual([]);
    expect(profile.contact.website).toBeNull();
  });

  it('a certificate without an address is imported without a link', () => {
    const { certifications } = map({
      certifications: [
        {
          Name: 'Plain Language',
          Url: '',
          Authority: 'Guild',
          'Started On': '',
          'Finished On': '',
          'License Number': '',
        },
        { Name: 'Forms', Url: 'javascript:alert(1)', Authority: '' },
        {
          Name: 'RGAA',
          Url: 'https://certs.example.com/1?a=1&amp;b=2',
          'Started On': 'May 2022',
          'Finished On': 'May 2025',
          'License Number': 'FX-001',
        },
      ],
    });
    expect(
      certifications.map(({ url, issuer, issued, expires, licence }) => [
        url,
        issuer,
        issued,
        expires,
        licence,
      ]),
    ).toEqual([
      [null, 'Guild', null, null, null],
      [null, null, null, null, null],
      ['https://certs.example.com/1?a=1&b=2', null, '2022-05', '2025-05', 'FX-001'],
    ]);
  });

  it('a row without what names it is left out; an employer alone is kept', () => {
    const profile = map({
      positions: [{ 'Company Name': 'Atelier' }, { Description: 'x' }],
      education: [{ 'Degree Name': 'x' }],
      skills: [{ Name: '' }, { Name: '*** ****' }],
    });
    expect(profile.experience.map(({ title, organisation }) => [title, organisation])).toEqual([
      [null, 'Atelier'],
    ]);
    expect(profile.education).toEqual([]);
    expect(profile.skills).toEqual([]);
  });
});

describe('what other programs write for nothing', () => {
  it.each(['null', 'undefined', 'NaN', 'nan', 'None', 'N/A', '[object Object]', '#NAME?', '#VALUE!', '#NV'])(
    '%s is nothing',
    (nothing) => {
      const { experience } = map({
        positions: [
          {
            'Company Name': 'Atelier',
            Title: 'Designer',
            Description: nothing,
            Location: nothing,
            'Started On': 'Apr 2019',
            'Finished On': nothing,
          },
        ],
      });
      expect(experience).toMatchObject([
        { title: 'Designer', description: null, location: null, start: '2019-04', end: null, current: true },
      ]);
    },
  );

  it('somebody whose name is Null has that name', () => {
    expect(map({ profile: [{ 'First Name': 'Jennifer', 'Last Name': 'Null' }] }).name).toBe('Jennifer Null');
    expect(map({ profile: [{ 'First Name': 'Nova', 'Last Name': 'undefined' }] }).name).toBe('Nova');
  });
});

describe('private facts', () => {
  it('of a profile are not read in any language', () => {
    const profile = map({
      profile: [
        {
          Vorname: 'Ada',
          Nachname: 'Fx',
          Geburtsname: 'SECRET',
          Adresse: 'SECRET',
          Geburtsdatum: 'SECRET',
          Postleitzahl: 'SECRET',
          'Instant Messengers': 'SECRET',
          Profilslogan: 'Ingenieurin',
        },
      ],
    });
    expect(profile).toMatchObject({ name: 'Ada Fx', headline: 'Ingenieurin' });
    expect(JSON.stringify(profile)).not.toContain('SECRET');
  });

  it.each(['HIDDEN', 'PENDING', '', 'not visible', 'INVISIBLE'])(
    'a recommendation that is %j is not shown',
    (Status) => {
      const row = {
        'First Name': 'Anouk',
        'Last Name': 'Brindille',
        Text: 'Good.',
        'Creation Date': '07/08/23, 10:00 AM',
        Status,
      };
      expect(map({ recommendations: [row] }).recommendations).toEqual([]);
    },
  );

  it('a recommendation that its owner shows is shown with its author and date', () => {
    const { recommendations } = map({
      recommendations: [
        {
          'First Name': 'Anouk',
          'Last Name': 'Brindille',
          Company: 'Musée des Vents',
          'Job Title': 'Curator',
          Text: 'Slow.\nGood.',
          'Creation Date': '07/08/23, 10:00 AM',
          Status: 'VISIBLE',
        },
      ],
    });
    expect(recommendations).toMatchObject([
      {
        author: 'Anouk Brindille',
        authorTitle: 'Curator, Musée des Vents',
        text: 'Slow.\nGood.',
        date: '2023-07-08',
      },
    ]);
  });
});

describe('the smaller files', () => {
  it('become volunteering, projects, honours, publications, memberships and languages', () => {
    const profile = map({
      volunteering: [
        {
          'Company Name': 'Refuge',
          Role: 'Sign painter',
          Cause: 'ARTS_AND_CULTURE',
          'Started On': 'Jun 2018',
          'Finished On': '',
          Description: 'Signs',
        },
      ],
      projects: [
        {
          Title: 'Forms',
          Description: 'Open',
          Url: 'forms.example.com',
          'Started On': 'Feb 2024',
          'Finished On': '',
        },
      ],
      honors: [{ Title: 'Prix', Description: '12-B', 'Issued On': 'Nov 2023' }],
      publications: [
        {
          Name: 'Place',
          'Published On': 'Oct 12, 2021',
          Description: 'Essay',
          Publisher: 'Revue',
          Url: 'https://revue.example.com/12',
        },
      ],
      articles: [
        {
          Title: 'Kindness',
          Url: 'https://www.linkedin.com/pulse/kindness',
          'Published On': '2026-09-12 07:21',
        },
      ],
      organizations: [
        { Name: 'Guild', Description: '', Position: 'Member', 'Started On': 'Jan 2019', 'Finished On': '' },
        { Name: 'Club', Position: 'Chair', 'Started On': 'Jan 2010', 'Finished On': 'Jan 2012' },
      ],
      languages: [
        { Name: 'Yorùbá', Proficiency: '' },
        { Name: 'French', Proficiency: 'NATIVE_OR_BILINGUAL' },
      ],
    });
    expect(profile.volunteering).toMatchObject([
      {
        role: 'Sign painter',
        organisation: 'Refuge',
        cause: 'Arts and culture',
        start: '2018-06',
        current: true,
        description: 'Signs',
      },
    ]);
    expect(profile.projects).toMatchObject([
      { name: 'Forms', url: 'https://forms.example.com/', start: '2024-02', end: null },
    ]);
    expect(profile.honours).toMatchObject([{ title: 'Prix', issued: '2023-11', description: '12-B' }]);
    expect(profile.publications).toMatchObject([
      { title: 'Place', publisher: 'Revue', published: '2021-10-12', url: 'https://revue.example.com/12' },
      {
        title: 'Kindness',
        publisher: 'LinkedIn',
        published: '2026-09-12',
        url: 'https://www.linkedin.com/pulse/kindness',
      },
    ]);
    expect(profile.organisations.map(({ name, role, start, end }) => [name, role, start, end])).toEqual([
      ['Guild', 'Member', '2019-01', null],
      ['Club', 'Chair', '2010-01', '2012-01'],
    ]);
    expect(profile.spokenLanguages.map(({ name, proficiency }) => [name, proficiency])).toEqual([
      ['Yorùbá', null],
      ['French', 'Native or bilingual'],
    ]);
  });
});

describe('texts', () => {
  const described = (Description: string) =>
    map({ positions: [{ 'Company Name': 'A', Title: 'B', Description }] }).experience[0]?.description;

  it.each([
    ['Did: • one • two • three', 'Did:\n• one\n• two\n• three'],
    ['• one • two', '• one\n• two'],
    ['● one ● two', '● one\n● two'],
    ['• one\n• two', '• one\n• two'],
    ['A – dash - and * star · dot', 'A – dash - and * star · dot'],
    ['R&amp;D &lt;b&gt; &#233;&#x2022; &copy; &nosuch; AT&T', 'R&D <b> é• © &nosuch; AT&T'],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['a\n\n\n\nb', 'a\n\nb'],
  ])('%j is %j', (written, text) => {
    expect(described(written)).toBe(text);
  });

  it.each([
    [
      '[PORTFOLIO:https://a.example/?x=1,2,COMPANY:https://b.example]',
      ['Portfolio https://a.example/?x=1,2', 'Company https://b.example/'],
    ],
    [
      '[PERSONAL:a.example,BLOG:www.b.example]',
      ['Personal website https://a.example/', 'Blog https://www.b.example/'],
    ],
    [
      'https://a.example, https://b.example',
      ['a.example https://a.example/', 'b.example https://b.example/'],
    ],
    ['[OTHER:https://a.example]', ['Website https://a.example/']],
    ['[My shop:https://a.example]', ['My shop https://a.example/']],
    ['[PORTFOLIO:javascript:alert(1)]', []],
    ['[]', []],
    ['[PORTFOLIO:]', []],
    ['[PORTFOLIO:https://a.example,PORTFOLIO:https://a.example]', ['Portfolio https://a.example/']],
  ])('websites %s', (Websites, links) => {
    const profile = map({ profile: [{ 'First Name': 'A', Websites }] });
    expect(profile.links.map(({ label, url }) => `${label} ${url}`)).toEqual(links);
  });

  it.each([
    ['[mireille_fx]', ['https://x.com/mireille_fx']],
    ['[@one, two]', ['https://x.com/one', 'https://x.com/two']],
    ['one', ['https://x.com/one']],
    ['[]', []],
    ['see my page!', []],
  ])('Twitter %s', (handles, urls) => {
    const profile = map({ profile: [{ 'First Name': 'A', 'Twitter Handles': handles }] });
    expect(profile.links.map(({ url }) => url)).toEqual(urls);
  });
});
