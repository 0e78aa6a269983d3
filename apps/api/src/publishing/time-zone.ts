import { isTimeZone } from '@tosite/validation/website/time-zone';
import { ApiFailure } from '../http/api-failure.ts';

/** Fails for the field when this is not the IANA name of a time zone. */
export function assertTimeZone(name: string): void {
  if (isTimeZone(name)) return;
  throw new ApiFailure(
    'invalid_input',
    { id: 'website.noTimeZone' },
    {
      fields: { timezone: { id: 'form.timeZone' } },
    },
  );
}
