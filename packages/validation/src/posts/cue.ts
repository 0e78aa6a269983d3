/** Words that were said in a film; `start` in seconds from its beginning, null for a text that names no times. */
export type Cue = { start: number | null; text: string };
