/** The server sets it beside the session so that `/` knows whom to answer; the page may read and clear it. */
export const SIGNED_IN_COOKIE = '__Host-signed-in';

/**
 * The value of a cookie that only our own host can have set (`__Host-`). A name that stands there twice was tossed
 * in by somebody else: it counts as absent.
 */
export function readCookie(name: `__Host-${string}`, cookies: string = document.cookie): string | null {
  const values = cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  const value = values[0];
  return values.length === 1 && value !== undefined && value !== '' ? value : null;
}

/** Without it the server answers `/` with the landing. */
export function clearSignedInCookie(): void {
  document.cookie = `${SIGNED_IN_COOKIE}=; Max-Age=0; Path=/; Secure; SameSite=Lax`;
}
