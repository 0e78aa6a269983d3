import { ApiFailure } from '../api-failure.ts';

/* What can be wrong with the form, before anybody looks into its files. */

export const notAForm = () => new ApiFailure('unsupported_media_type', { id: 'upload.notAForm' });
export const noBoundary = () => new ApiFailure('malformed_body', { id: 'upload.noBoundary' });
export const brokenOff = (cause?: unknown) =>
  new ApiFailure('malformed_body', { id: 'upload.brokenOff' }, { cause });
export const strangeForm = () => new ApiFailure('malformed_body', { id: 'upload.strangeForm' });
export const tooMuch = () =>
  new ApiFailure(
    'too_large',
    { id: 'upload.tooLarge' },
    {
      next: ['import'],
    },
  );
export const tooManyFiles = () =>
  new ApiFailure('unusable_export', { id: 'upload.tooManyFiles' }, { next: ['import', 'form'] });
export const stalled = () => new ApiFailure('bad_request', { id: 'upload.stalled' }, { next: ['retry'] });
export const tooSlow = () =>
  new ApiFailure('bad_request', { id: 'upload.tooSlow' }, { next: ['import', 'retry'] });
export const tooManyOfYours = () =>
  new ApiFailure('too_many_requests', { id: 'upload.threeAlready' }, { retryAfter: 60, next: ['retry'] });
export const tooManyUploads = () =>
  new ApiFailure(
    'overloaded',
    { id: 'upload.busy' },
    {
      retryAfter: 60,
      next: ['retry'],
    },
  );
