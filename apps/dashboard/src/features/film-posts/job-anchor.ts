import type { JobKey } from './post-generation.ts';

/** Where a film stands among those that are made. */
export const jobAnchor = ({ videoId }: JobKey): string => `job-${encodeURIComponent(videoId)}`;
