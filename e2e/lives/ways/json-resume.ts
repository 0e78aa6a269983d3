import { drawCv } from '../people/draw-cv.ts';
import type { Row } from '../people/source.ts';
import type { Places } from '../people/facts.ts';
import { orNull, type Way } from './way.ts';

/** The sections of a JSON Resume, and what each field of a profile is called there. */
const SECTIONS: Record<string, { section: string; fields: Record<string, string> }> = {
  experience: {
    section: 'work',
    fields: {
      title: 'position',
      organisation: 'name',
      location: 'location',
      description: 'summary',
      start: 'startDate',
      end: 'endDate',
    },
  },
  education: {
    section: 'education',
    fields: {
      school: 'institution',
      degree: 'studyType',
      field: 'area',
      grade: 'score',
      start: 'startDate',
      end: 'endDate',
    },
  },
  skills: { section: 'skills', fields: { name: 'name' } },
  spokenLanguages: { section: 'languages', fields: { name: 'language', proficiency: 'fluency' } },
  certifications: {
    section: 'certificates',
    fields: { name: 'name', issuer: 'issuer', issued: 'date', url: 'url' },
  },
  projects: {
    section: 'projects',
    fields: { name: 'name', description: 'description', url: 'url', start: 'startDate', end: 'endDate' },
  },
  publications: {
    section: 'publications',
    fields: {
      title: 'name',
      publisher: 'publisher',
      published: 'releaseDate',
      description: 'summary',
      url: 'url',
    },
  },
  honours: {
    section: 'awards',
    fields: { title: 'title', issuer: 'awarder', issued: 'date', description: 'summary' },
  },
  volunteering: {
    section: 'volunteer',
    fields: {
      role: 'position',
      organisation: 'organization',
      description: 'summary',
      start: 'startDate',
      end: 'endDate',
    },
  },
  recommendations: { section: 'references', fields: { author: 'name', text: 'reference' } },
};

const PLACES: Places = {
  person: {
    table: 'basics',
    columns: {
      full: 'name',
      headline: 'label',
      about: 'summary',
      location: 'location.city',
      website: 'url',
      email: 'email',
      phone: 'phone',
      address: 'location.address',
      interest: 'interests',
    },
  },
  ...Object.fromEntries(
    Object.entries(SECTIONS).map(([list, { section, fields }]) => [
      list,
      { table: section, columns: fields },
    ]),
  ),
};

function itemOf(row: Row, fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, key]) => {
      const value = orNull(row[field]);
      return value === null ? [] : [[key, value]];
    }),
  );
}

export const jsonResume: Way = {
  name: 'JSON Resume',
  keyed: false,
  places: PLACES,
  draw: (given) => {
    const source = drawCv(given);
    const { first = '', last = '' } = source.person;
    return {
      ...source,
      person: {
        ...source.person,
        full: `${first} ${last}`,
        interest: given.words.name(),
        address: `${given.words.slug()} 7`,
      },
    };
  },
  write: ({ person, lists }, handle) => {
    const p = (field: string) => orNull(person[field]);
    const document = {
      basics: {
        name: p('full'),
        label: p('headline'),
        summary: p('about'),
        email: p('email'),
        phone: p('phone'),
        url: p('website'),
        location: { city: p('location'), address: p('address') },
        profiles: [
          {
            network: 'LinkedIn',
            username: handle,
            url: `https://www.linkedin.com/in/${handle}`,
          },
        ],
      },
      ...Object.fromEntries(
        Object.entries(SECTIONS).flatMap(([list, { section, fields }]) => {
          const rows = lists[list] ?? [];
          return rows.length === 0 ? [] : [[section, rows.map((row) => itemOf(row, fields))]];
        }),
      ),
      interests: p('interest') === null ? [] : [{ name: p('interest') }],
    };
    return { files: [{ name: 'resume.json', data: Buffer.from(JSON.stringify(document)) }] };
  },
};
