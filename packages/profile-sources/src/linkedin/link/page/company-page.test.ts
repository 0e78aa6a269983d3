import { describe, expect, it } from 'vitest';
import { pageWith, readCompany, recordedPage, wordsOfProfile } from '../../testing/read-page.ts';
import { readCompanyPage } from './company-page.ts';
import { leadsTo, readCount } from './page-parts.ts';

describe.each(['html/company.atelier-cendre', 'html/company.atelier-cendre.graph'])('%s', (name) => {
  const { profile, masked } = readCompany(recordedPage(name));

  it('has every fact of the page', () => {
    expect(masked).toBe(false);
    expect(profile).toMatchObject({
      name: 'Atelier Cendre',
      headline: 'Forms nobody dreads.',
      location: 'Lyon, Auvergne-Rhône-Alpes',
      since: '2019',
      contact: { email: null, phone: null, website: 'https://atelier-cendre.example.com/' },
      organisation: {
        industry: 'Design Services',
        size: '2-10 employees',
        kind: 'Privately Held',
        founded: '2019',
        headquarters: 'Lyon, Auvergne-Rhône-Alpes',
        website: 'https://atelier-cendre.example.com/',
        specialities: ['service design', 'accessibility', 'wayfinding', 'plain language'],
      },
      stats: { followers: 5750, employees: 9 },
    });
    expect(profile.about?.text).toBe(
      'Atelier Cendre designs public-service forms, maps and signage.\n\nWhat we do:\n• Service design & research\n• Accessible forms (RGAA / WCAG)\n• Wayfinding',
    );
    expect(profile.avatar?.url).toContain('company-logo_200_200');
    expect(profile.banner?.url).toContain('image-scale_191_1128');
  });

  it('has its places and the people it names', () => {
    expect(profile.locations).toMatchObject([
      {
        street: '12 rue des Exemples',
        city: 'Lyon',
        region: 'Auvergne-Rhône-Alpes',
        postcode: '69001',
        country: 'FR',
        primary: true,
      },
    ]);
    expect(profile.people).toMatchObject([
      {
        name: 'Mireille Okonjo-Blanc',
        title: 'Product designer & co-founder',
        url: 'https://fr.linkedin.com/in/mireille-okonjo-blanc-fx',
      },
    ]);
    expect(profile.people[0]?.picture?.url).toContain('profile-displayphoto');
  });

  it('shows no updates', () => {
    expect(profile.updates).toEqual([]);
    expect(wordsOfProfile(profile)).not.toMatch(/form library is out|Marseille/u);
  });
});

describe('structured data alone', () => {
  const company = (change: object) =>
    readCompany(pageWith({ '@type': 'Organization', name: 'Cendre', ...change })).profile;

  it.each([
    'Corporation',
    'EducationalOrganization',
    'CollegeOrUniversity',
    'NGO',
    ['Organization', 'Brand'],
  ])('of the type %s is a company', (type) => {
    expect(company({ '@type': type }).name).toBe('Cendre');
  });

  it('its own website is not LinkedIn', () => {
    expect(
      company({ sameAs: ['https://www.linkedin.com/company/x', 'https://cendre.example.com'] }).contact
        .website,
    ).toBe('https://cendre.example.com/');
    expect(company({ sameAs: 'javascript:alert(1)' }).contact.website).toBeNull();
  });

  it('employees as a number, a range, or words', () => {
    expect(company({ numberOfEmployees: 12 }).stats.employees).toBe(12);
    expect(company({ numberOfEmployees: { value: '12' } }).stats.employees).toBe(12);
    expect(company({ numberOfEmployees: { minValue: 2, maxValue: 10 } }).stats.employees).toBeNull();
    expect(company({ numberOfEmployees: 'many' }).stats.employees).toBeNull();
  });

  it('several addresses, with either key for their type', () => {
    const { locations } = company({
      address: [
        { type: 'PostalAddress', addressLocality: 'Lyon', addressCountry: 'FR' },
        {
          '@type': 'PostalAddress',
          addressLocality: 'Lyon',
          addressCountry: { '@type': 'Country', name: 'FR' },
          streetAddress: '12 rue',
        },
        { '@type': 'PostalAddress' },
      ],
    });
    expect(locations.map(({ city, country, street }) => [city, country, street])).toEqual([
      ['Lyon', 'FR', null],
      ['Lyon', 'FR', '12 rue'],
    ]);
  });

  it('founded, keywords and followers', () => {
    expect(
      company({
        foundingDate: '2019-04',
        keywords: ['forms', '***'],
        interactionStatistic: [
          { interactionType: 'https://schema.org/LikeAction', userInteractionCount: 1 },
          { interactionType: { '@type': 'FollowAction' }, userInteractionCount: 7 },
        ],
      }),
    ).toMatchObject({ since: '2019-04', organisation: { specialities: ['forms'] }, stats: { followers: 7 } });
  });
});

describe('a page in another language', () => {
  it('has its followers and specialities all the same', () => {
    const { profile } = readCompany(`<h1 class="top-card-layout__title">Cendre</h1>
      <h3 class="top-card-layout__first-subline">Lyon, Auvergne-Rhône-Alpes <span></span> 5&#8239;750 abonnés</h3>
      <div data-test-id="about-us__specialties"><dt>Domaines</dt><dd>design, formulaires et cartes, et signalétique</dd></div>
      <div data-test-id="about-us__foundedOn"><dt>Fondée en</dt><dd>2019</dd></div>
      <ul><li><span class="tag-sm">Principal</span><div id="address-0"><p>1 rue A</p><p>Lyon</p></div></li>
      <li><div id="address-1"><p>Quai B, Marseille</p></div></li></ul>`);
    expect(profile.stats.followers).toBe(5750);
    expect(profile.organisation?.specialities).toEqual(['design', 'formulaires et cartes', 'signalétique']);
    expect(profile.since).toBe('2019');
    expect(profile.locations.map(({ label, primary }) => [label, primary])).toEqual([
      ['1 rue A, Lyon', true],
      ['Quai B, Marseille', false],
    ]);
  });
});

it.each([
  ['5,750 followers', 5750],
  ['5.750 Follower:innen', 5750],
  ['5 750 abonnés', 5750],
  ['1,234,567 followers', 1234567],
  ['12 followers', 12],
  ['5750 followers', 5750],
  ['Lyon 3 · 12 followers', 12],
  ['2K followers', null],
  ['2.3M followers', null],
  ['', null],
])('%s is %s', (text, count) => {
  expect(readCount(text)).toBe(count);
});

it.each([
  [
    'https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Fa%2Eexample%2Fx&urlhash=F',
    'https://a.example/x',
  ],
  ['https://a.example', 'https://a.example/'],
  ['https://www.linkedin.com/redir/redirect?url=javascript%3Aalert(1)', null],
  [
    'https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Fwww.linkedin.com%2Fredir%2Fredirect%3Furl%3Dhttps%253A%252F%252Fa.example',
    'https://a.example/',
  ],
  ['https://www.linkedin.com/redir/redirect', null],
  ['https://www.linkedin.com/company/x', null],
  [null, null],
])('%s leads to %s', (address, target) => {
  expect(leadsTo(address)).toBe(target);
});

it.each(['errors/404-profile', 'errors/999', 'errors/authwall', 'errors/login'])(
  '%s shows no company',
  (name) => {
    expect(readCompanyPage(recordedPage(name), { handle: 'x', url: 'x', pictureOk: () => true })).toBeNull();
  },
);
