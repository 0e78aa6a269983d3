import { profilePdf } from '@tosite/profile-sources/import/testing/profile-pdf';
import { drawCv } from '../people/draw-cv.ts';
import type { Row, Source } from '../people/source.ts';
import { linkedInDate } from './linkedin-tables.ts';
import { orNull, type Way } from './way.ts';

const LONG = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const SHORT = /^[A-Z][a-z]{2}(?= )/u;

/** "March 2019": a PDF has months in full. */
function pdfDate(date: string): string {
  return linkedInDate(date).replace(SHORT, (name) => LONG.find((long) => long.startsWith(name)) ?? name);
}

function rangeOf(row: Row, open: string): string {
  const [start = '', end = ''] = [row['start'], row['end']];
  return `${pdfDate(start)} - ${end === '' ? open : pdfDate(end)}`;
}

/** A PDF has no job without a time, and no line that begins like another one's time. */
function draw(given: Parameters<Way['draw']>[0]): Source {
  const source = drawCv({ ...given, size: given.size === 'many' ? 'some' : given.size });
  const { words } = given;
  const lasting = (list: string): Row[] =>
    (source.lists[list] ?? [])
      .filter((row) => orNull(row['start']) !== null && (row['start'] ?? '') < '2027')
      .map((row) => ({ ...row, description: words.sentence(), location: words.word() }));
  const { first = '', last = '' } = source.person;
  return {
    secret: [source.person['phone'] ?? '', source.person['email'] ?? ''],
    person: {
      full: `${first} ${last.split(' ')[0] ?? ''}`,
      headline: words.name(),
      location: words.name(),
      about: `${words.sentence()} ${words.sentence()}`,
    },
    lists: {
      experience: lasting('experience').filter((row) => orNull(row['title']) !== null),
      education: lasting('education').filter((row) => orNull(row['end']) !== null),
      skills: (source.lists['skills'] ?? []).slice(0, 3).map(() => ({ name: words.word() })),
      certifications: (source.lists['certifications'] ?? []).slice(0, 3).map(() => ({ name: words.word() })),
    },
  };
}

export const linkedInPdf: Way = {
  name: 'LinkedIn PDF',
  keyed: false,
  glyphs: true,
  places: {
    person: {
      table: 'PDF',
      columns: { full: 'name', headline: 'headline', location: 'place', about: 'Summary' },
    },
    experience: {
      table: 'Experience',
      columns: {
        title: 'title',
        organisation: 'company',
        location: 'place',
        description: 'text',
        start: 'start',
        end: 'end',
      },
    },
    education: {
      table: 'Education',
      columns: { school: 'school', start: 'start', end: 'end' },
    },
    skills: { table: 'Top Skills', columns: { name: 'name' } },
    certifications: { table: 'Certifications', columns: { name: 'name' } },
  },
  draw,
  write: ({ person, lists, secret }, handle) => {
    const data = profilePdf({
      name: person['full'] ?? '',
      headline: person['headline'] ?? '',
      place: person['location'] ?? '',
      summary: person['about'] ?? '',
      contact: [`${secret[0] ?? ''} (Mobile)`, secret[1] ?? '', `www.linkedin.com/in/${handle} (LinkedIn)`],
      skills: (lists['skills'] ?? []).map((row) => row['name'] ?? ''),
      certifications: (lists['certifications'] ?? []).map((row) => row['name'] ?? ''),
      companies: (lists['experience'] ?? []).map((row) => ({
        name: row['organisation'] ?? '',
        roles: [
          {
            title: row['title'] ?? '',
            dates: rangeOf(row, 'Present'),
            place: row['location'] ?? '',
            text: row['description'] ?? '',
          },
        ],
      })),
      schools: (lists['education'] ?? []).map((row) => ({
        name: row['school'] ?? '',
        detail: `· (${rangeOf(row, '')})`,
      })),
    });
    return { files: [{ name: 'Profile.pdf', data }] };
  },
};
