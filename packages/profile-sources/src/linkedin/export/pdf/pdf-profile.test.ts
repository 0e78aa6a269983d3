import { describe, expect, it } from 'vitest';
import { LOREM, NOVA } from '../../../import/testing/nova-profile.ts';
import { ENGLISH, profilePdf, type PdfContent } from '../../../import/testing/profile-pdf.ts';
import { fixture } from '../../../import/testing/linkedin-files.ts';
import { writePdf, type PdfText } from '../../../import/testing/write-pdf.ts';
import { toPdfProfile } from './pdf-profile.ts';
import { readPdf } from './read-pdf.ts';

async function read(pdf: Buffer) {
  const pages = await readPdf(pdf, { name: 'Profile.pdf', signal: AbortSignal.timeout(15_000) });
  return toPdfProfile(pages);
}

describe('a profile saved as PDF', () => {
  it('the recorded one is read whole', async () => {
    expect(await read(fixture('linkedin/export/Profile.pdf'))).toEqual({
      name: 'Mireille Okonjo-Blanc',
      headline: 'Product designer & co-founder · Making civic software people can actually use',
      location: 'Lyon, Auvergne-Rhône-Alpes, France',
      summary: 'I design forms nobody dreads.\n\nBefore that: maps, museums & one very large spreadsheet.',
      contact: [
        'mireille@atelier-cendre.example.com',
        'www.linkedin.com/in/mireille-okonjo-blanc-fx (LinkedIn)',
        'mireille.example.com (Portfolio)',
      ],
      skills: ['Service Design', 'Typography', 'C++ & R'],
      languages: [
        { name: 'French', proficiency: 'Native or Bilingual' },
        { name: 'English', proficiency: 'Full Professional' },
      ],
      certifications: ['Accessible Forms (RGAA)'],
      honours: [],
      publications: [],
      positions: [
        {
          company: 'Atelier Cendre',
          title: 'Co-founder & Design Lead',
          location: 'Lyon, France',
          description: 'Two of us, then nine.',
          start: 'April 2019',
          end: '',
        },
        {
          company: 'École Imaginaire de Design',
          title: 'Lecturer',
          location: '',
          description: '',
          start: 'September 2021',
          end: '',
        },
        {
          company: 'Musée des Vents',
          title: 'Exhibition Designer',
          location: 'Marseille',
          description: '',
          start: 'September 2013',
          end: 'June 2015',
        },
      ],
      education: [
        {
          school: 'École Imaginaire de Design',
          degree: 'DNSEP, Design graphique',
          start: '2008',
          end: '2013',
        },
      ],
      headings: [
        'Summary',
        'Experience',
        'Education',
        'Contact',
        'Top Skills',
        'Languages',
        'Certifications',
      ],
      unread: [],
    });
  });

  it('a long one over several pages, with wrapped lines and a company of two positions', async () => {
    const profile = await read(profilePdf(NOVA));
    expect(profile).toMatchObject({
      name: NOVA.name,
      headline: NOVA.headline,
      location: NOVA.place,
      contact: NOVA.contact,
      skills: NOVA.skills,
      certifications: NOVA.certifications,
      summary: NOVA.summary,
    });
    expect(profile?.languages.at(-1)).toEqual({ name: 'Spanish', proficiency: '' });
    expect(profile?.positions).toEqual([
      {
        company: 'Harbour & Pell',
        title: 'Director of Maps',
        location: 'Rotterdam',
        description: NOVA.companies?.[0]?.roles[0]?.text,
        start: 'March 2021',
        end: '',
      },
      {
        company: 'Harbour & Pell',
        title: 'Senior Cartographer',
        location: '',
        description: 'Drew rivers.',
        start: 'February 2017',
        end: 'March 2021',
      },
      {
        company: 'Land & Tide Registry',
        title: 'Cartographer',
        location: 'The Hague, Netherlands',
        description: LOREM.repeat(6).trim(),
        start: '2012',
        end: '2017',
      },
      {
        company: 'Municipality of Oosterwaal',
        title: 'Post room assistant',
        location: '',
        description: '',
        start: 'June 2009',
        end: 'June 2009',
      },
    ]);
    expect(profile?.education).toEqual([
      { school: 'Northmoor School of Art', degree: 'MA, Information Design', start: '2010', end: '2012' },
      { school: 'University of Salt', degree: 'Bachelor of Arts - BA', start: '2007', end: '2010' },
      { school: 'Harbour School', degree: '', start: '', end: '' },
    ]);
    expect(JSON.stringify(profile)).not.toMatch(/Page \d/u);
  });

  it('the narrow column may stand on the right, or be missing', async () => {
    const right = await read(profilePdf(NOVA, { sideOnRight: true }));
    expect(right).toMatchObject({ name: NOVA.name, skills: NOVA.skills, summary: NOVA.summary });
    expect(right?.positions).toHaveLength(4);
    const without = await read(profilePdf(NOVA, { noSide: true }));
    expect(without).toMatchObject({ name: NOVA.name, headline: NOVA.headline, skills: [], contact: [] });
    expect(without?.positions).toHaveLength(4);
  });

  it('one with hardly anything in it', async () => {
    const small: PdfContent = {
      name: 'Nova',
      headline: 'Maker',
      contact: ['www.linkedin.com/in/nova (LinkedIn)'],
      schools: [{ name: 'Harbour School' }],
    };
    expect(await read(profilePdf(small))).toMatchObject({
      name: 'Nova',
      headline: 'Maker',
      location: '',
      summary: '',
      positions: [],
      education: [{ school: 'Harbour School' }],
    });
  });

  it('long names of persons, companies, titles and schools are put together again', async () => {
    const long: PdfContent = {
      ...NOVA,
      name: 'Maximiliana Theodora Brindlewood-Vandersteen',
      companies: [
        {
          name: 'The Royal Society for the Protection and Improvement of Harbours, Rivers and Tidal Meadows',
          roles: [
            {
              title:
                'Principal Adviser on the Naming of Rivers, Streams and other Moving Waters of the North',
              dates: 'May 2019 - Present (1 year)',
              place: 'Ghent',
            },
          ],
        },
        { name: 'Small', roles: [{ title: 'Clerk', dates: 'May 2010 - June 2011 (1 year 2 months)' }] },
      ],
      schools: [
        {
          name: 'The International Institute for Advanced Studies in Slow Cartography and Letters',
          detail:
            'Master of Science in the History of Instruments for Measuring the Depth of Water, Hydrography · (October 2010 - 2012)',
        },
      ],
    };
    const profile = await read(profilePdf(long));
    expect(profile?.name).toBe(long.name);
    expect(profile?.positions.map(({ company, title, location }) => [company, title, location])).toEqual([
      [long.companies?.[0]?.name, long.companies?.[0]?.roles[0]?.title, 'Ghent'],
      ['Small', 'Clerk', ''],
    ]);
    expect(profile?.education).toEqual([
      {
        school: long.schools?.[0]?.name,
        degree:
          'Master of Science in the History of Instruments for Measuring the Depth of Water, Hydrography',
        start: 'October 2010',
        end: '2012',
      },
    ]);
  });

  it('a short description is no place: it stands further below the dates', async () => {
    const role = { title: 'Clerk', dates: 'May 2010 - June 2011 (1 year 2 months)' };
    const profile = await read(
      profilePdf({
        ...NOVA,
        companies: [
          { name: 'A', roles: [{ ...role, text: 'Maps of rivers' }] },
          { name: 'B', roles: [{ ...role, place: 'Ghent', text: 'Maps of rivers' }] },
          { name: 'C', roles: [{ ...role, place: 'Ghent' }] },
        ],
      }),
    );
    expect(profile?.positions.map(({ location, description }) => [location, description])).toEqual([
      ['', 'Maps of rivers'],
      ['Ghent', 'Maps of rivers'],
      ['Ghent', ''],
    ]);
  });

  it('the layout until 2018: one column, the company in the line of the title', async () => {
    const text = (lines: [string, number][]): PdfText[] => {
      let y = 760;
      return lines.map(([line, size]) => {
        y -= size * 1.5;
        return { text: line, x: 60, y, size };
      });
    };
    const pdf = writePdf([
      text([
        ['Nova Quist', 22],
        ['Cartographer', 12],
        ['nova@quist.example.com', 10],
        ['Experience', 16],
        ['Director of Maps at Harbour & Pell', 12],
        ['March 2021 - Present (3 years 1 month)', 10],
        ['Drew rivers at home.', 10],
        ['Clerk at Registry', 12],
        ['2012 - 2017 (5 years)', 10],
        ['Education', 16],
        ['Northmoor', 12],
        ['MA, Maps, 2010 - 2012', 10],
      ]),
    ]);
    const profile = await read(pdf);
    expect(
      profile?.positions.map(({ company, title, description }) => [company, title, description]),
    ).toEqual([
      ['Harbour & Pell', 'Director of Maps', 'Drew rivers at home.'],
      ['Registry', 'Clerk', ''],
    ]);
    expect(profile?.education).toEqual([
      { school: 'Northmoor', degree: 'MA, Maps', start: '2010', end: '2012' },
    ]);
    expect([profile?.name, profile?.headline]).toEqual(['Nova Quist', 'Cartographer']);
  });

  it('a section that is not known here is not the end of the one above it', async () => {
    const profile = await read(profilePdf(NOVA, { words: { ...ENGLISH, languages: 'Gjøremål' } }));
    expect(profile?.skills).toEqual(NOVA.skills);
    expect(profile?.languages).toEqual([]);
    expect(profile?.certifications).toEqual(NOVA.certifications);
  });

  it('garbage of a broken font is dropped, dashes and signs are kept', async () => {
    const profile = await read(
      profilePdf({
        ...NOVA,
        skills: ['?~ L8c', 'C++', 'R&D', '\ue001 Maps \ufffd', 'A -> B', '.NET', '~~~'],
        summary: 'First – second — third\n?~ L8c still here?\nWhat? ~10 people',
      }),
    );
    expect(profile?.skills).toEqual(['C++', 'R&D', 'Maps', 'A -> B', '.NET']);
    expect(profile?.summary).toBe('First – second — third\nstill here?\nWhat? ~10 people');
  });
});
