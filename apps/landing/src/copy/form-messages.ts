import type { NextStep } from '@tosite/api-client/endpoints/errors';

/** What the form says when it is alive. Loaded by the browser: no imports but types. */
export const FORM_MESSAGES = {
  /** The specification's last resort. */
  failed: 'Failed to fetch preview',
  timeout: 'Fetching took longer than 20 seconds, so we stopped. Try again, or look at an example.',
  offline: 'We could not be reached. Check your connection and try again.',
  whichPlatform: 'Is this your name on one of these?',
} as const;

export const NEXT_STEP_WORDS: Record<NextStep, string> = {
  retry: 'Try again',
  sample: 'See an example',
  import: 'Upload your export',
  connect: 'Connect your account',
  form: 'Fill in a form',
};
