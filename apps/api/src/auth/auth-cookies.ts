/** Names with the `__Host-` prefix only: a sibling host cannot set those for us. */
export const REFRESH_COOKIE = '__Host-rt';
const SIGNED_IN_COOKIE = '__Host-signed-in';
export const DEVICE_COOKIE = '__Host-device';

const THIRTY_DAYS = 2_592_000;
const ONE_YEAR = 31_536_000;

/** The cookie's value; null when it is absent, and also when it is there twice, for then one of them is not ours. */
export function readCookie(request: Request, name: string): string | null {
  const found: string[] = [];
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) found.push(part.slice(at + 1).trim());
  }
  const [value] = found;
  return found.length === 1 && value !== undefined && value !== '' && value.length <= 512 ? value : null;
}

/** Whether the cookie is in the request at all, however often. */
export function hasCookie(request: Request, name: string): boolean {
  return (request.headers.get('cookie') ?? '').split(';').some((part) => part.split('=')[0]?.trim() === name);
}

export function signedInCookies(refreshToken: string): string[] {
  return [
    `${REFRESH_COOKIE}=${refreshToken}; Max-Age=${THIRTY_DAYS}; Path=/; Secure; HttpOnly; SameSite=Strict`,
    // Readable, and worth nothing: it tells the page at / which of its two faces to show.
    `${SIGNED_IN_COOKIE}=1; Max-Age=${THIRTY_DAYS}; Path=/; Secure; SameSite=Strict`,
  ];
}

export function signedOutCookies(): string[] {
  return [
    `${REFRESH_COOKIE}=; Max-Age=0; Path=/; Secure; HttpOnly; SameSite=Strict`,
    `${SIGNED_IN_COOKIE}=; Max-Age=0; Path=/; Secure; SameSite=Strict`,
  ];
}

/** Marks a device that signed in to this account before: strangers' wrong guesses do not lock it out. */
export function deviceCookie(value: string): string {
  return `${DEVICE_COOKIE}=${value}; Max-Age=${ONE_YEAR}; Path=/; Secure; HttpOnly; SameSite=Strict`;
}
