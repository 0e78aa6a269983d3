import type { CustomDomain } from '@tosite/validation/website/website';

/** Taken off since it led somewhere else, and not since somebody else has it. */
export const isLost = ({ errorReason }: Pick<CustomDomain, 'errorReason'>): boolean =>
  errorReason?.id === 'domain.lost';
