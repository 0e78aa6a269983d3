import { ApiFailure } from '../../http/api-failure.ts';

/** Fails for the field when this is not the IANA name of a time zone. */
export function assertTimeZone(name: string): void {
  if (isTimeZone(name)) return;
  throw new ApiFailure('invalid_input', 'This is not a time zone.', {
    fields: { timezone: 'Choose a time zone such as Europe/Lisbon.' },
  });
}

function isTimeZone(name: string): boolean {
  // Newer engines take a bare offset too, which knows no summer.
  if (!/^[a-z]/iu.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
