import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { safeNext } from '@tosite/validation/account/account-fields';
import { mainDashboardOrigin } from '../config/app-config.ts';
import { useMiddlewareStore } from '../memory/middleware-store.ts';
import { clearSignedInCookie } from '../session/cookies.ts';
import { navigation } from '../session/navigation.ts';
import { forgetEndedSession, sessionReady } from '../session/start-session.ts';
import { rememberWishOf, wayOn } from '../session/way-on.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { websiteQueries } from '../sites/website-queries.ts';
import { paths } from '../paths.ts';
import { queryClient } from '../query-client.ts';

/** Another document is on its way: the page keeps what it shows until it is gone. */
function leave(address: string): Promise<never> {
  navigation.leaveFor(address);
  return new Promise(() => undefined);
}

/** An invalid subdomain redirects the browser to the main dashboard host; the same address, there. */
export async function knownHostGuard({ request }: LoaderFunctionArgs): Promise<null> {
  if (useMiddlewareStore.getState().isValid) return null;
  const { pathname, search } = new URL(request.url);
  return leave(mainDashboardOrigin() + pathname + search);
}

/**
 * In the specified order: the session is known (a spinner shows until then), somebody is signed in (else the
 * landing), the subdomain is one of ours (else the main dashboard host).
 */
export async function subdomainGuard(args: LoaderFunctionArgs): Promise<Response | null> {
  const { isValid } = useMiddlewareStore.getState();
  const finding = await sessionReady();
  if (isValid && useAuthStore.getState().user === null) {
    if (finding.kind === 'unreachable') throw finding.error;
    if (finding.kind === 'ended' || finding.kind === 'left') {
      forgetEndedSession();
      const { pathname, search } = new URL(args.request.url);
      const why = finding.kind === 'ended' ? { ended: true } : { left: true };
      return redirect(paths.login({ returnTo: pathname + search, ...why }));
    }
    return showLanding(args);
  }
  return knownHostGuard(args);
}

/** Home: first the subdomain guard, then an owner without a website goes to /website. */
export async function websiteGuard(args: LoaderFunctionArgs): Promise<Response | null> {
  const elsewhere = await subdomainGuard(args);
  if (elsewhere !== null) return elsewhere;
  const { website } = await queryClient.ensureQueryData(websiteQueries.current());
  return website === null ? redirect(paths.website()) : null;
}

/** The account: the subdomain guard only. Whether there is a website decides how it is framed, so that is known first. */
export async function accountGuard(args: LoaderFunctionArgs): Promise<Response | null> {
  const elsewhere = await subdomainGuard(args);
  // Whoever wants to delete their account is not stopped by a list that cannot be read.
  if (elsewhere === null) await queryClient.ensureQueryData(websiteQueries.current()).catch(() => null);
  return elsewhere;
}

/** Screens for those who are not signed in; an owner goes where they were going. */
export async function guestGuard({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const url = new URL(request.url);
  rememberWishOf(url);
  await sessionReady();
  if (useAuthStore.getState().user === null) return null;
  return redirect(wayOn(safeNext(url.searchParams.get('returnTo'))));
}

/** What came of a payment: its address is all there is of it, so whoever is not signed in comes back to it. */
export async function paymentGuard(args: LoaderFunctionArgs): Promise<Response | null> {
  const { pathname, search } = new URL(args.request.url);
  const finding = await sessionReady();
  if (useMiddlewareStore.getState().isValid && useAuthStore.getState().user === null) {
    if (finding.kind === 'unreachable') throw finding.error;
    forgetEndedSession();
    return redirect(paths.login({ returnTo: pathname + search, ended: finding.kind === 'ended' }));
  }
  return knownHostGuard(args);
}

/** The app is usable by anybody here, but who is there must be known first. */
export async function sessionKnownGuard(): Promise<null> {
  await sessionReady();
  return null;
}

const ASKED_KEY = 'landing-asked';

/**
 * The server answers `/` with the landing once the cookie is gone. Where it answers with this app again (cookies
 * that cannot be cleared, no landing in development), the login is the way on instead of a loop.
 */
function showLanding({ request }: LoaderFunctionArgs): Promise<never> | Response {
  const asked = Number(sessionStorage.getItem(ASKED_KEY) ?? '0');
  const here = new URL(request.url).pathname === paths.home();
  if (here && Date.now() - asked < 5000) {
    sessionStorage.removeItem(ASKED_KEY);
    return redirect(paths.login());
  }
  sessionStorage.setItem(ASKED_KEY, String(Date.now()));
  clearSignedInCookie();
  return leave(paths.home());
}
