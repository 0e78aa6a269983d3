import { describe, expect, it } from 'vitest';
import { profileToJsonResume } from '@tosite/validation/profile/profile-to-json-resume';
import type { Profile } from '@tosite/validation/profile/profile';
import { fixture } from '../testing/linkedin-files.ts';
import { NOW, useUploads } from '../testing/use-uploads.ts';
import { warningsOf } from '../../testing/warnings-of.ts';

/* Every fact of a curriculum vitae is in the profile, or named in the report; what it did not say is not said. */

const uploads = useUploads();
const dropFault = (name: string) =>
  uploads.drop([{ name, data: fixture(`faults/${name}`) }], { now: () => NOW });
const dropJson = (resume: object) =>
  uploads.drop([
    { name: 'resume.json', data: JSON.stringify({ basics: { name: 'Robin' }, work: [], ...resume }) },
  ]);

describe('entries that look alike', () => {
  it('are told apart by whatever differs', async () => {
    const { profile, report } = await dropFault('16b-repeated-items.resume.json');
    expect(profile.honours.map(({ issued }) => issued)).toEqual(['2019-07', '2020-07', '2021-07']);
    expect(profile.certifications.map(({ issued }) => issued)).toEqual(['2018-01', '2020-01']);
    expect(profile.publications.map(({ published }) => published)).toEqual(['2019', '2020']);
    expect(profile.projects.map(({ description }) => description)).toEqual(['Harbour', 'Locks']);
    expect(profile.honours.map(({ id }) => id.split(':').slice(3))).toEqual([[], ['2'], ['3']]);
    expect(report.leftOut).toEqual([]);
    const same = await dropFault('11-same-titles.resume.json');
    expect(same.profile.projects.map(({ description }) => description)).toEqual(['one', 'two', 'three']);
  });

  it('are one only when they are equal in every field, which is counted', async () => {
    const twin = { title: 'Prize', awarder: 'Guild' };
    const { profile, report } = await dropJson({ awards: [twin, { ...twin }, { ...twin, date: '2020' }] });
    expect(profile.honours.map(({ issued }) => issued)).toEqual([null, '2020']);
    expect(report.leftOut).toEqual([{ table: 'awards', column: null, count: 1, why: 'repeated' }]);
  });

  it('a name without its joiners is what its id was made of when they were cut out', async () => {
    const [persian, plain] = await Promise.all(
      ['شرکت فن\u200cآوری', 'شرکت فنآوری'].map((name) =>
        dropJson({ work: [{ name, startDate: '2020-01-01' }] }),
      ),
    );
    expect(persian?.profile.experience[0]?.organisation).toBe('شرکت فن\u200cآوری');
    expect(persian?.profile.experience[0]?.id).toBe(plain?.profile.experience[0]?.id);
  });
});

