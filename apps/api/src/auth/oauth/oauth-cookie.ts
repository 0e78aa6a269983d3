import { randomToken } from '../../secrets/keys.ts';
import { readCookie } from '../auth-cookies.ts';

const OAUTH_COOKIE = '__Host-oauth';
const TEN_MINUTES = 600;

/** The secret that ties a sign-in to the browser that began it; null: this browser has begun none. */
export function browserSecret(request: Request): string | null {
  const value = readCookie(request, OAUTH_COOKIE);
  return value !== null && /^[\w-]{43}$/u.test(value) ? value : null;
}

/** The browser's secret, its own where it has one: a sign-in in another tab stays good. */
export function tiedBrowser(request: Request): { secret: string; cookie: string } {
  const secret = browserSecret(request) ?? randomToken();
  return {
    secret,
    // Lax: the way back begins on another site.
    cookie: `${OAUTH_COOKIE}=${secret}; Max-Age=${TEN_MINUTES}; Path=/; Secure; HttpOnly; SameSite=Lax`,
  };
}
