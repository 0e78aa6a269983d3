import { hardProfiles } from '@tosite/profile-sources/samples/hard-profiles';
import { SAMPLE_PROFILES } from '@tosite/profile-sources/samples/sample-profiles';
import { postSites } from '@tosite/site-renderer/testing/hard-posts';
import type { SitePost } from '@tosite/site-renderer/site-model';
import { recordedProfiles } from './recorded-profiles.ts';
import { sparseProfiles } from './sparse-profiles.ts';
import type { Profile } from '@tosite/validation/profile/profile';

/** Samples of the product, profiles with little in them, ones as platforms answer them, and what breaks layouts. */
type SubjectSet = 'samples' | 'sparse' | 'recorded' | 'hard';

/** A profile to draw themes with: a sample of the product, or one at the edge of what people have. */
export type Subject = {
  id: string;
  name: string;
  set: SubjectSet;
  profile: Profile;
  posts?: readonly SitePost[];
  language?: string;
  /** Where its pictures are had; absent: from the product's samples. */
  readPicture?: ReadPicture;
};

type ReadPicture = (address: string) => Promise<Uint8Array | null>;

let all: Promise<Subject[]> | null = null;

export function subjects(): Promise<Subject[]> {
  return (all ??= listSubjects());
}

async function listSubjects(): Promise<Subject[]> {
  const named =
    (set: SubjectSet) => (one: { name: string; profile: Profile; readPicture?: ReadPicture }) => ({
      ...one,
      id: slug(one.name),
      set,
    });
  const recorded = (await recordedProfiles()).map(({ name, profile, pictures }) => ({
    name,
    profile,
    readPicture: (address: string) => Promise.resolve(pictures.get(address) ?? null),
  }));
  return [
    ...SAMPLE_PROFILES.map((profile) => ({
      id: profile.type,
      name: `${profile.name} (${profile.type})`,
      set: 'samples' as const,
      profile,
    })),
    ...sparseProfiles().map(named('sparse')),
    ...recorded.map(named('recorded')),
    ...hardProfiles().map(named('hard')),
    ...postSites().map((site) => ({ ...site, set: 'hard' as const })),
  ];
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z\d]+/gu, '-')
    .replace(/^-|-$/gu, '');
}
