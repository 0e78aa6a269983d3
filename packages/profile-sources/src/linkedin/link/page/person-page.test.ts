import { describe, expect, it } from 'vitest';
import { linkedInRowsToProfile } from '../../rows/rows-to-profile.ts';
import { pageWith, readPerson, recordedPage, wordsOfProfile } from '../../testing/read-page.ts';
import { readPersonPage } from './person-page.ts';

const MASKED = recordedPage('html/person.mireille.masked');
const VISIBLE = recordedPage('html/person.mireille.visible');
const LAYAN = recordedPage('html/person.layan.masked');

describe('a masked page', () => {
  const { profile, masked } = readPerson(MASKED);

  it('keeps what is shown', () => {
    expect(masked).toBe(true);
    expect(profile).toMatchObject({
      name: 'Mireille Okonjo-Blanc',
      headline: 'Product designer & co-founder · Making civic software people can actually use',
      location: 'Lyon, Auvergne-Rhône-Alpes, France',
      // From the page's own text: the structured data cuts it off.
      about: {
        text: 'I design forms nobody dreads.\n\nBefore that: maps, museums & one very large spreadsheet.',
      },
      stats: { followers: 2134 },
    });
    expect(profile.avatar?.url).toContain('profile-displayphoto-shrink_200_200');
    expect(profile.spokenLanguages.map(({ name }) => name)).toEqual(['French', 'English']);
    expect(profile.honours.map(({ title }) => title)).toEqual(['Prix du Formulaire Clair']);
    expect(profile.publications.map(({ title, published, url }) => [title, published, url])).toEqual([
      [
        'What a tax form taught me about kindness',
        '2026-09-12',
        'https://www.linkedin.com/pulse/what-tax-form-taught-me-kindness-okonjo-blanc-fx1',
      ],
      [
        'Naming things in two languages',
        '2026-03-02',
        'https://www.linkedin.com/pulse/naming-things-two-languages-okonjo-blanc-fx2',
      ],
    ]);
  });

  it('has its schools with degrees, and dates only where there are any', () => {
    expect(profile.education.map(({ school, degree, start, end }) => [school, degree, start, end])).toEqual([
      ['École Imaginaire de Design', 'DNSEP, Design graphique', '2008', '2013'],
      ['Université de Sel', null, null, null],
    ]);
  });

  it('leaves out every job whose title is hidden, and never prints an asterisk', () => {
    expect(profile.experience).toEqual([]);
    expect(profile.organisations).toEqual([]);
    expect(wordsOfProfile(profile)).not.toContain('*');
  });

  it('takes no post', () => {
    expect(profile.updates).toEqual([]);
    expect(wordsOfProfile(profile)).not.toContain('hiring');
  });
});

describe('a page that shows everything', () => {
  const { profile, masked } = readPerson(VISIBLE);

  it('has its jobs', () => {
    expect(masked).toBe(false);
    expect(
      profile.experience.map(({ title, organisation, start, current }) => [
        title,
        organisation,
        start,
        current,
      ]),
    ).toEqual([
      ['Lecturer', 'École Imaginaire de Design', '2021-09', true],
      ['Co-founder & Design Lead', 'Atelier Cendre', '2019-04', true],
    ]);
    expect(profile.experience[1]).toMatchObject({
      organisationUrl: 'https://www.linkedin.com/company/atelier-cendre-fx',
      location: 'Lyon, France',
      description: 'Two of us, then nine.',
    });
  });

  it('names them by the ids that the export gives them', () => {
    const fromExport = linkedInRowsToProfile(
      {
        positions: [
          {
            'Company Name': 'Atelier Cendre',
            Title: 'Co-founder & Design Lead',
            'Started On': 'Apr 2019',
            'Finished On': '',
          },
        ],
        education: [
          {
            'School Name': 'École Imaginaire de Design',
            'Degree Name': 'DNSEP, Design graphique',
            'Start Date': '2008',
            'End Date': '2013',
          },
        ],
        honors: [{ Title: 'Prix du Formulaire Clair', 'Issued On': 'Nov 2023' }],
        languages: [{ Name: 'French', Proficiency: 'Native' }],
      },
      { source: 'linkedin:export' },
    );
    expect(profile.experience[1]?.id).toBe(fromExport.experience[0]?.id);
    expect(profile.education[0]?.id).toBe(fromExport.education[0]?.id);
    expect(profile.honours[0]?.id).toBe(fromExport.honours[0]?.id);
    expect(profile.spokenLanguages[0]?.id).toBe(fromExport.spokenLanguages[0]?.id);
  });
});

