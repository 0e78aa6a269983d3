import type { Profile } from '@tosite/validation/profile/profile';

/* What every way of reading Instagram leads to, before it is a Profile. */

/** Who the account is. Null: the way that answered did not say. */
export type AccountFacts = {
  username: string;
  name: string | null;
  biography: string | null;
  website: string | null;
  /** The picture's address, already allowed. */
  picture: string | null;
  followers: number | null;
  following: number | null;
  posts: number | null;
  links: { label: string | null; url: string }[];
};

type MediaItem = Profile['media'][number];

/** One post as it is put into the profile, before its words are cleaned. */
export type Post = Omit<MediaItem, 'tags' | 'origin'> & {
  /** Where in the answer it stands. */
  path: string;
};
