import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import { platformOfWebsiteType, type WebsiteType } from '@tosite/validation/platforms/platform';
import type { Profile } from '@tosite/validation/profile/profile';
import { SAMPLE_PROFILES } from '@tosite/profile-sources/samples/sample-profiles';

/** Profiles as most people have them: little in them, and no pictures. */
export function sparseProfiles(): { name: string; profile: Profile }[] {
  const tove = sample('github');
  const noor = sample('linkedin-individual');
  const rima = sample('instagram');
  const films = sample('youtube');
  return [
    {
      name: 'little github',
      profile: {
        ...bare('github', 'Kit Marlowe'),
        since: '2024',
        projects: tove.projects.slice(0, 2).map((project) => ({ ...project, pinned: false })),
        codeLanguages: tove.codeLanguages.slice(0, 2),
        contributions: fewEvents(),
      },
    },
    {
      name: 'little linkedin',
      profile: {
        ...bare('linkedin-individual', 'Mireille Aubertin'),
        headline: 'Teacher of physics',
        location: 'Lyon',
        experience: noor.experience.slice(-1).map((job) => ({ ...job, description: null, skills: [] })),
        education: noor.education
          .slice(0, 1)
          .map((school) => ({ ...school, description: null, activities: null })),
        spokenLanguages: noor.spokenLanguages.slice(0, 1),
        honours: noor.honours.slice(0, 1).map((honour) => ({ ...honour, description: null })),
      },
    },
    {
      name: 'no pictures instagram',
      profile: {
        ...rima,
        avatar: null,
        banner: null,
        media: rima.media.slice(0, 14).map((post) => ({ ...post, pictures: [] })),
      },
    },
    {
      name: 'two films without pictures',
      profile: {
        ...bare('youtube', films.name),
        headline: films.headline,
        videos: films.videos.slice(0, 2).map((film) => ({ ...film, thumbnail: null })),
      },
    },
    {
      name: 'a name of 66 letters',
      profile: { ...noor, name: 'Maximiliana Bartholomea Wilhelmina von Hohenstaufen-Schwarzenberg' },
    },
  ];
}

function sample(type: WebsiteType): Profile {
  const found = SAMPLE_PROFILES.find((profile) => profile.type === type);
  if (found === undefined) throw new Error(`No sample of the type ${type}.`);
  return structuredClone(found);
}

function bare(type: WebsiteType, name: string): Profile {
  return emptyProfile({
    platform: platformOfWebsiteType(type),
    type,
    handle: 'tosite-sample-little',
    url: 'https://tosite-sample-little.example',
    name,
  });
}

function fewEvents(): Profile['contributions'] {
  const starts = ['2026-04-06', '2026-04-13', '2026-04-20', '2026-04-27', '2026-05-04', '2026-05-11'];
  return {
    total: 3,
    from: '2026-04-06',
    to: '2026-05-17',
    scope: 'public-events',
    weeks: starts.map((start, index) => ({ start, count: [2, 0, 0, 0, 0, 1][index] ?? 0 })),
  };
}
