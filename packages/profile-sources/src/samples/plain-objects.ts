import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import type { Profile } from '@tosite/validation/profile/profile';
import { AUTUMN_FILMS } from './plain-objects-autumn.ts';
import { SUMMER_FILMS } from './plain-objects-summer.ts';
import { sampleParts } from './sample-parts.ts';

const HANDLE = 'tosite-sample-plainobjects';
const { item, picture } = sampleParts(HANDLE);

const films = [...AUTUMN_FILMS, ...SUMMER_FILMS];
const stillOf = (number: string) => films.find(({ id }) => id === `videos:${number}`)?.thumbnail ?? null;

/** A channel that becomes a blog: films about everyday things, with chapters and long descriptions. */
export const plainObjects: Profile = {
  ...emptyProfile({
    platform: 'youtube',
    type: 'youtube',
    handle: HANDLE,
    url: `https://www.youtube.com/@${HANDLE}`,
    name: 'Plain Objects',
  }),
  headline: 'One object, one question, every Friday. Filmed and edited by Edda Lindqvist in Malmö.',
  about: {
    format: 'text',
    text: `Plain Objects began in 2019 with a film about a door hinge, shot on a kitchen table in Malmö in one afternoon. It has kept to the same rule since: one object, one question, no music until the answer.

I trained as a toolmaker and film alone. What you read here is each film written out again, with the measurements I had to leave out and the corrections that readers sent.

412,000 people follow along. About forty of them write every week, and most of them are right.`,
    base: null,
  },
  avatar: picture('avatar.png', 'Mark of Plain Objects: a kettle in one line on red', 800, 800),
  banner: picture('banner.webp', 'Red enamel kettle on a wooden table in window light', 1400, 460),
  location: 'Malmö, Sweden',
  language: 'en',
  since: '2019-02-15',
  contact: {
    email: 'edda@plainobjects.example',
    phone: null,
    website: 'https://plainobjects.example',
    address: null,
  },
  links: [
    item('links', 'youtube', { label: 'YouTube', url: `https://www.youtube.com/@${HANDLE}` }),
    item('links', 'letters', { label: 'Write to the editor', url: 'https://plainobjects.example/letters' }),
    item('links', 'corrections', {
      label: 'All corrections',
      url: 'https://plainobjects.example/corrections',
    }),
  ],
  videos: films,
  playlists: [
    item('playlists', 'kitchen-physics', {
      title: 'Kitchen physics',
      description: 'Heat, water, steam and one spoon',
      url: 'https://plainobjects.example/series/kitchen-physics',
      count: 31,
      thumbnail: stillOf('203'),
    }),
    item('playlists', 'made-by-one-person', {
      title: 'Made by one person',
      description: 'A day with a maker, uncut',
      url: 'https://plainobjects.example/series/made-by-one-person',
      count: 24,
      thumbnail: stillOf('208'),
    }),
    item('playlists', 'streets-and-stairs', {
      title: 'Streets and stairs',
      description: 'Things the city hopes you never notice',
      url: 'https://plainobjects.example/series/streets-and-stairs',
      count: 18,
      thumbnail: stillOf('205'),
    }),
    item('playlists', 'letters', {
      title: 'Letters and corrections',
      description: 'What you wrote, and where you were right',
      url: 'https://plainobjects.example/series/letters',
      count: 12,
      thumbnail: stillOf('211'),
    }),
    item('playlists', 'paper-week', {
      title: 'Paper week',
      description: 'Seven films from one mill',
      url: 'https://plainobjects.example/series/paper-week',
      count: 7,
      thumbnail: stillOf('213'),
    }),
  ],
  stats: {
    followers: null,
    following: null,
    repositories: null,
    stars: null,
    subscribers: 412_000,
    views: 38_460_000,
    videos: 214,
    posts: null,
    employees: null,
  },
};
