import { platformOfWebsiteType, type WebsiteType } from '@tosite/validation/platforms/platform';
import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import type { Picture, Profile } from '@tosite/validation/profile/profile';

const origin = { source: 'test', path: '/' };
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

export function picture(name: string): Picture {
  return { url: `https://pictures.example/${name}.jpg`, alt: `What ${name} shows`, width: 1200, height: 800 };
}

/**
 * A profile in which every field says something and every list has `count` items. `say` makes each text that a
 * person could have written: a test that wants hostile texts everywhere gives its own.
 */
export function fullProfile(
  type: WebsiteType,
  count = 3,
  say: (words: string) => string = (words) => words,
): Profile {
  const item = (list: string, index: number) => ({ id: `${list}-${index}`, origin });
  const period = (index: number) => ({
    start: `${2000 + (index % 20)}-03`,
    end: `${2002 + (index % 20)}-07`,
    current: false,
  });
  const list = <T>(name: string, make: (index: number, said: (field: string) => string) => T) =>
    times(count, (index) => ({
      ...item(name, index),
      ...make(index, (field) => say(`${name} ${field} ${index}`)),
    }));
  return {
    ...emptyProfile({
      platform: platformOfWebsiteType(type),
      type,
      handle: 'someone',
      url: 'https://profile.example/someone',
      name: say('Ada Lovelace'),
    }),
    headline: say('Writes programs for engines that are not built yet'),
    about: {
      format: 'text',
      text: `${say('The engine weaves patterns.')}\n\n${say('It never forgets a card.')}`,
      base: null,
    },
    avatar: picture('avatar'),
    banner: picture('banner'),
    location: say('London'),
    language: 'en',
    since: '2012-03',
    contact: {
      email: say('ada@engine.example'),
      phone: say('+44 20 7946 0000'),
      website: say('https://engine.example'),
      address: say('12 St James Square'),
    },
    links: list('links', (index, said) => ({
      label: said('label'),
      url: say(`https://elsewhere.example/${index}`),
    })),
    experience: list('experience', (index, said) => ({
      ...period(index),
      current: index === 0,
      title: said('title'),
      organisation: said('organisation'),
      organisationUrl: say(`https://organisation.example/${index}`),
      location: said('location'),
      description: said('description'),
      skills: [said('skill')],
      logo: picture(`logo-${index}`),
    })),
    education: list('education', (index, said) => ({
      ...period(index),
      school: said('school'),
      degree: said('degree'),
      field: said('field'),
      grade: said('grade'),
      activities: said('activities'),
      description: said('description'),
      logo: null,
    })),
    skills: list('skills', (_, said) => ({ name: said('name') })),
    certifications: list('certifications', (index, said) => ({
      name: said('name'),
      issuer: said('issuer'),
      issued: '2020-11',
      expires: '2023-11',
      url: say(`https://certificate.example/${index}`),
      licence: said('licence'),
    })),
    spokenLanguages: list('spokenLanguages', (_, said) => ({
      name: said('name'),
      proficiency: said('proficiency'),
    })),
    codeLanguages: list('codeLanguages', (index, said) => ({
      name: said('name'),
      bytes: 1000 - index,
      share: 1 / (count + 1),
    })),
    publications: list('publications', (index, said) => ({
      title: said('title'),
      publisher: said('publisher'),
      published: '1843-09',
      url: say(`https://publication.example/${index}`),
      description: said('description'),
    })),
    honours: list('honours', (_, said) => ({
      title: said('title'),
      issuer: said('issuer'),
      issued: '2019',
      description: said('description'),
    })),
    volunteering: list('volunteering', (index, said) => ({
      ...period(index),
      role: said('role'),
      organisation: said('organisation'),
      cause: said('cause'),
      description: said('description'),
    })),
    recommendations: list('recommendations', (_, said) => ({
      author: said('author'),
      authorTitle: said('authorTitle'),
      text: said('text'),
      date: '2021',
      picture: null,
    })),
    projects: list('projects', (index, said) => ({
      name: said('name'),
      description: said('description'),
      url: say(`https://project.example/${index}`),
      homepage: say(`https://project.example/${index}/home`),
      start: '2019',
      end: null,
      updatedAt: '2024-05-06T07:08:09.000Z',
      stars: 1000 - index,
      forks: 3,
      language: said('language'),
      topics: [said('topic')],
      licence: 'MIT',
      pinned: false,
      fork: false,
      archived: false,
      picture: picture(`project-${index}`),
    })),
    organisations: list('organisations', (index, said) => ({
      name: said('name'),
      handle: said('handle'),
      description: said('description'),
      role: said('role'),
      start: '2018',
      url: say(`https://membership.example/${index}`),
      avatar: null,
    })),
    organisation: {
      industry: say('Engines'),
      size: say('51-200'),
      kind: say('Partnership'),
      founded: '1834',
      headquarters: say('Marylebone'),
      website: say('https://engine.example/company'),
      specialities: times(count, (index) => say(`speciality ${index}`)),
    },
    people: list('people', (index, said) => ({
      name: said('name'),
      title: said('title'),
      url: say(`https://person.example/${index}`),
      picture: index === 0 ? null : picture(`person-${index}`),
    })),
    locations: list('locations', (index, said) => ({
      label: said('label'),
      street: said('street'),
      city: said('city'),
      region: said('region'),
      postcode: said('postcode'),
      country: said('country'),
      primary: index === 0,
    })),
    updates: list('updates', (index, said) => ({
      text: said('text'),
      date: '2026-11-12',
      url: say(`https://update.example/${index}`),
      picture: picture(`update-${index}`),
    })),
    contributions: {
      from: '2025-12-01',
      to: '2026-11-28',
      total: 52 * 7,
      weeks: times(52, (index) => ({
        start: new Date(Date.UTC(2025, 11, 1 + index * 7)).toISOString().slice(0, 10),
        count: index,
      })),
      scope: 'year',
    },
    stats: {
      followers: 1200,
      following: 3,
      repositories: count,
      stars: 40,
      subscribers: 412_000,
      views: 9_000_000,
      videos: 214,
      posts: 77,
      employees: 90,
    },
    videos: list('videos', (index, said) => ({
      videoId: 'abcdefghijk',
      title: said('title'),
      description: said('description, long enough to be a standfirst'),
      publishedAt: new Date(Date.UTC(2026, 10, 28) - index * 86_400_000).toISOString(),
      duration: 702,
      kind: (['video', 'short', 'live', 'premiere'] as const)[index % 4] ?? 'video',
      views: 61_200,
      likes: 12,
      url: say(`https://video.example/${index}`),
      thumbnail: picture(`video-${index}`),
      tags: [],
      chapters: [],
    })),
    playlists: list('playlists', (index, said) => ({
      title: said('title'),
      description: said('description'),
      url: say(`https://playlist.example/${index}`),
      count: 31,
      thumbnail: null,
    })),
    media: list('media', (index, said) => ({
      kind: (['photo', 'reel', 'carousel', 'video'] as const)[index % 4] ?? 'photo',
      caption: said('caption'),
      takenAt: '2026-09-01T10:00:00.000Z',
      url: say(`https://post.example/${index}`),
      pictures: [picture(`media-${index}`), picture(`media-${index}-second`)],
      video: index % 4 === 1 ? { url: 'https://film.example/1.mp4', duration: 24 } : null,
      likes: 5,
      comments: 1,
      tags: [],
    })),
  };
}
