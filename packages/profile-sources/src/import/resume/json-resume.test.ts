import { inEnglish } from '@tosite/validation/messages/in-english';
import { describe, expect, it } from 'vitest';
import { SAMPLE_PROFILES } from '../../samples/sample-profiles.ts';
import { useUploads } from '../testing/use-uploads.ts';
import { isJsonResume, jsonResumeToProfile } from './json-resume-to-profile.ts';
import { profileToJsonResume } from '@tosite/validation/profile/profile-to-json-resume';
import { warningsOf } from '../../testing/warnings-of.ts';

const uploads = useUploads();

const RESUME = {
  basics: {
    name: 'Nova Quist',
    label: 'Cartographer',
    image: 'https://quist.example.com/me.jpg',
    email: 'nova@quist.example.com',
    phone: '+31 10 555 01 42',
    url: 'quist.example.com',
    summary: 'Maps.\n\n- rivers — and names',
    location: {
      address: 'Secret street 1',
      postalCode: '3011',
      city: 'Rotterdam',
      countryCode: 'NL',
      region: 'South Holland',
    },
    profiles: [
      { network: 'LinkedIn', username: 'nova-quist', url: 'https://www.linkedin.com/in/nova-quist' },
      { network: 'GitHub', username: 'quist' },
      { network: 'Elsewhere', username: 'quist' },
    ],
  },
  work: [
    {
      name: 'Harbour & Pell',
      position: 'Director',
      url: 'https://pell.example.com',
      startDate: '2021-03',
      summary: 'Leads.',
      highlights: ['one', 'two'],
      location: 'Rotterdam',
    },
    {
      company: 'Registry',
      position: 'Clerk',
      startDate: '2012',
      endDate: '2017-02-03',
      website: 'https://registry.example.com',
    },
    { name: 'Post', position: 'Assistant', startDate: '2009-06', endDate: null },
    { position: 'Painter', startDate: '2008', endDate: 'Present' },
  ],
  volunteer: [
    { organization: 'Reading Rooms', position: 'Trustee', startDate: '2018-01', endDate: '2023-12' },
  ],
  education: [
    {
      institution: 'Northmoor',
      area: 'Design',
      studyType: 'MA',
      startDate: '2010',
      endDate: '2012',
      score: '8.5',
      courses: ['Maps', 'Letters'],
    },
  ],
  awards: [{ title: 'Prize' }, { title: 'Other', date: '2020-11-01', awarder: 'Guild', summary: 'For maps' }],
  certificates: [{ name: 'Tides', date: '2020', issuer: 'Board', url: 'https://tides.example.com' }],
  publications: [
    {
      name: 'The slow atlas',
      publisher: 'Pell',
      releaseDate: '2019-10',
      url: 'https://atlas.example.com',
      summary: 'Essay',
    },
  ],
  skills: [{ name: 'Maps', level: 'Master', keywords: ['Rivers', 'Coasts'] }, { name: 'C++' }],
  languages: [{ language: 'Dutch', fluency: 'Native' }, { language: 'English' }],
  interests: [{ name: 'Kettles' }],
  references: [{ name: 'Anouk', reference: 'Slow, in a good way.' }, { name: 'Nobody' }],
  projects: [
    {
      name: 'Atlas',
      description: 'All rivers',
      keywords: ['maps'],
      startDate: '2018',
      endDate: '2019',
      url: 'https://atlas.example.com',
    },
  ],
  meta: { version: 'v1.0.0' },
};