describe('markup in texts', () => {
  it('is read, and its words, lists and links are what is kept', async () => {
    const { profile } = await dropFault('14-html-and-markdown-in-text.resume.json');
    expect(profile.experience[0]?.description).toBe(
      [
        'Led a team of five.',
        '',
        '• Built bridges',
        '• Saved £1m & more',
        '',
        '• Bold claim with a link (https://example.org/)',
        '• nested dash',
        '• 1. numbered',
      ].join('\n'),
    );
  });

  it('of the text about the person becomes Markdown; a plain text stays one', async () => {
    const about = async (summary: string) =>
      (await dropJson({ basics: { name: 'R', summary } })).profile.about;
    expect(
      await about('<p>I <b>build</b></p><ul><li>one</li><li><a href="https://a.example/">two</a></li></ul>'),
    ).toEqual({
      format: 'markdown',
      text: 'I **build**\n\n- one\n- [two](https://a.example/)\n',
      base: null,
    });
    expect(await about('# Me\n\n**Maps**')).toMatchObject({ format: 'markdown', text: '# Me\n\n**Maps**' });
    for (const plain of [
      '2 * 3 * 4 = 24',
      'vector<int> a_b_c',
      'Maps.\n\n- rivers — names',
      'x < y > z',
      'C:\\dir',
    ]) {
      expect(await about(plain)).toEqual({ format: 'text', text: plain, base: null });
    }
    expect(await about('Fish &amp; chips &lt;3')).toEqual({
      format: 'text',
      text: 'Fish & chips <3',
      base: null,
    });
  });

  it.each([
    ['a line break', 'one<br>two<br/>three', 'one\ntwo\nthree'],
    ['a word in bold in lines', 'a <b>b</b>\nc\n\nd', 'a b\nc\n\nd'],
    ['lists in lists', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '• a\n• b\n• c'],
    [
      'a table',
      '<table><tr><td>Go</td><td>7</td></tr><tr><td>C</td><td>2</td></tr></table>',
      'Go · 7\nC · 2',
    ],
    ['a heading and a quote', '# Work\n\n> said', 'Work\n\nsaid'],
    ['a bare link', '**See** <https://a.example/x>', 'See https://a.example/x'],
    ['a hostile link', '<a href="javascript:alert(1)">press</a>', 'press'],
    ['a picture', '<p><img alt="Bridge" src="x.png"> <i>seen</i></p>', 'Bridge seen'],
    ['HTML in Markdown', '**a**<br>b <u>c</u>', 'a\nb c'],
    ['a script', '<p>a</p><script>alert(1)</script>', 'a'],
    ['tasks', '<p>x</p><ol><li>first</li><li>second</li></ol>', 'x\n\n1. first\n2. second'],
  ])('%s', async (_what, summary, right) => {
    const { profile } = await dropJson({ work: [{ name: 'A', summary }] });
    expect(profile.experience[0]?.description).toBe(right);
  });
});

it('entities are read in titles and addresses too; what is no character is gone', async () => {
  const { profile } = await dropJson({
    work: [
      {
        name: 'Fish &amp; Chips\ufffe',
        position: 'C&#43;&#43; &lt;T&gt;',
        url: 'https://a.example/?a=1&amp;b=2',
      },
    ],
  });
  expect(profile.experience).toMatchObject([
    { organisation: 'Fish & Chips', title: 'C++ <T>', organisationUrl: 'https://a.example/?a=1&b=2' },
  ]);
});

describe('links and accounts', () => {
  it('of every scheme and every network lead somewhere, or are named once', async () => {
    const { profile, report } = await dropFault('04-link-schemes.resume.json');
    expect(profile.contact).toEqual({
      email: 'robin+cv@example.org',
      phone: '(555) 010-7788',
      website: 'https://robin.example.org/',
      address: '1 Secret Lane, TN1 1AA',
    });
    expect(profile.links.map(({ label, url }) => [label, url])).toEqual([
      ['Telegram', 'https://t.me/robin_sample'],
      ['WhatsApp', 'https://wa.me/445550107788'],
      ['Mastodon', 'https://social.example/@robin'],
      ['GitLab', 'https://gitlab.com/robin-sample'],
      ['Bluesky', 'https://bsky.app/profile/robin.example.org'],
      ['Stack Overflow', 'https://stackoverflow.com/users/1/robin?tab=profile'],
      ['GitHub', 'https://github.com/robin-sample'],
      ['Website', 'https://xn--bcher-kva.example/%C3%BCber%20uns'],
    ]);
    expect(warningsOf(report)).toEqual([
      '“robin@example.org” is left out: a site has one e-mail address, and yours is “robin+cv@example.org”.',
      'Your account on Discord is left out: “robin#1234” does not lead to a web page. Add its address to show it.',
    ]);
    expect(report.leftOut?.map(({ table, column }) => `${table}.${column ?? ''}`)).toEqual([
      'basics.profiles.url',
      'basics.profiles.username',
    ]);
  });

  it('also by names with letters that are not English, and addresses with spaces', async () => {
    const { profile, report } = await dropFault('21-idn-links.resume.json');
    expect(profile.links.map(({ url }) => url)).toEqual([
      'https://xn--bcher-kva.example/%C3%BCber',
      'https://example.org/%C3%BCber%20uns.html',
      'https://example.org/a?b=c%20d',
      'https://xn--e1afmkfd.example/%D1%81%D1%82%D1%80%D0%B0%D0%BD%D0%B8%D1%86%D0%B0',
      'https://www.xing.com/profile/Robin_Sample',
      'https://orcid.org/0000-0002-1825-0097',
      'https://www.linkedin.com/in/zo%C3%AB-m%C3%BCller',
      'https://x.com/robin',
    ]);
    expect(profile.contact.phone).toBe('+44 5550 107788');
    expect(warningsOf(report)).toEqual([]);
  });
});

