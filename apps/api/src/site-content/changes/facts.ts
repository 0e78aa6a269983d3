import type { Profile } from '@tosite/validation/profile/profile';

/* The facts of a profile that stand by themselves, by a path of at most two names. */

const NOTHING: NonNullable<Profile['organisation']> = {
  industry: null,
  size: null,
  kind: null,
  founded: null,
  headquarters: null,
  website: null,
  specialities: [],
};

export function readFact(profile: Profile, path: string): unknown {
  const [name = '', inner] = path.split('.');
  const value: unknown = profile[name as keyof Profile];
  if (inner === undefined || typeof value !== 'object' || value === null)
    return inner === undefined ? value : null;
  return value[inner as keyof typeof value];
}

/** The profile with this fact as the other one has it. */
export function takeFact(profile: Profile, said: Profile, path: string): Profile {
  const [name = '', inner] = path.split('.');
  const value = readFact(said, path);
  if (inner === undefined) return { ...profile, [name]: value };
  if (name === 'contact') return { ...profile, contact: { ...profile.contact, [inner]: value } };
  const organisation = {
    ...(profile.organisation ?? NOTHING),
    [inner]: value ?? NOTHING[inner as keyof typeof NOTHING],
  };
  return { ...profile, organisation };
}
