import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import type { Picture, Profile } from '@tosite/validation/profile/profile';
import type { MediaManifest, StoredImage } from '@tosite/validation/profile/stored-image';
import type { WebsiteType } from '@tosite/validation/platforms/platform';
import { INITIAL_SECTION_ORDER } from '@tosite/validation/website/initial-section-order';
import { SECTION_KEYS } from '@tosite/validation/website/section-order';
import { initialSeoSettings } from '@tosite/validation/website/seo';
import type { SiteInput } from '@tosite/site-sections/site';
import { platformOfWebsiteType } from '@tosite/validation/platforms/platform';

/* For tests: an invented person with something in every field, so that every section has something to draw. */

const origin = { source: 'test', path: '/' };
const item = (id: string) => ({ id, origin });
const picture = (name: string, alt = `Picture of ${name}`): Picture => ({
  url: `https://pictures.test/${name}.jpg`,
  alt,
  width: 1200,
  height: 900,
});
const period = { start: '2019-03', end: '2021-06-30', current: false };

/** Every text field of a profile goes through `write`, which is told the name of the field. */
export function fullProfile(
  type: WebsiteType,
  write: (field: string, usual: string) => string = (_, usual) => usual,
): Profile {
  const w = write;
  return {
    ...emptyProfile({
      platform: platformOfWebsiteType(type),
      type,
      handle: w('handle', 'noor-haddad'),
      url: 'https://profiles.test/noor-haddad',
      name: w('name', 'Noor Haddad'),
    }),
    headline: w('headline', 'Restores wooden boats and writes about it'),
    about: {
      format: 'markdown',
      text: w('about', '# Hello\n\nI mend boats. See [my **yard**](https://yard.test/).\n\n- oak\n- larch'),
      base: null,
    },
    avatar: picture('avatar', w('avatar.alt', 'Noor at work')),
    banner: picture('banner'),
    location: w('location', 'Flensburg, Germany'),
    language: 'en',
    since: '2011',
    contact: {
      email: w('contact.email', 'noor@haddad.test'),
      phone: w('contact.phone', '+49 461 000000'),
      website: w('contact.website', 'https://haddad.test/'),
      address: w('contact.address', 'Harbour 3, Flensburg'),
    },
    links: [
      {
        ...item('l1'),
        label: w('links.label', 'Mastodon'),
        url: w('links.url', 'https://social.test/@noor'),
      },
      { ...item('l2'), label: 'Shop', url: 'https://shop.test/' },
    ],
    experience: [
      {
        ...item('e1'),
        start: '2021-07',
        end: null,
        current: true,
        title: w('experience.title', 'Boat builder'),
        organisation: w('experience.organisation', 'Haddad Yard'),
        organisationUrl: w('experience.organisationUrl', 'https://yard.test/'),
        location: w('experience.location', 'Flensburg'),
        description: w('experience.description', 'Planks, ribs and keels.\n\n- caulking\n- steaming'),
        skills: [w('experience.skills', 'Steam bending')],
        logo: picture('logo'),
      },
      {
        ...item('e2'),
        ...period,
        title: 'Apprentice',
        organisation: 'Old Yard',
        organisationUrl: null,
        location: null,
        description: null,
        skills: [],
        logo: null,
      },
    ],
    education: [
      {
        ...item('d1'),
        ...period,
        school: w('education.school', 'School of Wood'),
        degree: w('education.degree', 'Journeyman'),
        field: w('education.field', 'Boat building'),
        grade: w('education.grade', 'good'),
        activities: w('education.activities', 'Rowing'),
        description: w('education.description', 'Three years.'),
        logo: null,
      },
    ],
    skills: [
      { ...item('s1'), name: w('skills.name', 'Joinery') },
      { ...item('s2'), name: 'Sail making' },
    ],
    certifications: [
      {
        ...item('c1'),
        name: w('certifications.name', 'Master of boats'),
        issuer: w('certifications.issuer', 'Chamber'),
        issued: '2020-05',
        expires: '2030-05',
        url: w('certifications.url', 'https://chamber.test/1'),
        licence: w('certifications.licence', 'A-17'),
      },
    ],
    spokenLanguages: [
      {
        ...item('n1'),
        name: w('spokenLanguages.name', 'Danish'),
        proficiency: w('spokenLanguages.proficiency', 'fluent'),
      },
    ],
    codeLanguages: [
      { ...item('k1'), name: w('codeLanguages.name', 'Rust'), bytes: 7000, share: 0.7 },
      { ...item('k2'), name: 'Shell', bytes: 3000, share: 0.3 },
    ],
    publications: [
      {
        ...item('p1'),
        title: w('publications.title', 'On larch'),
        publisher: w('publications.publisher', 'Wood Press'),
        published: '2022',
        url: w('publications.url', 'https://press.test/larch'),
        description: w('publications.description', 'A book.'),
      },
    ],
    honours: [
      {
        ...item('h1'),
        title: w('honours.title', 'Golden plane'),
        issuer: w('honours.issuer', 'Guild'),
        issued: '2023',
        description: w('honours.description', 'For a dinghy.'),
      },
    ],
    volunteering: [
      {
        ...item('v1'),
        ...period,
        role: w('volunteering.role', 'Lifeboat crew'),
        organisation: w('volunteering.organisation', 'Sea Rescue'),
        cause: w('volunteering.cause', 'Safety'),
        description: w('volunteering.description', 'Winters.'),
      },
    ],
    recommendations: [
      {
        ...item('r1'),
        author: w('recommendations.author', 'Per Holm'),
        authorTitle: w('recommendations.authorTitle', 'Skipper'),
        text: w('recommendations.text', 'It floats.'),
        date: '2024',
        picture: picture('per'),
      },
    ],
    projects: [
      {
        ...item('j1'),
        name: w('projects.name', 'tide'),
        description: w('projects.description', 'Tide tables.'),
        url: w('projects.url', 'https://code.test/tide'),
        homepage: w('projects.homepage', 'https://tide.test/'),
        start: '2020',
        end: null,
        updatedAt: '2026-01-02T03:04:05.000Z',
        stars: 4812,
        forks: 37,
        language: w('projects.language', 'Rust'),
        topics: [w('projects.topics', 'sea')],
        licence: w('projects.licence', 'MIT'),
        pinned: true,
        fork: false,
        archived: false,
        picture: picture('tide', w('projects.picture.alt', 'A chart')),
      },
    ],
    organisations: [
      {
        ...item('o1'),
        name: w('organisations.name', 'Harbour Club'),
        handle: w('organisations.handle', 'harbour'),
        description: w('organisations.description', 'Boats.'),
        role: w('organisations.role', 'member'),
        start: '2018',
        url: w('organisations.url', 'https://club.test/'),
        avatar: picture('club'),
      },
    ],
    organisation:
      type === 'linkedin-company'
        ? {
            industry: w('organisation.industry', 'Boats'),
            size: w('organisation.size', '11-50'),
            kind: w('organisation.kind', 'Family business'),
            founded: '1987',
            headquarters: w('organisation.headquarters', 'Flensburg'),
            website: w('organisation.website', 'https://yard.test/'),
            specialities: [w('organisation.specialities', 'Clinker')],
          }
        : null,
    people: [
      {
        ...item('m1'),
        name: w('people.name', 'Ida'),
        title: w('people.title', 'Sail maker'),
        url: w('people.url', 'https://ida.test/'),
        picture: picture('ida'),
      },
    ],
    locations: [
      {
        ...item('a1'),
        label: w('locations.label', 'Yard'),
        street: w('locations.street', 'Harbour 3'),
        city: w('locations.city', 'Flensburg'),
        region: w('locations.region', 'SH'),
        postcode: w('locations.postcode', '24939'),
        country: w('locations.country', 'Germany'),
        primary: true,
      },
    ],
    updates: [
      {
        ...item('u1'),
        text: w('updates.text', 'Launched today.'),
        date: '2026-02-03',
        url: w('updates.url', 'https://feed.test/1'),
        picture: picture('launch', w('updates.picture.alt', 'A launch')),
      },
    ],
    contributions: {
      from: '2025-12-01',
      to: '2026-02-22',
      total: 35,
      scope: 'year',
      weeks: Array.from({ length: 12 }, (_, week) => ({
        start: `2025-12-${String(week + 1).padStart(2, '0')}`,
        count: week % 5,
      })),
    },
    stats: {
      followers: 1200,
      following: 3,
      repositories: 40,
      stars: 5000,
      subscribers: 80_000,
      views: 9_000_000,
      videos: 60,
      posts: 300,
      employees: 24,
    },
    videos: [
      {
        ...item('f1'),
        videoId: w('videos.videoId', 'dQw4w9WgXcQ'),
        title: w('videos.title', 'How to steam oak'),
        description: w('videos.description', 'Chapter by chapter.'),
        publishedAt: '2026-01-10T08:00:00.000Z',
        duration: 702,
        kind: 'video',
        views: 12_345,
        likes: 400,
        url: w('videos.url', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'),
        thumbnail: picture('steam'),
        tags: [w('videos.tags', 'oak')],
        chapters: [{ start: 0, title: w('videos.chapters', 'Start') }],
      },
      {
        ...item('f2'),
        videoId: 'aaaaaaaaaaa',
        title: 'Short',
        description: null,
        publishedAt: null,
        duration: null,
        kind: 'short',
        views: null,
        likes: null,
        url: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
        thumbnail: null,
        tags: [],
        chapters: [],
      },
    ],
    playlists: [
      {
        ...item('y1'),
        title: w('playlists.title', 'All about oak'),
        description: w('playlists.description', 'In order.'),
        url: w('playlists.url', 'https://www.youtube.com/playlist?list=x'),
        count: 7,
        thumbnail: picture('list'),
      },
    ],
    media: [
      {
        ...item('i1'),
        kind: 'photo',
        caption: w('media.caption', 'Morning #sea'),
        takenAt: '2026-01-11T08:00:00.000Z',
        url: w('media.url', 'https://photos.test/1'),
        pictures: [picture('sea', w('media.pictures.alt', 'The sea'))],
        video: null,
        likes: 12,
        comments: 3,
        tags: [w('media.tags', 'sea')],
      },
      {
        ...item('i2'),
        kind: 'reel',
        caption: null,
        takenAt: null,
        url: 'https://photos.test/2',
        pictures: [],
        video: null,
        likes: null,
        comments: null,
        tags: [],
      },
    ],
  };
}

/** Our copy of a picture, the `index`-th. */
export function copyOf(index: number): StoredImage {
  const id = String(index + 1).padStart(20, '0');
  return {
    id,
    width: 1200,
    height: 900,
    color: '#405060',
    placeholder: 'data:image/webp;base64,UklGRg==',
    variants: [320, 640, 1200].map((width) => ({
      width,
      height: width * 0.75,
      path: `/media/${id}-${width}.webp`,
    })),
  };
}

/** A copy of every picture of the profile above. */
export function fullMedia(profile: Profile): MediaManifest {
  const addresses = new Set(JSON.stringify(profile).match(/https:\/\/pictures\.test\/[a-z]+\.jpg/gu));
  return Object.fromEntries([...addresses].map((address, index) => [address, copyOf(index)]));
}

export function siteOf(type: WebsiteType, changes: Partial<SiteInput> = {}): SiteInput {
  const profile = changes.profile ?? fullProfile(type);
  return {
    name: 'Noor Haddad',
    type,
    origin: 'https://noor.sites.test',
    language: 'en',
    timezone: 'UTC',
    profile,
    design: {
      theme_name: 'swiss',
      theme_mode: 'auto',
      accent: null,
      sections: { contact: { showEmail: true, showPhone: true, showAddress: true } },
    },
    sectionOrder: INITIAL_SECTION_ORDER[type],
    seo: initialSeoSettings(),
    media: fullMedia(profile),
    branding: true,
    productUrl: 'https://product.test',
    indexable: true,
    now: '2026-03-01T00:00:00.000Z',
    ...changes,
  };
}

/** All sections that there are on one page. */
export const everySection = SECTION_KEYS;
