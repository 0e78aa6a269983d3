import { cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ada, seeCookies, website } from '../testing/fixtures.ts';

const unanswered = Symbol('still waiting');
const args = (path: string) => ({
  request: new Request(`http://dashboard.localhost:3000${path}`),
  params: {},
  context: undefined,
  unstable_pattern: '',
});

/** The guards with a session of their own; `answers` are what the API says, by path. A text is a failure. */
async function guardsWith(answers: Record<string, unknown>, state: { isValid: boolean } = { isValid: true }) {
  vi.resetModules();
  const { ApiError } = await import('@tosite/api-client/api-error');
  const failure = (code: string) =>
    code === 'FETCH_ERROR'
      ? new ApiError({ status: code, code, message: '' })
      : new ApiError({ status: 401, code: 'session_expired', message: '' });
  const { api } = await import('../session/api.ts');
  const { navigation } = await import('../session/navigation.ts');
  const { useMiddlewareStore } = await import('../memory/middleware-store.ts');
  useMiddlewareStore.setState(
    state.isValid ? { subdomain: 'dashboard', isValid: true } : { subdomain: null, isValid: false },
  );
  vi.spyOn(api, 'call').mockImplementation((endpoint) => {
    const answer = answers[endpoint.path];
    if (answer === unanswered) return new Promise(() => undefined);
    return typeof answer === 'string' ? Promise.reject(failure(answer)) : (Promise.resolve(answer) as never);
  });
  const leaveFor = vi.spyOn(navigation, 'leaveFor').mockImplementation(() => undefined);
  const guards = await import('./guards.ts');
  /** What a guard decided; `stays` when it waits for the browser to leave. */
  const outcome = async (guard: keyof typeof guards, path: string) => {
    const result = await Promise.race([
      // The args are those of a loader; only `request` is read.
      Promise.resolve(guards[guard](args(path) as never)),
      new Promise((resolve) => setTimeout(() => resolve('stays'), 30)),
    ]);
    return result instanceof Response ? `redirect ${result.headers.get('location')}` : result;
  };
  const { routes } = await import('../routes.tsx');
  return { outcome, leaveFor, guards, routes };
}

const signedIn = { '/api/auth/status': { user: ada } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('accessToken', 'a');
  seeCookies('__Host-signed-in=1');
});
afterEach(cleanup);

describe('the subdomain guard', () => {
  it('decides nothing while auth is loading: the spinner shows', async () => {
    const { outcome, leaveFor, routes } = await guardsWith({ '/api/auth/status': unanswered });
    const router = createMemoryRouter(routes, { initialEntries: ['/create-website'] });
    render(createElement(RouterProvider, { router }));
    expect(await outcome('subdomainGuard', '/create-website')).toBe('stays');
    expect(leaveFor).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('Loading');
  });
  it('shows the landing on a valid subdomain when nobody is signed in, with the cookie cleared first', async () => {
    localStorage.clear();
    const written = seeCookies('');
    const { outcome, leaveFor } = await guardsWith({});
    expect(await outcome('subdomainGuard', '/create-website')).toBe('stays');
    expect(leaveFor).toHaveBeenCalledWith('/');
    expect(written).toEqual(['__Host-signed-in=; Max-Age=0; Path=/; Secure; SameSite=Lax']);
  });
  it('goes to the login instead of round in circles when the server shows the app at / all the same', async () => {
    localStorage.clear();
    seeCookies('');
    const { outcome, leaveFor } = await guardsWith({});
    expect(await outcome('subdomainGuard', '/')).toBe('stays');
    expect(await outcome('subdomainGuard', '/')).toBe('redirect /login');
    expect(leaveFor).toHaveBeenCalledTimes(1);
  });
  it('goes to the login, with the way back, when a session has ended', async () => {
    const { outcome } = await guardsWith({
      '/api/auth/status': 'session_expired',
    });
    expect(await outcome('subdomainGuard', '/account?x=1')).toBe(
      'redirect /login?returnTo=%2Faccount%3Fx%3D1&ended=1',
    );
  });
  it('fails with the reason when nobody can say who is there', async () => {
    const { outcome, leaveFor } = await guardsWith({ '/api/auth/status': 'FETCH_ERROR' });
    await expect(outcome('subdomainGuard', '/account')).rejects.toMatchObject({ status: 'FETCH_ERROR' });
    expect(leaveFor).not.toHaveBeenCalled();
  });
  it('lets an owner in', async () => {
    const { outcome } = await guardsWith(signedIn);
    expect(await outcome('subdomainGuard', '/create-website')).toBeNull();
  });
  it('sends the browser from an invalid subdomain to the same address of the main dashboard host', async () => {
    const { outcome, leaveFor } = await guardsWith(signedIn, { isValid: false });
    expect(await outcome('subdomainGuard', '/account?x=1')).toBe('stays');
    expect(leaveFor).toHaveBeenCalledWith('http://dashboard.localhost:3000/account?x=1');
  });
});

describe('the website guard', () => {
  it('sends an owner without a website to /website', async () => {
    const { outcome } = await guardsWith({ ...signedIn, '/api/website/current-website': { website: null } });
    expect(await outcome('websiteGuard', '/')).toBe('redirect /website');
  });
  it('lets an owner with a website in', async () => {
    const { outcome } = await guardsWith({ ...signedIn, '/api/website/current-website': { website } });
    expect(await outcome('websiteGuard', '/')).toBeNull();
  });
  it('looks at the subdomain first: nobody’s website is asked for', async () => {
    localStorage.clear();
    seeCookies('');
    const { outcome, leaveFor, guards, routes } = await guardsWith({
      '/api/website/current-website': 'asked',
    });
    expect(await outcome('websiteGuard', '/')).toBe('stays');
    expect(leaveFor).toHaveBeenCalledWith('/');
    const loaders = matchRoutes(routes, '/')?.flatMap(({ route }) => route.loader ?? []);
    expect(loaders).toEqual([guards.knownHostGuard, guards.websiteGuard]);
  });
});

describe('the other guards', () => {
  it('the host guard lets every known subdomain stay', async () => {
    const { outcome } = await guardsWith({});
    expect(await outcome('knownHostGuard', '/login')).toBeNull();
  });
  it('the guest guard sends an owner on, but never to another host', async () => {
    const { outcome } = await guardsWith(signedIn);
    expect(await outcome('guestGuard', '/login?returnTo=%2Faccount')).toBe('redirect /account');
    expect(await outcome('guestGuard', '/login?returnTo=https%3A%2F%2Fevil.example')).toBe('redirect /');
    expect(await outcome('guestGuard', '/login?returnTo=%2F%2Fevil.example')).toBe('redirect /');
  });
  it('the guest guard shows the login to whom nothing is known of', async () => {
    localStorage.clear();
    seeCookies('');
    const { outcome } = await guardsWith({});
    expect(await outcome('guestGuard', '/login')).toBeNull();
  });
});
