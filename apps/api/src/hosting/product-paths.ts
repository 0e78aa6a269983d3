/** Where a password manager sends people who want another password; RFC 8615's list of well-known names. */
export const CHANGE_PASSWORD = '/.well-known/change-password';

/**
 * Whether a path asks for a file, which is there or not: the app has none of these among its pages. Answering them
 * with the app would say that everything exists.
 */
export function namesFile(path: string): boolean {
  return /^\/(?:\.well-known|\.[^/]+|assets|assets-app|media|metrics)(?:\/|$)|\.[a-z0-9]{1,12}$/iu.test(path);
}