describe('dates', () => {
  it('that are firsts and lasts of months throughout are months', async () => {
    const { profile, report } = await dropFault('01-dates-first-of-month.resume.json');
    expect(profile.experience.map(({ start, end, current }) => [start, end, current])).toEqual([
      ['2020-01', '2022-03', false],
      ['2015-01', '2019-12', false],
      ['2024', null, true],
      ['2027-05', null, false],
      ['2014-06', '2012-01', false],
    ]);
    expect(profile.certifications[0]?.issued).toBe('2021-01');
    expect(warningsOf(report)).toEqual([
      'One entry ends before it begins: “Clerk” (2014-06 – 2012-01). Correct the dates on your site.',
    ]);
  });

  it('are days where one of them is', async () => {
    const { profile } = await dropJson({
      work: [{ name: 'A', startDate: '2020-01-01', endDate: '2022-03-15' }],
    });
    expect(profile.experience).toMatchObject([{ start: '2020-01-01', end: '2022-03-15' }]);
  });

  it('keep the ids that entries had when their days were taken at their word', async () => {
    const work = { name: 'A', position: 'b', startDate: '2020-01-01' };
    const months = await dropJson({ work: [work] });
    const days = await dropJson({ work: [{ ...work, endDate: '2020-05-05' }] });
    expect(months.profile.experience[0]?.id).toBe(days.profile.experience[0]?.id);
    expect(months.profile.experience[0]?.start).toBe('2020-01');
  });
});

it('what has no place is counted by section and field', async () => {
  const { profile, report } = await dropFault('json-resume-aase.json');
  expect(profile.experience.map(({ description }) => description)).toEqual([
    'Architecture firm\n\nSum\n\n• H1\n• H2 & more',
    'Second contract',
    null,
    null,
  ]);
  expect(profile.honours.map(({ issued }) => issued)).toEqual(['2014-11-01', '2016-11-01']);
  expect(profile.certifications.map(({ url }) => url)).toEqual([
    'https://pmi.example/',
    'https://pmi.example/2',
  ]);
  expect(profile.recommendations.map(({ text }) => text)).toEqual(['Bra!', 'Også bra!']);
  expect(profile.links.map(({ url }) => url)).toEqual([
    'https://github.com/aase',
    'https://snabelen.no/@aase',
  ]);
  expect(report.leftOut).toEqual([
    { table: 'interests', column: null, count: 1, why: 'unsupported' },
    { table: 'volunteer', column: 'url', count: 1, why: 'unsupported' },
    { table: 'education', column: 'url', count: 1, why: 'unsupported' },
    { table: 'skills', column: 'level', count: 1, why: 'unsupported' },
    { table: 'projects', column: 'roles', count: 1, why: 'unsupported' },
    { table: 'projects', column: 'entity', count: 1, why: 'unsupported' },
    { table: 'projects', column: 'type', count: 1, why: 'unsupported' },
  ]);
  expect(warningsOf(report)).toEqual([
    'Left out, because a site has no place for it yet: 1 interest, “url” in volunteer, “url” in education, “level” in skills, “roles” in projects, “entity” in projects, and 1 more thing.',
  ]);
});

it('an employer without a title is no title, and the language that the document declares is its language', async () => {
  const { profile } = await dropJson({
    work: [{ name: 'Ghost Employer', startDate: '2020' }],
    volunteer: [{ organization: 'River Watch' }],
    meta: { language: 'pt_br' },
  });
  expect(profile.experience).toMatchObject([{ title: null, organisation: 'Ghost Employer' }]);
  expect(profile.volunteering).toMatchObject([{ role: '', organisation: 'River Watch' }]);
  expect(profile.language).toBe('pt-BR');
});

