import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import type { Profile, ProfileList } from '@tosite/validation/profile/profile';
import { platformOfWebsiteType, type WebsiteType } from '@tosite/validation/platforms/platform';
import { ARABIC, JAPANESE } from './hard-scripts.ts';
import { ADDRESS_PAYLOADS, HOSTILE_README, longText, TEXT_PAYLOADS } from './hard-texts.ts';
import { rewriteTexts } from './rewrite-texts.ts';
import { sampleParts } from './sample-parts.ts';
import { SAMPLE_PROFILES } from './sample-profiles.ts';

export type HardProfile = { name: string; profile: Profile };

const HANDLE = 'tosite-sample-hard';
const { item } = sampleParts(HANDLE);

/** Profiles at the edges of what people have, for tests of themes. Never offered to anybody. */
export function hardProfiles(): HardProfile[] {
  return [
    { name: 'nothing but a name', profile: bare('linkedin-individual', 'Ada Winther') },
    { name: 'a company with nothing but a name of 60 characters', profile: bare('linkedin-company', SIXTY) },
    {
      name: 'a full company with a name of 60 characters',
      profile: { ...sample('linkedin-company'), name: SIXTY },
    },
    { name: 'a name of one letter', profile: { ...sample('linkedin-individual'), name: 'O' } },
    { name: 'a name of emoji', profile: { ...sample('instagram'), name: '👩🏽‍🚀🌿✨' } },
    { name: 'Arabic', profile: ARABIC },
    { name: 'Japanese', profile: JAPANESE },
    { name: '300 repositories', profile: { ...sample('github'), projects: manyRepositories(300) } },
    {
      name: '20 jobs that overlap',
      profile: { ...sample('linkedin-individual'), experience: overlappingJobs(20) },
    },
    { name: 'no dates at all', profile: withoutDates(sample('linkedin-individual')) },
    { name: 'an about of 2,000 words', profile: withAbout(longText(2000)) },
    { name: 'an about of two words', profile: withAbout('I listen.') },
    {
      name: 'a hostile README',
      profile: {
        ...sample('github'),
        about: { format: 'markdown', text: HOSTILE_README, base: 'https://raw.example/owner/repo/HEAD/' },
      },
    },
    { name: '300 posts', profile: { ...sample('instagram'), media: manyPosts(300) } },
    {
      name: 'one post without a picture',
      profile: { ...sample('instagram'), media: manyPosts(300).slice(2, 3) },
    },
    {
      name: 'one video',
      profile: { ...sample('youtube'), videos: sample('youtube').videos.slice(3, 4), playlists: [] },
    },
    { name: '300 videos', profile: { ...sample('youtube'), videos: manyVideos(300) } },
    { name: 'the largest numbers', profile: withNumbers(Number.MAX_SAFE_INTEGER) },
    { name: 'nothing but zeros', profile: withNumbers(0) },
    ...SAMPLE_PROFILES.map((profile) => ({
      name: `payloads everywhere, ${profile.type}`,
      profile: withPayloads(profile),
    })),
    ...SAMPLE_PROFILES.map((profile) => ({
      name: `unbroken words, ${profile.type}`,
      profile: unbroken(profile),
    })),
  ];
}

const SIXTY = 'Compagnie des eaux, des quais et des phares du Nord et associés'.slice(0, 60);

function sample(type: WebsiteType): Profile {
  const found = SAMPLE_PROFILES.find((profile) => profile.type === type);
  if (found === undefined) throw new Error(`No sample of the type ${type}.`);
  return structuredClone(found);
}

function bare(type: WebsiteType, name: string): Profile {
  return emptyProfile({
    platform: platformOfWebsiteType(type),
    type,
    handle: HANDLE,
    url: `https://${HANDLE}.example`,
    name,
  });
}

function withAbout(text: string): Profile {
  return { ...sample('linkedin-individual'), about: { format: 'text', text, base: null } };
}

function manyRepositories(many: number): Profile['projects'] {
  const known = sample('github').projects;
  return Array.from({ length: many }, (_, index) => {
    const model = known[index % known.length];
    return item('projects', `repository-${index}`, {
      ...model,
      name: `${model?.name ?? 'repository'}-${index}`,
      description: index % 7 === 0 ? null : (model?.description ?? null),
      stars: (index * 37) % 911,
      pinned: index < 6,
    });
  });
}

