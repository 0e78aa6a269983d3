/** Whether this is the IANA name of a time zone that this machine knows. */
export function isTimeZone(name: string): boolean {
  // Newer engines take a bare offset too, which knows no summer.
  if (!/^[a-z]/iu.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
