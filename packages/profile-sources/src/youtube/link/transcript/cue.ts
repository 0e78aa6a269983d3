/** Words that were said; `start` in seconds from the beginning, null for a text that names no times. */
export type Cue = { start: number | null; text: string };

export const MAX_CUES = 20_000;
/** Longer texts are cut: three hours of speech have about 200,000 characters. */
export const LONGEST_TRANSCRIPT = 2_000_000;