it('a page in Arabic, without a photo: the grey figure is none', () => {
  const { profile, masked } = readPerson(LAYAN);
  expect(masked).toBe(true);
  expect(profile).toMatchObject({
    name: 'ليان القمري',
    headline: 'مهندسة برمجيات | 软件工程师 | Software Engineer',
    location: 'دبي، الإمارات العربية المتحدة',
    avatar: null,
    about: null,
    experience: [],
    stats: { followers: 312 },
  });
  expect(profile.education).toMatchObject([
    { school: 'جامعة الواحة الخيالية', degree: 'بكالوريوس، علوم الحاسوب', start: '2012', end: '2016' },
  ]);
});

describe('structured data alone', () => {
  const PERSON = {
    '@type': 'Person',
    name: 'Ada Fx',
    jobTitle: ['Engineer', 'Lecturer'],
    worksFor: [
      { '@type': 'Organization', name: 'Analytical', member: { startDate: 2019 } },
      { '@type': 'Organization', name: 'School', member: { startDate: '2020-02', endDate: '2021-03' } },
    ],
    alumniOf: {
      '@type': 'CollegeOrUniversity',
      name: 'University',
      member: { startDate: 2008, endDate: '2012-06' },
    },
    address: { type: 'PostalAddress', addressLocality: '***', addressCountry: 'FR' },
  };

  it.each([
    ['an object', pageWith(PERSON)],
    ['a list', pageWith([{ '@type': 'WebPage' }, PERSON])],
    ['a graph', pageWith({ '@context': 'http://schema.org', '@graph': [PERSON] })],
    ['a graph in a list', pageWith([{ '@graph': [{ '@type': 'WebPage' }, PERSON] }])],
    ['the second script, after one that is broken', pageWith('{"@type":"Person",', PERSON)],
    ['a comment', pageWith(`<!--${JSON.stringify(PERSON)}-->`)],
    ['a type in a list', pageWith({ ...PERSON, '@type': ['Person', 'Thing'] })],
    ['a type as an address', pageWith({ ...PERSON, '@type': 'http://schema.org/Person' })],
  ])('as %s', (_name, html) => {
    const { profile } = readPerson(html);
    expect(profile.name).toBe('Ada Fx');
    expect(
      profile.experience.map(({ title, organisation, start, end, current }) => [
        title,
        organisation,
        start,
        end,
        current,
      ]),
    ).toEqual([
      ['Engineer', 'Analytical', '2019', null, true],
      ['Lecturer', 'School', '2020-02', '2021-03', false],
    ]);
    expect(profile.education).toMatchObject([{ school: 'University', start: '2008', end: '2012-06' }]);
    expect(profile.location).toBe('FR');
    expect(profile.headline).toBe('Engineer');
  });

  it('titles and employers that are not equally many do not go together', () => {
    const { profile } = readPerson(pageWith({ ...PERSON, jobTitle: ['Engineer'] }));
    expect(profile.experience).toEqual([]);
  });

  it('a title that is hidden takes its job with it, and only its own', () => {
    const { profile, masked } = readPerson(pageWith({ ...PERSON, jobTitle: ['Engineer', '*** ** **'] }));
    expect(profile.experience.map(({ title }) => title)).toEqual(['Engineer']);
    expect(masked).toBe(true);
  });

  it('an employer that is hidden beside a title that is shown is not printed', () => {
    const employers = [{ name: '**** ***' }, { name: 'School' }];
    const { profile } = readPerson(pageWith({ ...PERSON, worksFor: employers }));
    expect(profile.experience.map(({ organisation }) => organisation)).toEqual([null, 'School']);
  });
});

describe('hidden facts', () => {
  it.each([
    '*****',
    '********** * ****** ****',
    '*** | ***',
    '** · **',
    '***, ***.',
    '****-****',
    'Lead ******',
    '****** at Atelier',
    '(****)',
  ])('%s is one', (text) => {
    const html = pageWith({ '@type': 'Person', name: 'Ada', jobTitle: [text], worksFor: [{ name: 'A' }] });
    expect(readPerson(html)).toMatchObject({ masked: true, profile: { experience: [], headline: null } });
  });

  it.each(['C* algebra', 'Five * hotel', '5* service', 'A*B', '...', 'N/A'])('%s is none', (text) => {
    const html = pageWith({ '@type': 'Person', name: 'Ada', jobTitle: [text], worksFor: [{ name: 'A' }] });
    const { profile, masked } = readPerson(html);
    expect(masked).toBe(false);
    expect(profile.experience[0]?.title).toBe(text);
  });
});