describe('from JSON Resume', () => {
  it('all that has a place in a profile', () => {
    const { profile, issues } = jsonResumeToProfile(RESUME);
    expect(issues.map((issue) => inEnglish(issue))).toEqual([
      'Your account on Elsewhere is left out: “quist” does not lead to a web page. Add its address to show it.',
      'References, “Nobody”: it says nothing that a site could show, so it is left out.',
    ]);
    expect(profile).toMatchObject({
      name: 'Nova Quist',
      headline: 'Cartographer',
      handle: 'nova-quist',
      url: 'https://www.linkedin.com/in/nova-quist',
      about: { format: 'text', text: 'Maps.\n\n- rivers — and names', base: null },
      avatar: { url: 'https://quist.example.com/me.jpg', alt: 'Nova Quist' },
      location: 'Rotterdam, South Holland, NL',
      contact: {
        email: 'nova@quist.example.com',
        phone: '+31 10 555 01 42',
        website: 'https://quist.example.com/',
        // Kept, and shown on no page until its owner says so.
        address: 'Secret street 1, 3011',
      },
      volunteering: [
        { role: 'Trustee', organisation: 'Reading Rooms', start: '2018-01', end: '2023-12', current: false },
      ],
      education: [
        {
          school: 'Northmoor',
          degree: 'MA',
          field: 'Design',
          grade: '8.5',
          description: '• Maps\n• Letters',
          current: false,
        },
      ],
      honours: [
        { title: 'Prize', issuer: null, issued: null, description: null },
        { title: 'Other', issuer: 'Guild', issued: '2020-11-01', description: 'For maps' },
      ],
      certifications: [{ name: 'Tides', issuer: 'Board', issued: '2020', url: 'https://tides.example.com/' }],
      publications: [{ title: 'The slow atlas', published: '2019-10' }],
      recommendations: [{ author: 'Anouk', text: 'Slow, in a good way.' }],
      projects: [{ name: 'Atlas', topics: ['maps'], start: '2018', end: '2019' }],
    });
    expect(profile.links.map(({ label, url }) => [label, url])).toEqual([
      ['LinkedIn', 'https://www.linkedin.com/in/nova-quist'],
      ['GitHub', 'https://github.com/quist'],
    ]);
    expect(profile.skills.map(({ name }) => name)).toEqual(['Maps', 'Rivers', 'Coasts', 'C++']);
    expect(profile.spokenLanguages.map(({ name, proficiency }) => [name, proficiency])).toEqual([
      ['Dutch', 'Native'],
      ['English', null],
    ]);
  });

  it('jobs of old and new versions, that go on and that have ended', () => {
    const { profile } = jsonResumeToProfile(RESUME);
    expect(
      profile.experience.map(({ title, organisation, start, end, current }) => [
        title,
        organisation,
        start,
        end,
        current,
      ]),
    ).toEqual([
      ['Director', 'Harbour & Pell', '2021-03', null, true],
      ['Clerk', 'Registry', '2012', '2017-02-03', false],
      ['Assistant', 'Post', '2009-06', null, true],
      ['Painter', null, '2008', null, true],
    ]);
    expect(profile.experience[0]?.description).toBe('Leads.\n\n• one\n• two');
    expect(profile.experience[1]?.organisationUrl).toBe('https://registry.example.com/');
  });

  it('a place has the comma of its letters', () => {
    const at = (city: string) =>
      jsonResumeToProfile({ basics: { name: 'Nova', location: { city, countryCode: 'IR' } } }).profile
        .location;
    expect([at('تهران'), at('Tehran')]).toEqual(['تهران، IR', 'Tehran, IR']);
  });

  it('41: absent and null parts are nothing', () => {
    for (const resume of [
      { basics: { name: 'Nova' } },
      {
        basics: { name: 'Nova', summary: null, profiles: null, location: null, url: '' },
        work: null,
        awards: [{}],
        skills: [null],
      },
      { basics: { name: 'Nova' }, work: [{ name: 'A', endDate: null }], education: [{}], projects: [] },
    ]) {
      const { profile, issues } = jsonResumeToProfile(resume);
      expect(profile.name).toBe('Nova');
      expect(profile.about).toBeNull();
      expect(issues).toEqual([]);
    }
  });

  it('43: what is of no use is said once, in words', async () => {
    const bad = {
      basics: { name: 'Nova', profiles: 'none', url: 'javascript:alert(1)' },
      work: [{ name: 'A', position: 'b', startDate: 'sometime' }, 'C', { name: { en: 'D' }, position: 'e' }],
      skills: [{ name: 'Maps', keywords: [1, 'Rivers'] }],
    };
    const { unusable, report, profile } = await uploads.drop([
      { name: 'resume.json', data: JSON.stringify(bad) },
    ]);
    expect(unusable).toEqual([]);
    expect(warningsOf(report)).toEqual([
      'About you, address: “javascript:alert(1)” is not a web address, so it is left out.',
      'About you, profiles: it is not a list, so it is left out.',
      'Work: it holds something that is not an entry, so it is left out.',
      'Work, “A”, start date: “sometime” is not a date, so it is left out.',
      'Work, “e”, name: it is not a text, so it is left out.',
      'Skills, “Maps”, keywords: it holds something that is not a text, so it is left out.',
    ]);
    expect(profile.experience.map(({ title }) => title)).toEqual(['b', 'e']);
  });

  it('one without a name says which field that is', async () => {
    const failure = await uploads.fail([
      { name: 'cv.json', data: JSON.stringify({ basics: { label: 'x' }, work: [] }) },
    ]);
    expect(failure.message).toContain('basics.name');
  });

  it('what is one and what is not', () => {
    expect(isJsonResume(RESUME)).toBe(true);
    expect(isJsonResume({ work: [], education: [] })).toBe(true);
    for (const other of [
      null,
      [],
      1,
      'basics',
      {},
      { basics: {} },
      { work: [] },
      { name: 'package', version: '1' },
    ]) {
      expect(isJsonResume(other)).toBe(false);
    }
  });
});

