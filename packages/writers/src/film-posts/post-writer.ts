import type {
  FilmFacts,
  PostLength,
  Transcript,
  WrittenPost,
} from '@tosite/profile-sources/film-posts/film-facts';
import type { Meter } from '../model/model-client.ts';

export const POST_TONES = ['neutral', 'friendly', 'formal', 'playful'] as const;
export type PostTone = (typeof POST_TONES)[number];

export type PostTask = {
  film: FilmFacts;
  /** null: nobody knows what is said. */
  transcript: Transcript | null;
  options: {
    length: PostLength;
    /** How a model writes; the film's own words have the tone that they have. */
    tone: PostTone;
    /** All that is said stands below the post. */
    includeTranscript: boolean;
  };
};

export type PostDraft = {
  writer: 'ai' | 'extractive';
  post: WrittenPost;
  /** Paragraphs with words that are not said in the film. */
  marked: number;
};

/** Makes a post of a film. null: there is nothing to write from. What asks a model throws ModelFailure. */
export type PostWriter = (
  task: PostTask,
  run: { signal: AbortSignal; meter: Meter },
) => Promise<PostDraft | null>;
