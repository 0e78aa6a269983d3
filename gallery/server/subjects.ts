import { hardProfiles } from '@tosite/profile-sources/samples/hard-profiles';
import { SAMPLE_PROFILES } from '@tosite/profile-sources/samples/sample-profiles';
import { postSites } from '@tosite/site-renderer/testing/hard-posts';
import type { SitePost } from '@tosite/site-renderer/site-model';
import { sparseProfiles } from './sparse-profiles.ts';
import type { Profile } from '@tosite/validation/profile/profile';

/** A profile to draw themes with: a sample of the product, or one at the edge of what people have. */
export type Subject = {
  id: string;
  name: string;
  hard: boolean;
  profile: Profile;
  posts?: readonly SitePost[];
  language?: string;
};

export function subjects(): Subject[] {
  return [
    ...SAMPLE_PROFILES.map((profile) => ({
      id: profile.type,
      name: `${profile.name} (${profile.type})`,
      hard: false,
      profile,
    })),
    ...[...sparseProfiles(), ...hardProfiles()].map(({ name, profile }) => ({
      id: slug(name),
      name,
      hard: true,
      profile,
    })),
    ...postSites().map((site) => ({ ...site, hard: true })),
  ];
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z\d]+/gu, '-')
    .replace(/^-|-$/gu, '');
}
