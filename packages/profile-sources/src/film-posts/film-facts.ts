import type { PostDocument } from '@tosite/validation/posts/post-document';
import type { Cue } from '@tosite/validation/posts/cue';

/** What is known of a film besides what is said in it. */
export type FilmFacts = {
  /** Where it is watched. */
  url: string;
  title: string;
  description: string | null;
  /** `start` in seconds, in order. */
  chapters: readonly { start: number; title: string }[];
  tags: readonly string[];
};

/** What is said in a film. */
export type Transcript = {
  cues: readonly Cue[];
  /** BCP 47; null: nobody knows. */
  language: string | null;
  /** Heard by a machine: no sentence ends, names as it heard them. */
  automatic: boolean;
};

export const POST_LENGTHS = ['short', 'medium', 'long'] as const;
export type PostLength = (typeof POST_LENGTHS)[number];

export type WrittenPost = {
  title: string;
  /** Empty: the film says nothing that is short enough. */
  excerpt: string;
  tags: string[];
  content: PostDocument;
  /** What was to stand below it has no room in a post. */
  isWholeLeftOut: boolean;
};
