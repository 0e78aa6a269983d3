import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import type { Profile, ProfileList } from '@tosite/validation/profile/profile';
import { drawCv } from '../people/draw-cv.ts';
import type { Places } from '../people/facts.ts';
import type { Row } from '../people/source.ts';
import { jsonResume } from './json-resume.ts';
import { orNull, type Way } from './way.ts';

/** What an item has besides what was drawn. */
const BASE: Partial<Record<ProfileList, Record<string, unknown>>> = {
  experience: { organisationUrl: null, skills: [], logo: null, current: false },
  education: { logo: null, current: false },
  certifications: { expires: null },
  projects: {
    homepage: null,
    updatedAt: null,
    stars: null,
    forks: null,
    language: null,
    topics: [],
    licence: null,
    pinned: false,
    fork: false,
    archived: false,
    picture: null,
  },
  volunteering: { current: false },
  recommendations: { picture: null },
  organisations: { handle: null, url: null, avatar: null },
};
const FIELDS: Record<string, readonly string[]> = {
  experience: ['title', 'organisation', 'location', 'description', 'start', 'end'],
  education: ['school', 'degree', 'field', 'grade', 'activities', 'description', 'start', 'end'],
  skills: ['name'],
  spokenLanguages: ['name', 'proficiency'],
  certifications: ['name', 'issuer', 'licence', 'issued', 'url'],
  projects: ['name', 'description', 'url', 'start', 'end'],
  publications: ['title', 'publisher', 'published', 'description', 'url'],
  honours: ['title', 'issuer', 'issued', 'description'],
  volunteering: ['role', 'organisation', 'cause', 'description', 'start', 'end'],
  recommendations: ['author', 'authorTitle', 'text', 'date'],
  organisations: ['name', 'role', 'description', 'start', 'end'],
};
const PLACES: Places = {
  person: {
    table: 'profile',
    columns: Object.fromEntries(
      ['full', 'headline', 'about', 'location', 'website', 'email', 'phone'].map((field) => [field, field]),
    ),
  },
  ...Object.fromEntries(
    Object.entries(FIELDS).map(([list, fields]) => [
      list,
      { table: list, columns: Object.fromEntries(fields.map((field) => [field, field])) },
    ]),
  ),
};

/** Only the profile of a data file: the whole file is what every life exports and brings back. */
export const ownExport: Way = {
  name: 'own export',
  keyed: false,
  places: PLACES,
  draw: (given) => {
    const source = jsonResume.draw(given);
    return { ...drawnAgain(source), secret: [] };
  },
  write: ({ person, lists }, handle) => {
    const p = (field: string) => orNull(person[field]);
    const about = p('about');
    const profile = {
      ...emptyProfile({
        platform: 'linkedin',
        type: 'linkedin-individual',
        handle,
        url: `https://www.linkedin.com/in/${handle}`,
        name: p('full') ?? '',
      }),
      headline: p('headline'),
      about: about === null ? null : { format: 'text', text: about, base: null },
      location: p('location'),
      contact: { email: p('email'), phone: p('phone'), website: p('website'), address: null },
      ...Object.fromEntries(Object.keys(FIELDS).map((list) => [list, itemsOf(list, lists[list] ?? [])])),
    } as unknown as Profile;
    return { files: [{ name: 'data.json', data: Buffer.from(JSON.stringify(profile)) }] };
  },
};

/** A title is needed here: a profile is a checked form. */
function drawnAgain(source: ReturnType<typeof drawCv>): ReturnType<typeof drawCv> {
  const experience = (source.lists['experience'] ?? []).filter((row) => orNull(row['title']) !== null);
  return { ...source, lists: { ...source.lists, experience } };
}

function itemsOf(list: string, rows: readonly Row[]): Record<string, unknown>[] {
  return rows.map((row, index) => ({
    ...BASE[list as ProfileList],
    ...Object.fromEntries((FIELDS[list] ?? []).map((field) => [field, orNull(row[field])])),
    id: `own:${list}:${index}`,
    origin: { source: 'json-resume', path: `${list}[${index}]` },
  }));
}
