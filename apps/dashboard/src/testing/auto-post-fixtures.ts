import type { AutoPostRun, AutoPostState } from '@tosite/api-client/endpoints/auto-posts';

export const autoPost = (own: Partial<AutoPostState> = {}): AutoPostState => ({
  is_auto_post_enabled: true,
  config: { source: 'youtube', frequency: 'daily', publish: 'draft', tone: 'neutral', maxPerRun: 3 },
  sources: ['youtube'],
  lastRunAt: '2025-11-27T10:00:00.000Z',
  nextRunAt: null,
  lastError: null,
  paused: null,
  told: false,
  run: null,
  is_mail_enabled: true,
  ...own,
});

export const autoRun = (own: Partial<AutoPostRun> = {}): AutoPostRun => ({
  at: '2025-11-27T10:00:00.000Z',
  found: 0,
  made: [],
  skipped: [],
  error: null,
  ...own,
});