function overlappingJobs(many: number): Profile['experience'] {
  return Array.from({ length: many }, (_, index) =>
    item('experience', `job-${index}`, {
      title: ['Adviser', 'Chair of the supervisory board', 'Engineer', 'Editor'][index % 4] ?? '',
      organisation: index % 6 === 5 ? null : `Company ${index + 1}`,
      location: index % 3 === 0 ? 'Turku' : null,
      start: `${2004 + (index % 11)}-0${1 + (index % 9)}`,
      end: index % 5 === 0 ? null : `${2016 + (index % 10)}`,
      current: index % 5 === 0,
      description: index % 2 === 0 ? longText(20 + index * 12) : null,
      skills: index % 4 === 0 ? ['Boards', 'Budgets'] : [],
    }),
  );
}

function withoutDates(profile: Profile): Profile {
  const undated: Partial<Record<ProfileList, unknown[]>> = {};
  for (const list of [
    'experience',
    'education',
    'certifications',
    'projects',
    'volunteering',
    'honours',
    'publications',
    'recommendations',
  ] as const) {
    undated[list] = profile[list].map((entry) => ({
      ...entry,
      ...('start' in entry && { start: null, end: null }),
      ...('current' in entry && { current: false }),
      ...('issued' in entry && { issued: null }),
      ...('expires' in entry && { expires: null }),
      ...('published' in entry && { published: null }),
      ...('date' in entry && { date: null }),
    }));
  }
  return { ...profile, ...undated, since: null } as Profile;
}

function manyPosts(many: number): Profile['media'] {
  const known = sample('instagram').media;
  return Array.from({ length: many }, (_, index) => {
    const {
      id: _id,
      origin: _origin,
      ...model
    } = known[index % known.length] ?? { kind: 'photo' as const, id: '', origin: null };
    return item('media', `post-${index}`, {
      ...model,
      // Platforms withhold pictures and captions: tiles must do without.
      ...(index % 3 === 2 && { pictures: [] }),
      ...(index % 4 === 3 && { caption: null }),
      ...(index % 9 === 8 && { takenAt: null, likes: null, comments: null }),
    });
  });
}

function manyVideos(many: number): Profile['videos'] {
  const known = sample('youtube').videos;
  return Array.from({ length: many }, (_, index) => {
    const model = known[index % known.length];
    return item('videos', `video-${index}`, {
      videoId: `sample-hard-${index}`,
      title: `${model?.title ?? 'Video'} (${index + 1})`,
      url: `https://videos.example/${index}`,
      description: index % 3 === 0 ? null : (model?.description ?? null),
      publishedAt:
        index % 10 === 9 ? null : new Date(Date.UTC(2026, 10, 27) - index * 86_400_000).toISOString(),
      duration: index % 8 === 7 ? null : 30 + index * 61,
      kind: model?.kind ?? 'video',
      thumbnail: index % 5 === 4 ? null : (model?.thumbnail ?? null),
      views: index % 6 === 5 ? null : index * 1013,
    });
  });
}

function withNumbers(value: number): Profile {
  const channel = sample('youtube');
  const stats = Object.fromEntries(Object.keys(channel.stats).map((key) => [key, value])) as Profile['stats'];
  return {
    ...channel,
    stats,
    videos: channel.videos.map((video) => ({ ...video, views: value, likes: value, duration: value })),
    playlists: channel.playlists.map((playlist) => ({ ...playlist, count: value })),
  };
}

function withPayloads(profile: Profile): Profile {
  const one = (payloads: readonly string[], place: number) => payloads[place % payloads.length] ?? '';
  return rewriteTexts(profile, {
    text: (_, place) => one(TEXT_PAYLOADS, place),
    address: (_, place) => one(ADDRESS_PAYLOADS, place),
  });
}

/** Every word of a text run together, and longer than any page is wide. */
function unbroken(profile: Profile): Profile {
  return rewriteTexts(profile, {
    text: (text) => `${text.replaceAll(/\W+/gu, '')}${'Wmdw'.repeat(70)}`.slice(0, 280),
    address: (address) => address,
  });
}