describe('our own resume.json, read here again', () => {
  const LISTS = [
    'experience',
    'education',
    'skills',
    'certifications',
    'spokenLanguages',
    'publications',
    'honours',
    'volunteering',
    'recommendations',
    'projects',
    'organisations',
    'links',
  ] as const;
  const facts = (profile: Profile) => ({
    ...Object.fromEntries(
      LISTS.map((list) => [list, profile[list].map(({ id: _id, origin: _origin, ...told }) => told)]),
    ),
    about: profile.about,
    headline: profile.headline,
    location: profile.location,
    language: profile.language,
    contact: profile.contact,
  });

  it.each([
    '01-dates-first-of-month.resume.json',
    '02-joiners-in-names.resume.json',
    '03-rtl-mixed.resume.json',
    '04-link-schemes.resume.json',
    '05-control-characters.resume.json',
    '11-same-titles.resume.json',
    '12-long-cv.resume.json',
    '14-html-and-markdown-in-text.resume.json',
    '15-other-tools-shapes.resume.json',
    '16b-repeated-items.resume.json',
    '18-future-first.resume.json',
    '21-idn-links.resume.json',
    'json-resume-aase.json',
    '16-linkedin-repeated-items.zip',
    'linkedin-profile-kari.pdf',
    'sync-before.zip',
  ])('%s: the same items, each in its place, and nothing left out', async (name) => {
    const { profile } = await dropFault(name);
    const again = await uploads.drop([
      { name: 'resume.json', data: JSON.stringify(profileToJsonResume(profile)) },
    ]);
    expect(facts(again.profile)).toEqual(facts(profile));
    expect([
      again.report.leftOut,
      warningsOf(again.report).filter((line) => !line.includes('before')),
    ]).toEqual([[], []]);
  });

  it('keeps what the format has no place for, and twins that are equal', async () => {
    const { profile } = await dropJson({
      basics: {
        name: 'R',
        summary: '**Maps** and a_b',
        location: { city: 'Tideway', region: 'Kent', countryCode: 'GB' },
        memberships: [{ name: 'Guild', position: 'Chair', startDate: '2010', endDate: '2012' }],
      },
      education: [
        { institution: 'Tideway', summary: 'Notes', activities: 'Rowing', current: true, startDate: '2025' },
      ],
      certificates: [{ name: 'Rope', licence: 'A1' }],
      projects: [{ name: 'P', url: 'https://a.example/', homepage: 'https://b.example/' }],
    });
    const [job] = (await dropJson({ work: [{ name: 'A', position: 'b', startDate: '2020-01-01' }] })).profile
      .experience;
    if (job === undefined) throw new Error('no job');
    const places = {
      base: 'https://raw.example/',
      linkBase: 'https://code.example/blob/',
      root: 'https://raw.example/r/',
    };
    const hard = {
      ...profile,
      about: { format: 'markdown' as const, text: '**Maps** and a_b', ...places },
      experience: [job, { ...job, id: `${job.id}:2` }],
    };
    const written = profileToJsonResume(hard);
    expect(written).toMatchObject({
      basics: { location: { city: 'Tideway', region: 'Kent', countryCode: 'GB' } },
    });
    const again = await uploads.drop([{ name: 'resume.json', data: JSON.stringify(written) }]);
    expect(facts(again.profile)).toEqual(facts(hard));
    expect(again.profile.experience[1]?.id).toMatch(/:2$/u);
  });

  it.each([
    ['Austin, TX', { city: 'Austin, TX' }],
    ['Wilmington, DE', { city: 'Wilmington, DE' }],
    ['Springfield, Greene County, MO', { city: 'Springfield, Greene County, MO' }],
    ['Oslo, NO', { city: 'Oslo', countryCode: 'NO' }],
    ['Malmö, Sweden', { city: 'Malmö, Sweden' }],
  ])('a place is taken apart only where its parts are known: %s', async (location, parts) => {
    const { profile } = await dropJson({});
    expect(profileToJsonResume({ ...profile, location })).toMatchObject({ basics: { location: parts } });
  });
});