describe('other layouts', () => {
  it('markup alone', () => {
    const html = VISIBLE.replace(/<script type="application\/ld\+json">[\s\S]*?<\/script>/u, '');
    const { profile } = readPerson(html);
    expect(profile.name).toBe('Mireille Okonjo-Blanc');
    expect(profile.experience).toHaveLength(2);
    expect(profile.education).toHaveLength(2);
    expect(profile.location).toBe('Lyon, Auvergne-Rhône-Alpes, France');
    expect(profile.avatar).not.toBeNull();
  });

  it('the words for link previews alone', () => {
    const html = MASKED.replace(/<script type="application\/ld\+json">[\s\S]*?<\/script>/u, '').replace(
      /<body[\s\S]*/u,
      '<body></body></html>',
    );
    const { profile } = readPerson(html);
    expect(profile).toMatchObject({
      name: 'Mireille Okonjo-Blanc',
      headline: 'Product designer & co-founder · Making civic software people can actually use',
    });
  });

  it('several jobs at one employer', () => {
    const { profile } = readPerson(`<h1 class="top-card-layout__title">Ada</h1><ul class="experience__list">
      <li class="experience-group experience-item"><h4 class="experience-group-header__company">Analytical</h4>
        <ul class="experience-group__positions">
          <li class="profile-section-card experience-group-position"><h3 class="profile-section-card__title">Lead</h3>
            <span class="date-range"><time>Jan 2020</time> - Present <span>6 years</span></span></li>
          <li class="profile-section-card experience-group-position"><h3 class="profile-section-card__title">Engineer</h3>
            <span class="date-range"><time>2018</time> - <time>Jan 2020</time></span>
            <p class="show-more-less-text__text--less">Short…</p><p class="show-more-less-text__text--more">One<br>Two</p></li>
        </ul></li></ul>`);
    expect(profile.experience).toMatchObject([
      { title: 'Lead', organisation: 'Analytical', start: '2020-01', end: null, current: true },
      {
        title: 'Engineer',
        organisation: 'Analytical',
        start: '2018',
        end: '2020-01',
        current: false,
        description: 'One\nTwo',
      },
    ]);
  });

  it('a page of 2017', () => {
    const { profile } =
      readPerson(`<h1 id="name">Ada Fx</h1><p class="headline title">Engineer</p><span class="locality">Lyon</span>
      <section id="summary"><p>About me.</p></section>
      <ul class="positions"><li class="position"><h4 class="item-title">Engineer</h4><h5 class="item-subtitle">Analytical</h5>
        <span class="date-range"><time>avril 2015</time> – <time>mai 2016</time></span><p class="description">Did<br>things</p></li></ul>
      <ul class="schools"><li class="school"><h4 class="item-title">University</h4><h5 class="item-subtitle">BSc</h5>
        <span class="date-range"><time>2008</time> – <time>2012</time></span></li></ul>`);
    expect(profile).toMatchObject({
      name: 'Ada Fx',
      headline: 'Engineer',
      location: 'Lyon',
      about: { text: 'About me.' },
    });
    expect(profile.experience).toMatchObject([
      {
        title: 'Engineer',
        organisation: 'Analytical',
        start: '2015-04',
        end: '2016-05',
        description: 'Did\nthings',
      },
    ]);
    expect(profile.education).toMatchObject([
      { school: 'University', degree: 'BSc', start: '2008', end: '2012' },
    ]);
  });

  it('the smaller sections', () => {
    const card = (title: string, subtitle: string, rest = '') =>
      `<ul><li class="profile-section-card"><h3 class="profile-section-card__title">${title}</h3><h4>${subtitle}</h4>${rest}</li></ul>`;
    const dates = '<span class="date-range"><time>May 2022</time> - <time>May 2025</time></span>';
    const { profile } = readPerson(`<h1 class="top-card-layout__title">Ada</h1>
      <section data-section="certifications">${card('<a href="https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Fcerts.example.com%2F1&trk=x">RGAA</a>', 'Institut', dates)}</section>
      <section class="core-section-container volunteering">${card('Painter', 'Refuge', '<span class="date-range"><time>Jun 2018</time> - Present</span>')}</section>
      <section data-section="projects">${card('Forms', '', dates)}</section>
      <section data-section="languages">${card('French', 'Native')}${card('****', '****')}</section>
      <section class="awards">${card('Prix', 'Jury', '<time>Nov 2023</time>')}</section>
      <section data-section="publications">${card('Place', 'Revue', '<time>2021</time>')}</section>
      <section data-section="organizations">${card('Guild', 'Member', dates)}</section>`);
    expect(profile.certifications).toMatchObject([
      {
        name: 'RGAA',
        issuer: 'Institut',
        issued: '2022-05',
        expires: '2025-05',
        url: 'https://certs.example.com/1',
      },
    ]);
    expect(profile.volunteering).toMatchObject([
      { role: 'Painter', organisation: 'Refuge', start: '2018-06', current: true },
    ]);
    expect(profile.projects).toMatchObject([{ name: 'Forms', start: '2022-05', end: '2025-05' }]);
    expect(profile.spokenLanguages.map(({ name, proficiency }) => [name, proficiency])).toEqual([
      ['French', 'Native'],
    ]);
    expect(profile.honours).toMatchObject([{ title: 'Prix', issuer: 'Jury', issued: '2023-11' }]);
    expect(profile.publications).toMatchObject([{ title: 'Place', publisher: 'Revue', published: '2021' }]);
    expect(profile.organisations).toMatchObject([
      { name: 'Guild', role: 'Member', start: '2022-05', end: '2025-05' },
    ]);
  });
});

