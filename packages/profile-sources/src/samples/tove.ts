import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import type { Profile } from '@tosite/validation/profile/profile';
import { sampleParts } from './sample-parts.ts';
import { TOVE_REPOSITORIES } from './tove-repositories.ts';

const HANDLE = 'tosite-sample-tove';
const { item, picture } = sampleParts(HANDLE);

const README = `Software should be finished more often. Most of what I publish has a version 1.0, a short manual and nothing left to do.

I work on logs, queues and the ten lines around \`fsync\` that everyone gets wrong once. By day I keep a storage engine honest at Norrsken Data; in the evening I maintain what you see below. Issues are answered on Sundays. Pull requests that remove lines are read first.

## Now

- Torn-write tests for [tidelog](https://tidelog.example) on zoned drives
- A second edition of “What fsync Means”, in Swedish
- Learning to fold map sheets properly

## Where to start

If you have a disk that you do not trust, run this. It writes, cuts its own power and reads back what is left:

\`\`\`sh
git clone https://tovelindahl.example/tornwrite && cd tornwrite
cargo run --release -- --rounds 10000 /mnt/suspect
\`\`\`

Ten thousand rounds take about four minutes. A good drive prints one line.

| If it prints | it means |
| --- | --- |
| \`kept\` | every write that was promised is there |
| \`torn\` | half a page was written; your checksums will find it |
| \`lied\` | the drive said *done* and was not |

## How I work

1. A failing test is the best bug report. A sentence is the second best.
2. Releases are small, signed and rare.
3. When a project is done I say so, and stop.

> “It has had one security notice, and that was the manual.” About hushd, and still true.

Talks, notes and the occasional loaf of bread are at [tovelindahl.example](https://tovelindahl.example).
`;

/** Contributions of fifty-two weeks, the first of which began on Sunday 30 November 2025. July was spent at sea. */
const WEEKS = [
  19, 19, 19, 25, 27, 12, 11, 29, 24, 24, 23, 23, 15, 22, 13, 15, 26, 71, 31, 38, 20, 46, 31, 23, 29, 21, 23,
  23, 10, 26, 1, 1, 2, 1, 1, 26, 26, 17, 9, 14, 17, 17, 15, 31, 38, 21, 23, 39, 31, 25, 27, 21,
];
const FIRST_WEEK = Date.UTC(2025, 10, 30);
const WEEK = 7 * 24 * 60 * 60 * 1000;

const BYTES = {
  Rust: 1_912_400,
  Go: 873_050,
  C: 582_030,
  TypeScript: 374_160,
  Python: 291_010,
  Shell: 124_720,
};
const ALL_BYTES = Object.values(BYTES).reduce((sum, bytes) => sum + bytes, 0);

/** A developer's portfolio: forty-two repositories, a README, languages, a year of contributions. */
export const tove: Profile = {
  ...emptyProfile({
    platform: 'github',
    type: 'github',
    handle: HANDLE,
    url: `https://github.com/${HANDLE}`,
    name: 'Tove Lindahl',
  }),
  headline: 'I write small programs that keep their promises when the power goes out.',
  about: { format: 'markdown', text: README, base: null },
  avatar: picture('avatar.png', 'Monogram of Tove Lindahl, a T in white and an L in red', 800, 800),
  location: 'Gothenburg, Sweden',
  language: 'en',
  since: '2013-05-02',
  contact: {
    email: 'hej@tovelindahl.example',
    phone: null,
    website: 'https://tovelindahl.example',
    address: null,
  },
  links: [
    item('links', 'github', { label: 'GitHub', url: `https://github.com/${HANDLE}` }),
    item('links', 'mastodon', { label: 'Mastodon', url: 'https://social.example/@tove' }),
    item('links', 'rss', { label: 'RSS', url: 'https://tovelindahl.example/feed.xml' }),
  ],
  experience: [
    item('experience', 'norrsken-data', {
      title: 'Storage engineer',
      organisation: 'Norrsken Data',
      organisationUrl: 'https://norrsken-data.example',
      location: 'Gothenburg',
      start: '2020-01',
      current: true,
    }),
  ],
  codeLanguages: Object.entries(BYTES).map(([name, bytes]) =>
    item('codeLanguages', name.toLowerCase(), { name, bytes, share: bytes / ALL_BYTES }),
  ),
  projects: TOVE_REPOSITORIES,
  organisations: [
    item('organisations', 'norrsken-data', {
      name: 'Norrsken Data',
      handle: 'norrsken-data',
      description: 'Storage engine, replication, release tooling',
      role: 'Member',
      start: '2020',
      url: 'https://norrsken-data.example',
      avatar: picture('org-norrsken.png', 'Norrsken Data: rising bars of light', 320, 320),
    }),
    item('organisations', 'durable-wg', {
      name: 'Durable Working Group',
      handle: 'durable-wg',
      description: 'Test suites for file systems that say they are done',
      role: 'Founder',
      start: '2018',
      url: 'https://durable-wg.example',
      avatar: picture('org-durable.png', 'Durable Working Group: a disk with one notch', 320, 320),
    }),
    item('organisations', 'oppen-karta', {
      name: 'Öppen Karta',
      handle: 'oppen-karta',
      description: 'Open map sheets for mountain rescue',
      role: 'Maintainer',
      start: '2023',
      url: 'https://oppenkarta.example',
      avatar: picture('org-oppen-karta.png', 'Öppen Karta: contour lines', 320, 320),
    }),
    item('organisations', 'sunday-issues', {
      name: 'Sunday Issues',
      handle: 'sunday-issues',
      description: 'Maintainers who answer once a week, and say so',
      role: 'Member',
      start: '2024',
      url: 'https://sundayissues.example',
      avatar: picture('org-sunday.png', 'Sunday Issues: the seventh of seven squares', 320, 320),
    }),
  ],
  contributions: {
    from: '2025-11-30',
    to: '2026-11-28',
    total: WEEKS.reduce((sum, count) => sum + count, 0),
    weeks: WEEKS.map((count, index) => ({
      start: new Date(FIRST_WEEK + index * WEEK).toISOString().slice(0, 10),
      count,
    })),
    scope: 'year',
  },
  stats: {
    followers: 2310,
    following: 48,
    repositories: TOVE_REPOSITORIES.length,
    stars: TOVE_REPOSITORIES.filter(({ fork }) => !fork).reduce((sum, { stars }) => sum + (stars ?? 0), 0),
    subscribers: null,
    views: null,
    videos: null,
    posts: null,
    employees: null,
  },
};
