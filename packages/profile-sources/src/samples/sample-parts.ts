import type { Picture, Profile, ProfileList } from '@tosite/validation/profile/profile';

type Item<L extends ProfileList> = Profile[L][number];

const period = { start: null, end: null, current: false };

/** What an item says when its source said nothing more than its name. */
const UNSAID = {
  links: {},
  experience: {
    ...period,
    organisation: null,
    organisationUrl: null,
    location: null,
    description: null,
    skills: [],
    logo: null,
  },
  education: {
    ...period,
    degree: null,
    field: null,
    grade: null,
    activities: null,
    description: null,
    logo: null,
  },
  skills: {},
  certifications: { issuer: null, issued: null, expires: null, url: null, licence: null },
  spokenLanguages: { proficiency: null },
  codeLanguages: { bytes: null },
  publications: { publisher: null, published: null, url: null, description: null },
  honours: { issuer: null, issued: null, description: null },
  volunteering: { ...period, organisation: null, cause: null, description: null },
  recommendations: { authorTitle: null, date: null, picture: null },
  projects: {
    description: null,
    url: null,
    homepage: null,
    start: null,
    end: null,
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
  organisations: { handle: null, description: null, role: null, start: null, url: null, avatar: null },
  people: { title: null, url: null, picture: null },
  locations: {
    label: null,
    street: null,
    city: null,
    region: null,
    postcode: null,
    country: null,
    primary: false,
  },
  updates: { date: null, url: null, picture: null },
  videos: {
    description: null,
    publishedAt: null,
    duration: null,
    kind: 'video',
    views: null,
    likes: null,
    thumbnail: null,
    tags: [],
    chapters: [],
  },
  playlists: { description: null, count: null, thumbnail: null },
  media: {
    kind: 'photo',
    caption: null,
    takenAt: null,
    url: null,
    pictures: [],
    video: null,
    likes: null,
    comments: null,
    tags: [],
  },
} as const satisfies { [L in ProfileList]: Partial<Item<L>> };

/** The facts that an item must have, and any of those that it may have. */
type Said<L extends ProfileList> = Omit<Item<L>, 'id' | 'origin' | keyof (typeof UNSAID)[L]> &
  Partial<Item<L>>;

/** What the writer of a sample needs: items with their ids and origins filled in, and pictures of its own folder. */
export function sampleParts(handle: string) {
  return {
    item: <L extends ProfileList>(list: L, key: string, said: Said<L>): Item<L> =>
      // Said requires every field that UNSAID leaves out, which a spread of generics does not carry through.
      ({
        ...UNSAID[list],
        ...said,
        id: `${list}:${key}`,
        origin: { source: 'sample', path: `${list}/${key}` },
      }) as unknown as Item<L>,
    picture: (file: string, alt: string, width: number, height: number): Picture => ({
      url: `sample:${handle}/${file}`,
      alt,
      width,
      height,
    }),
  };
}
