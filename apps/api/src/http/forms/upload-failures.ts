import { ApiFailure } from '../api-failure.ts';

/* What can be wrong with the form, before anybody looks into its files. */

export const notAForm = () =>
  new ApiFailure('unsupported_media_type', 'Send the files as a form (multipart/form-data).');
export const noBoundary = () =>
  new ApiFailure('malformed_body', 'The form does not say what stands between its parts. Send it again.');
export const brokenOff = (cause?: unknown) =>
  new ApiFailure('malformed_body', 'The upload broke off before its end. Send the files again.', { cause });
export const strangeForm = () =>
  new ApiFailure('malformed_body', 'This form is not one of ours. Send each file as a part named file.');
export const tooMuch = () =>
  new ApiFailure('too_large', 'This is more than 4 GB. Request the download in smaller parts.', {
    next: ['import'],
  });
export const tooManyFiles = () =>
  new ApiFailure(
    'unusable_export',
    'More than 100 files were uploaded at once. Drop the ZIPs of your download only.',
    { next: ['import', 'form'] },
  );
export const stalled = () =>
  new ApiFailure(
    'bad_request',
    'Nothing came for 30 seconds, so the upload was ended. Check your connection and send the files again.',
    { next: ['retry'] },
  );
export const tooSlow = () =>
  new ApiFailure(
    'bad_request',
    'The upload took longer than two hours, so it was ended. Request the download in smaller parts, or use a faster connection.',
    { next: ['import', 'retry'] },
  );
export const tooManyOfYours = () =>
  new ApiFailure(
    'too_many_requests',
    'Three uploads of your network are under way already. Try again when one of them has ended.',
    { retryAfter: 60, next: ['retry'] },
  );
export const tooManyUploads = () =>
  new ApiFailure('overloaded', 'Many people are uploading just now. Try again in a minute.', {
    retryAfter: 60,
    next: ['retry'],
  });
