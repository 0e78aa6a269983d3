export type { Cue } from '@tosite/validation/posts/cue';

export const MAX_CUES = 20_000;
/** Longer texts are cut: three hours of speech have about 200,000 characters. */
export const LONGEST_TRANSCRIPT = 2_000_000;