it('a picture is taken from LinkedIn only, and the first that is one', () => {
  const person = (image: unknown) => pageWith({ '@type': 'Person', name: 'Ada', image });
  const photo = 'https://media.licdn.com/dms/image/x/profile-displayphoto-shrink_200_200/1';
  const ghost = 'https://static.licdn.com/aero-v1/sc/h/244xhbkr7g40x6bsu4gi6q4ry';
  expect(readPerson(person(ghost)).profile.avatar).toBeNull();
  expect(readPerson(person('https://evil.example/x.png')).profile.avatar).toBeNull();
  expect(readPerson(person('data:image/png;base64,AA')).profile.avatar).toBeNull();
  expect(readPerson(person({ '@type': 'ImageObject' })).profile.avatar).toBeNull();
  expect(readPerson(person([{ url: photo }])).profile.avatar?.url).toBe(photo);
  const shown = `<img class="top-card-layout__entity-image" data-delayed-url="${photo}" src="${ghost}">`;
  expect(readPerson(person(ghost).replace('<body>', `<body>${shown}`)).profile.avatar?.url).toBe(photo);
});

it.each(['errors/404-profile', 'errors/999', 'errors/authwall', 'errors/login'])(
  '%s shows nobody',
  (name) => {
    const options = { handle: 'x', url: 'x', pictureOk: () => true };
    expect(readPersonPage(recordedPage(name), options)).toBeNull();
  },
);

describe('a page that names two things alike', () => {
  const card = (title: string, subtitle: string, rest = '') =>
    `<li class="profile-section-card"><h3>${title}</h3><h4>${subtitle}</h4>${rest}</li>`;
  const year = (date: string) => `<span class="date-range"><time>${date}</time></span>`;
  const job = (title: string, company: string, more: string) =>
    `<li class="experience-item">${title === '' ? '' : `<h3 class="experience-item__title">${title}</h3>`}<h4 class="experience-item__subtitle">${company}</h4>${more}</li>`;
  const read = (body: string) => readPerson(`<h1 class="top-card-layout__title">Ada</h1>${body}`).profile;

  it('has both, also where its structured data names them again', () => {
    const honours = ['Jul 2019', 'Jul 2020'].map((date) => card('Expert', 'Board', year(date))).join('');
    const data = JSON.stringify({ '@type': 'Person', name: 'Ada', awards: ['Expert', 'Expert', 'Other'] });
    const profile = read(
      `<section class="awards"><ul>${honours}${honours}</ul></section><script type="application/ld+json">${data}</script>`,
    );
    expect(profile.honours.map(({ title, issued }) => [title, issued])).toEqual([
      ['Expert', '2019-07'],
      ['Expert', '2020-07'],
      ['Other', null],
    ]);
    expect(new Set(profile.honours.map(({ id }) => id)).size).toBe(3);
  });

  it('has two contracts of one name, an employer without a title, and nothing that lies ahead as present', () => {
    const text = (words: string) => `<p class="description">${words}</p>`;
    const profile = read(
      `<ul>${job('Consultant', 'Self', text('Alder'))}${job('Consultant', 'Self', text('Birch'))}${job('Consultant', 'Self', text('Birch'))}${job('', 'Ghost', '')}${job('**** ******', 'Hidden', '')}${job('Head', 'Future', '<span class="date-range"><time>May 2027</time> - Present</span>')}</ul>`,
    );
    expect(
      profile.experience.map((one) => [one.title, one.organisation, one.description, one.current]),
    ).toEqual([
      ['Head', 'Future', null, false],
      ['Consultant', 'Self', 'Alder', false],
      ['Consultant', 'Self', 'Birch', false],
      [null, 'Ghost', null, false],
    ]);
  });

  it('counts the posts that it leaves out', () => {
    const post = { '@type': 'DiscussionForumPosting', headline: 'x', text: 'x' };
    const { leftOut } = readPerson(pageWith({ '@type': 'Person', name: 'Ada' }, post, post));
    expect(leftOut).toEqual([{ table: 'posts', column: null, count: 2, why: 'unsupported' }]);
  });
});
