import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import type { Profile } from '@tosite/validation/profile/profile';
import { sampleParts } from './sample-parts.ts';

const HANDLE = 'tosite-sample-corran';
const { item, picture } = sampleParts(HANDLE);

const flag = (letter: string, meaning: string) =>
  picture(`person-${letter}.png`, `Signal flag ${meaning} in navy and sand`, 400, 400);

/** A company site: ship surveyors with three offices, eight people and a year of updates. */
export const corran: Profile = {
  ...emptyProfile({
    platform: 'linkedin',
    type: 'linkedin-company',
    handle: HANDLE,
    url: `https://www.linkedin.com/company/${HANDLE}`,
    name: 'Corran Marine Survey',
  }),
  headline:
    'We go aboard, look carefully, and write down what we saw. Owners, insurers and crews have relied on the result since 1987.',
  about: {
    format: 'text',
    text: `A survey is worth what the surveyor noticed. We hire people who have been to sea, give them time on board, and sign every report by name.

Corran began with two former chief engineers and a borrowed launch in Leith docks. Today ninety of us inspect hulls, cargoes and load lines from three ports on the North Sea. We belong to no class society and to no insurer, and we do not sell repairs.

You get one report, in plain words, within two working days: what we saw, what we could not see, and what we would look at again before she sails.`,
    base: null,
  },
  avatar: picture('emblem.png', 'Emblem of Corran: a ship’s bow, seen from ahead, on the water', 800, 800),
  banner: picture('banner.png', 'Draught marks on a ship’s bow, above the water line', 1584, 396),
  location: 'Leith, Edinburgh',
  language: 'en',
  since: '1987',
  contact: {
    email: 'desk@corran.example',
    phone: '+44 131 496 0144',
    website: 'https://corran.example',
    address: '14 Sextant Wynd, Leith, Edinburgh',
  },
  links: [
    item('links', 'linkedin', { label: 'LinkedIn', url: `https://www.linkedin.com/company/${HANDLE}` }),
    item('links', 'sample-report', { label: 'A report to read', url: 'https://corran.example/report' }),
    item('links', 'terms', { label: 'Terms of survey', url: 'https://corran.example/terms' }),
  ],
  organisation: {
    industry: 'Maritime services',
    size: '51–200 people',
    kind: 'Held by its surveyors',
    founded: '1987',
    headquarters: 'Leith, Edinburgh',
    website: 'https://corran.example',
    specialities: [
      'Hull and machinery',
      'Load line and draught',
      'Cargo damage',
      'On-hire and off-hire',
      'Heavy lifts and towage',
      'Offshore wind vessels',
      'Accident investigation',
      'Expert witness reports',
    ],
  },
  people: [
    item('people', 'sinclair', {
      name: 'Morag Sinclair',
      title: 'Managing surveyor, Leith',
      picture: flag('m', 'Mike, a light cross on dark'),
    }),
    item('people', 'raman', {
      name: 'Priya Raman',
      title: 'Head of cargo, Rotterdam',
      picture: flag('p', 'Papa, a light square on dark'),
    }),
    item('people', 'dahl', {
      name: 'Sunniva Dahl',
      title: 'Hull and machinery, Bergen',
      picture: flag('s', 'Sierra, a dark square on light'),
    }),
    item('people', 'adeyemi', {
      name: 'Joseph Adeyemi',
      title: 'Offshore wind, Bergen',
      picture: flag('j', 'Juliett, three bands'),
    }),
    item('people', 'baird', {
      name: 'Niall Baird',
      title: 'Investigations, Leith',
      picture: flag('n', 'November, a chequer'),
    }),
    item('people', 'vos', {
      name: 'Xander Vos',
      title: 'Load lines, Rotterdam',
      picture: flag('x', 'X-ray, a dark cross on light'),
    }),
    item('people', 'mackay', {
      name: 'Ailsa Mackay',
      title: 'Reports editor, Leith',
      picture: flag('a', 'Alfa, half light and half dark with a swallow tail'),
    }),
    item('people', 'de-wit', {
      name: 'Ruben de Wit',
      title: 'Launch master, Rotterdam',
      picture: flag('r', 'Romeo, a light upright cross on dark'),
    }),
  ],
  locations: [
    item('locations', 'leith', {
      label: 'Headquarters',
      street: '14 Sextant Wynd',
      city: 'Leith',
      region: 'Edinburgh',
      country: 'United Kingdom',
      primary: true,
    }),
    item('locations', 'bergen', {
      label: 'Office since 1998',
      street: 'Losbryggen 4',
      city: 'Bergen',
      country: 'Norway',
    }),
    item('locations', 'rotterdam', {
      label: 'Office since 2009',
      street: 'Peilstokkade 21',
      city: 'Rotterdam',
      country: 'Netherlands',
    }),
  ],
  updates: [
    item('updates', '2026-11-12', {
      text: `A fourth tide table for Bergen

Our Bergen office now has a surveyor on call at every hour. It took two years to find Sunniva and Joseph, and one winter to prove that the rota holds. If you are lying off Askøy on a Sunday night, ring us.`,
      date: '2026-11-12',
      url: 'https://corran.example/updates/bergen',
      picture: picture('update-bergen.webp', 'A small sail on a calm sea at dusk, in blue', 960, 540),
    }),
    item('updates', '2026-09-03', {
      text: `Why our reports got shorter

We asked forty readers which pages they use. They named the summary, the photographs and the list of what we could not see. Everything else is now an annex, and the average report fell from 61 pages to 18.`,
      date: '2026-09-03',
      url: 'https://corran.example/updates/shorter-reports',
      picture: picture(
        'update-reports.webp',
        'A stack of paper, the top sheet curling upwards, in blue',
        960,
        540,
      ),
    }),
    item('updates', '2026-06-18', {
      text: 'We are looking for two surveyors in Rotterdam, one for load lines and one for cargo. Sea time matters more than certificates; we pay for the certificates. The first interview is a walk around a ship.',
      date: '2026-06-18',
      url: 'https://corran.example/work-with-us',
    }),
    item('updates', '2026-03-27', {
      text: `The figures of the year

1,912 surveys in 41 ports. 96 per cent of reports were with the client within two working days; the other 79 came with a note that said why. We corrected eleven reports after sending them, and published all eleven corrections.`,
      date: '2026-03-27',
      picture: picture(
        'update-figures.png',
        'Bars of surveys by month, highest in March and October',
        1200,
        675,
      ),
    }),
    item('updates', '2025-12-01', {
      text: 'Niall Baird joins us to lead investigations. He spent nineteen years at sea and eleven on boards of enquiry, and asks shorter questions than anybody we know.',
      date: '2025-12-01',
    }),
    item('updates', '2025-08-14', {
      text: 'Our launch has a new engine after 7,300 hours. She is called Second Opinion and is moored at Leith, for those who like to wave.',
      date: '2025-08-14',
    }),
  ],
  stats: {
    followers: 4180,
    following: null,
    repositories: null,
    stars: null,
    subscribers: null,
    views: null,
    videos: null,
    posts: null,
    employees: 90,
  },
};