describe('to JSON Resume and back', () => {
  it('fields that say nothing are absent', () => {
    const resume = profileToJsonResume(jsonResumeToProfile({ basics: { name: 'Nova' } }).profile);
    expect(resume).toEqual({
      $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
      basics: { name: 'Nova' },
      meta: { version: 'v1.0.0', texts: 'plain', dates: 'exact' },
    });
  });

  it('a picture that lies in a file, and not at an address, is not in it', () => {
    const profile = jsonResumeToProfile({
      basics: { name: 'Nova', image: 'https://a.example/me.jpg' },
    }).profile;
    const imageOf = (url: string) =>
      JSON.stringify(
        profileToJsonResume({ ...profile, avatar: { url, alt: '', width: null, height: null } }),
      ).match(/"image":"[^"]+"/u)?.[0];
    expect(imageOf('https://a.example/me.jpg')).toBe('"image":"https://a.example/me.jpg"');
    expect(imageOf('upload:me.jpg')).toBeUndefined();
  });

  it('a job whose end is only unknown does not go on when it is read again', () => {
    const profile = jsonResumeToProfile(RESUME).profile;
    const [first, ...others] = profile.experience;
    if (first === undefined) throw new Error('no job');
    const changed = { ...profile, experience: [{ ...first, current: false }, ...others] };
    const again = jsonResumeToProfile(JSON.parse(JSON.stringify(profileToJsonResume(changed)))).profile;
    expect(again.experience.map(({ current }) => current)).toEqual([false, false, true, true]);
  });

  it.each(SAMPLE_PROFILES.map((profile) => [profile.handle, profile] as const))(
    '18: %s keeps its work and its skills',
    (_handle, sample) => {
      const again = jsonResumeToProfile(JSON.parse(JSON.stringify(profileToJsonResume(sample)))).profile;
      const facts = (profile: typeof sample) => ({
        name: profile.name,
        headline: profile.headline,
        about: profile.about?.text.trim() ?? null,
        location: profile.location,
        contact: {
          ...profile.contact,
          address: null,
          website: profile.contact.website?.replace(/\/$/u, '') ?? null,
        },
        work: profile.experience.map(
          ({ title, organisation, location, start, end, current, description, skills }) => [
            title,
            organisation,
            location,
            start,
            end,
            current,
            description,
            skills,
          ],
        ),
        education: profile.education.map(({ school, degree, field, grade, start, end, description }) => [
          school,
          degree,
          field,
          grade,
          start,
          end,
          description,
        ]),
        skills: profile.skills.map(({ name }) => name),
        languages: profile.spokenLanguages.map(({ name, proficiency }) => [name, proficiency]),
        certifications: profile.certifications.map(({ name, issuer, issued, expires, licence }) => [
          name,
          issuer,
          issued,
          expires,
          licence,
        ]),
        publications: profile.publications.map(({ title, publisher, published, description }) => [
          title,
          publisher,
          published,
          description,
        ]),
        honours: profile.honours.map(({ title, issuer, issued, description }) => [
          title,
          issuer,
          issued,
          description,
        ]),
        volunteering: profile.volunteering.map(
          ({ role, organisation, cause, start, end, current, description }) => [
            role,
            organisation,
            cause,
            start,
            end,
            current,
            description,
          ],
        ),
        recommendations: profile.recommendations.map(({ author, authorTitle, text, date }) => [
          author,
          authorTitle,
          text,
          date,
        ]),
        projects: profile.projects.map(({ name, description, topics, start, end }) => [
          name,
          description,
          topics,
          start,
          end,
        ]),
      });
      expect(facts(again)).toEqual(facts(sample));
    },
  );

  it('18: the data file of a site of ours is taken as it is', async () => {
    for (const sample of SAMPLE_PROFILES) {
      for (const document of [sample, { version: 1, profile: sample }]) {
        const { profile } = await uploads.drop([{ name: 'data.json', data: JSON.stringify(document) }]);
        expect(profile).toEqual(sample);
      }
    }
  });

  it('a data file with an address that we never write is refused', async () => {
    const [sample] = SAMPLE_PROFILES;
    const changed = { ...sample, contact: { ...sample?.contact, website: 'javascript:alert(1)' } };
    const failure = await uploads.fail([{ name: 'data.json', data: JSON.stringify(changed) }]);
    expect(failure.message).toContain('data.json');
  });
});
