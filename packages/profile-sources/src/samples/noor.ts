import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import type { Profile } from '@tosite/validation/profile/profile';
import { sampleParts } from './sample-parts.ts';

const HANDLE = 'tosite-sample-noor';
const { item, picture } = sampleParts(HANDLE);

const harbourPell = picture('logo-harbour-pell.png', 'Harbour & Pell: a quay and a mooring ring', 320, 320);
const northmoor = picture('logo-northmoor.png', 'Northmoor School of Art: three hills', 320, 320);
const registry = picture('logo-land-tide.png', 'Land & Tide Registry: a shore line', 320, 320);
const okkar = picture('logo-okkar.png', 'Studio Okkar: a circle cut in two', 320, 320);
const readingRooms = picture('logo-reading-rooms.png', 'The Reading Room Trust: an open book', 320, 320);
const waalstad = picture('logo-waalstad.png', 'Waalstad University: a bridge', 320, 320);

/** A portfolio: a design director with a full curriculum vitae. */
export const noor: Profile = {
  ...emptyProfile({
    platform: 'linkedin',
    type: 'linkedin-individual',
    handle: HANDLE,
    url: `https://www.linkedin.com/in/${HANDLE}`,
    name: 'Noor van Aalst',
  }),
  headline: 'Design director for public services: forms, letters and registers that people can finish',
  about: {
    format: 'text',
    text: `People meet government on a bad day: the form after a death, the letter about a debt, the register that will not accept a name. I design those parts. For fourteen years I have worked between policy and paper, turning rules into services that can be finished in one sitting.

My teams are small and mixed: a designer, a developer, a caseworker and a lawyer at one table. We start from post, phone calls and counters rather than screens, and we publish what we learn, failures included.

At Harbour & Pell I lead a studio of twenty-two. I also teach, mostly about words. I am happiest when a form loses a page and nobody notices that it is gone.`,
    base: null,
  },
  avatar: picture('avatar.png', 'Portrait of Noor van Aalst, cut in paper', 800, 800),
  banner: picture('banner.png', 'Forms and letters laid out in rows, cut in paper', 1584, 396),
  location: 'Rotterdam, the Netherlands',
  language: 'en',
  since: '2012',
  contact: {
    email: 'noor@vanaalst.example',
    phone: '+31 10 555 01 42',
    website: 'https://vanaalst.example',
    address: 'Rotterdam, the Netherlands',
  },
  links: [
    item('links', 'linkedin', { label: 'LinkedIn', url: `https://www.linkedin.com/in/${HANDLE}` }),
    item('links', 'notes', { label: 'Notes on forms', url: 'https://vanaalst.example/notes' }),
    item('links', 'studio', { label: 'Harbour & Pell', url: 'https://harbourpell.example' }),
  ],
  experience: [
    item('experience', 'harbour-pell', {
      title: 'Design Director',
      organisation: 'Harbour & Pell',
      organisationUrl: 'https://harbourpell.example',
      location: 'Rotterdam',
      start: '2021-03',
      current: true,
      description:
        'I lead service design, research and content. We moved the national bereavement service from eleven letters to one conversation; completion rose from 54 to 91 per cent. Our open pattern library now serves nine municipalities.',
      skills: ['Service design', 'Leadership', 'Policy'],
      logo: harbourPell,
    }),
    item('experience', 'northmoor', {
      title: 'Visiting Lecturer, Design for Administration',
      organisation: 'Northmoor School of Art',
      location: 'Ghent',
      start: '2019-09',
      current: true,
      description:
        'A ten-week course on forms, queues and letters for second-year students. Each autumn one public office opens its post room to us, and gets its worst letter back rewritten.',
      skills: ['Teaching', 'Plain language'],
      logo: northmoor,
    }),
    item('experience', 'reading-room', {
      title: 'Trustee',
      organisation: 'The Reading Room Trust',
      location: 'Antwerp',
      start: '2018-01',
      end: '2023-12',
      description:
        'Two terms on the board of a charity that keeps reading rooms open in six prisons. I chaired the buildings group and wrote the lending rules, which fit on a bookmark.',
      skills: ['Governance', 'Editing'],
      logo: readingRooms,
    }),
    item('experience', 'land-tide', {
      title: 'Lead Service Designer',
      organisation: 'Land & Tide Registry',
      location: 'The Hague',
      start: '2016-06',
      end: '2021-02',
      description: `First designer in a registry founded in 1838. I built a team of seven, replaced 63 paper forms with 14, and taught the name field to take diacritics, spaces and a single letter.

The hard part was not the screens. It was agreeing, with forty registrars in nine offices, on which questions nobody needed the answer to. We asked each office to send us every form that came back incomplete for a month. The pile weighed eleven kilos, and it settled the argument.`,
      skills: ['Form design', 'Accessibility', 'Research'],
      logo: registry,
    }),
    item('experience', 'okkar', {
      title: 'Interaction Designer',
      organisation: 'Studio Okkar',
      location: 'Utrecht',
      start: '2012-08',
      end: '2017-07',
      description:
        'Ticket machines, museum guides and one lighthouse. Full time until 2016, then Fridays only, to see the ferry timetable through.',
      skills: ['Prototyping', 'Wayfinding'],
      logo: okkar,
    }),
    item('experience', 'post-room', {
      title: 'Post Room Assistant',
      organisation: 'Municipality of Oosterwaal',
      location: 'Oosterwaal',
      start: '2009',
      end: '2010',
      description: 'Opened envelopes. Learned most of what I know.',
    }),
  ],
  education: [
    item('education', 'northmoor', {
      school: 'Northmoor School of Art',
      degree: 'MA',
      field: 'Information Design',
      start: '2010',
      end: '2012',
      grade: 'Distinction',
      description: 'Thesis: “The Empty Field”, on what people write when a form does not fit them.',
      logo: northmoor,
    }),
    item('education', 'waalstad', {
      school: 'Waalstad University',
      degree: 'BA',
      field: 'Dutch Language and Literature',
      start: '2006',
      end: '2010',
      activities: 'Editor of the student paper; night desk of the library.',
      logo: waalstad,
    }),
    item('education', 'mediation', {
      school: 'Brugman Institute',
      degree: 'Certificate',
      field: 'Mediation in public disputes',
      start: '2017',
      end: '2017',
    }),
  ],
  skills: [
    'Service design',
    'Content design',
    'Form design',
    'Plain language',
    'User research',
    'Accessibility',
    'Workshop facilitation',
    'Design leadership',
    'Prototyping',
    'Policy design',
    'Information architecture',
    'Teaching',
    'Editing',
    'Governance',
  ].map((name) => item('skills', name.toLowerCase().replaceAll(' ', '-'), { name })),
  certifications: [
    item('certifications', 'accessible-services', {
      name: 'Accessible Services Practitioner',
      issuer: 'European Access Board for Design',
      issued: '2024-05',
      expires: '2027-05',
      url: 'https://accessboard.example/practitioners/noor-van-aalst',
      licence: 'ASP-20418',
    }),
    item('certifications', 'plain-language', {
      name: 'Plain Language Editor, level C',
      issuer: 'Bureau for Clear Dutch',
      issued: '2020-11',
    }),
    item('certifications', 'research-ethics', {
      name: 'Research Ethics for Public Bodies',
      issuer: 'Brugman Institute',
      issued: '2019',
    }),
    item('certifications', 'trusteeship', {
      name: 'Charity Trusteeship',
      issuer: 'Council of Lowland Foundations',
      issued: '2018-03',
    }),
  ],
  spokenLanguages: [
    item('spokenLanguages', 'nl', { name: 'Dutch', proficiency: 'Native or bilingual proficiency' }),
    item('spokenLanguages', 'en', { name: 'English', proficiency: 'Full professional proficiency' }),
    item('spokenLanguages', 'fr', { name: 'French', proficiency: 'Professional working proficiency' }),
    item('spokenLanguages', 'ar', { name: 'Arabic', proficiency: 'Elementary proficiency' }),
  ],
  projects: [
    item('projects', 'one-letter', {
      name: 'One Letter',
      description:
        'The bereavement service, from eleven letters to one. A single letter with a name, a number and a date by which nothing more will be asked. Written with forty families, and now sent 150,000 times a year.',
      url: 'https://harbourpell.example/work/one-letter',
      start: '2022',
      end: '2025',
      topics: ['Letters', 'Service design'],
      picture: picture(
        'project-one-letter.png',
        'A pile of letters beside one folded sheet, cut in paper',
        1200,
        800,
      ),
    }),
    item('projects', 'counter-hours', {
      name: 'Counter Hours',
      description:
        'A week behind nine municipal counters, drawn as one long timetable. It moved the lunch break of three town halls.',
      url: 'https://vanaalst.example/notes/counter-hours',
      start: '2023-10',
      end: '2024-02',
      topics: ['Research', 'Maps'],
      picture: picture(
        'project-counter-hours.png',
        'A timetable of coloured bars under a wall clock',
        1200,
        800,
      ),
    }),
    item('projects', 'name-field', {
      name: 'The Name Field',
      description:
        'A small standard for registers: what a name may be, in twelve rules and two hundred test names. Adopted by three registries and, to my surprise, by an airline.',
      url: 'https://namefield.example',
      start: '2019',
      end: '2019',
      topics: ['Standards', 'Forms'],
      picture: picture(
        'project-name-field.png',
        'A form field that is too short for the line written into it',
        1200,
        800,
      ),
    }),
    item('projects', 'ferry', {
      name: 'Ferry timetable for the Waal crossing',
      description: 'Four boats, two tides, one sheet.',
      start: '2016',
      end: '2017',
      topics: ['Wayfinding'],
    }),
  ],
  recommendations: [
    item('recommendations', 'hoekstra', {
      author: 'Pieter Hoekstra',
      authorTitle: 'Registrar, Land & Tide Registry',
      text: 'Noor took out a page a week until our lawyers asked her to stop. Then they asked her to go on.',
      date: '2021-03',
      picture: picture('person-hoekstra.png', 'Portrait of Pieter Hoekstra, cut in paper', 320, 320),
    }),
    item('recommendations', 'diallo-kerr', {
      author: 'Amina Diallo-Kerr',
      authorTitle: 'Partner, Harbour & Pell',
      text: 'She is the only director I know who still answers the phone line once a month, under her own name.',
      date: '2025-06',
      picture: picture('person-diallo-kerr.png', 'Portrait of Amina Diallo-Kerr, cut in paper', 320, 320),
    }),
    item('recommendations', 'maes', {
      author: 'Lotte Maes',
      authorTitle: 'Former student, now content designer at the Municipality of Oosterwaal',
      text: 'In the first lesson she handed out our own tuition form and asked how many of us had understood line 14. Nobody had, including the two people who wrote it. I still start every project that way: I fill in the form myself, at a kitchen table, with the phone ringing.',
      date: '2024-01',
      picture: picture('person-maes.png', 'Portrait of Lotte Maes, cut in paper', 320, 320),
    }),
    item('recommendations', 'verbeke', {
      author: 'Joris Verbeke',
      authorTitle: 'Chair, The Reading Room Trust',
      text: 'Our lending rules used to be nine pages. They are now a bookmark, and books come back.',
      date: '2023-12',
    }),
  ],
  volunteering: [
    item('volunteering', 'form-clinic', {
      role: 'Host, Saturday form clinic',
      organisation: 'Library of Oosterwaal',
      cause: 'Civic help',
      start: '2022-09',
      current: true,
      description:
        'Two hours, one table, any form. About six people come each week, most of them for somebody else.',
    }),
    item('volunteering', 'reader', {
      role: 'Reader',
      organisation: 'Voices for the Blind, Nijmegen',
      cause: 'Culture',
      start: '2008',
      end: '2012',
    }),
  ],
  honours: [
    item('honours', 'golden-paperclip', {
      title: 'The Golden Paper Clip',
      issuer: 'Society of Public Clerks',
      issued: '2025-04',
      description:
        'For One Letter: the only prize in the field that is voted for by people who answer phones.',
    }),
    item('honours', 'lowland-design', {
      title: 'Lowland Design Prize, services',
      issuer: 'Lowland Design Council',
      issued: '2020',
    }),
  ],
  publications: [
    item('publications', 'last-page', {
      title: 'The Last Page First: designing letters from the signature up',
      publisher: 'Kade Press',
      published: '2024-09-12',
      url: 'https://kadepress.example/the-last-page-first',
      description:
        'A short book with thirty-one real letters, before and after, and the arguments in between.',
    }),
    item('publications', 'name-eleven', {
      title: 'Eleven people whom no register would spell',
      publisher: 'Journal of Administrative Design',
      published: '2021-05',
      url: 'https://administrativedesign.example/7/eleven-people',
    }),
    item('publications', 'queue', {
      title: 'What a queue knows',
      publisher: 'Toonbank Magazine',
      published: '2018',
    }),
  ],
};
