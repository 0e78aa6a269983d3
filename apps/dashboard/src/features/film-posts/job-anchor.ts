import type { JobKey } from './post-generation.ts';

/** Where a film stands among those that are made. */
export const jobAnchor = ({ videoId }: JobKey): string => `job-${encodeURIComponent(videoId)}`;

export const JOBS = 'jobs';

/** What was pressed is gone: reading goes on at the heading of those that are made. */
export function goToJobs(): void {
  setTimeout(() => document.getElementById(JOBS)?.focus(), 0);
}
