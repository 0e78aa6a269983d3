import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import type { Profile } from '@tosite/validation/profile/profile';
import { RIMA_POSTS } from './rima-posts.ts';
import { sampleParts } from './sample-parts.ts';

const HANDLE = 'tosite-sample-rima';
const { item, picture } = sampleParts(HANDLE);

/** A showcase: photos, carousels and reels of one photographer. */
export const rima: Profile = {
  ...emptyProfile({
    platform: 'instagram',
    type: 'instagram',
    handle: HANDLE,
    url: `https://www.instagram.com/${HANDLE}`,
    name: 'Rima Haddad',
  }),
  headline: 'Light on walls, mostly before nine. Photographs from Bologna and the road south.',
  about: {
    format: 'text',
    text: 'I photograph places at the hour when nobody needs them yet. I studied structural engineering in Beirut, moved to Bologna for one winter in 2017, and have been walking the same porticoes since. Everything here was made with daylight and one 40 mm lens.\n\nPrints in editions of twelve. Commissions from February 2027.',
    base: null,
  },
  avatar: picture('avatar.png', 'Portrait of Rima Haddad in profile, with curly hair', 800, 800),
  location: 'Bologna, Italy',
  language: 'en',
  since: '2017',
  contact: {
    email: 'studio@rimahaddad.example',
    phone: null,
    website: 'https://rimahaddad.example',
    address: null,
  },
  links: [
    item('links', 'instagram', { label: 'Instagram', url: `https://www.instagram.com/${HANDLE}` }),
    item('links', 'prints', { label: 'Prints', url: 'https://rimahaddad.example/prints' }),
    item('links', 'newsletter', { label: 'One letter a month', url: 'https://rimahaddad.example/letter' }),
  ],
  organisations: [
    item('organisations', 'halmo', {
      name: 'Halmo Stoneware',
      description: 'Spring catalogue, forty still lifes',
      role: 'Photographs',
      start: '2026',
      url: 'https://halmo.example',
    }),
    item('organisations', 'portici', {
      name: 'Sotto i Portici',
      description: 'Forty posters for a festival of walking',
      role: 'Photographs',
      start: '2025',
      url: 'https://sottoiportici.example',
    }),
    item('organisations', 'sa-calma', {
      name: 'Hotel Sa Calma',
      description: 'Rooms 1 to 18',
      role: 'Photographs and film',
      start: '2025',
      url: 'https://sacalma.example',
    }),
    item('organisations', 'casa-lenta', {
      name: 'Casa Lenta',
      description: 'A house in Mérida, ten pages',
      role: 'Photographs and words',
      start: '2024',
      url: 'https://casalenta.example',
    }),
    item('organisations', 'vasto', {
      name: 'Lino Vasto',
      description: 'Linen in window light',
      role: 'Photographs',
      start: '2023',
      url: 'https://linovasto.example',
    }),
  ],
  media: RIMA_POSTS,
  stats: {
    followers: 86_400,
    following: 412,
    repositories: null,
    stars: null,
    subscribers: null,
    views: null,
    videos: null,
    posts: 268,
    employees: null,
  },
};
