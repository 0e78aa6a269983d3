import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { QueryClientProvider } from '@tanstack/react-query';
import { usePublish } from '../features/onboarding/use-publish.ts';
import { useMiddlewareStore } from '../memory/middleware-store.ts';
import { clearOnboarding, useOnboardingStore } from '../memory/onboarding-store.ts';
import { pendingWish, rememberWish } from '../memory/plan-wish.ts';
import { queryClient } from '../query-client.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { forgetEndedSession } from '../session/start-session.ts';
import { guestGuard } from '../shell/guards.ts';
import { OnboardingLayout } from '../shell/onboarding-layout.tsx';
import { ada, preview, seeCookies, website } from '../testing/fixtures.ts';
import { answerApi, renderAt } from '../testing/render-at.tsx';
import { Page as Callback } from './callback.tsx';
import { Page as Login } from './login.tsx';
import { Page as Signup } from './signup.tsx';

/* What 'Buy now' asked for, on every way to where it is paid. */

const tokens = { accessToken: 'a', refreshToken: 'r', user: ada };
let answers: Record<string, unknown>;

beforeEach(() => {
  queryClient.clear();
  window.localStorage.clear();
  window.sessionStorage.clear();
  clearOnboarding();
  seeCookies('');
  useMiddlewareStore.setState({ subdomain: 'dashboard', isValid: true, from: null });
  useAuthStore.setState({ user: null, accessToken: null });
  forgetEndedSession();
  answers = {
    'GET /api/auth/oauth/providers': { providers: [{ provider: 'google' }] },
    'POST /api/auth/email/signup': tokens,
    'POST /api/auth/email/login': tokens,
    'POST /api/auth/oauth/callback': { ...tokens, returnTo: '/billing' },
    'POST /api/website/current-website': { website: null },
  };
  answerApi(answers);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const guard = (address: string) => guestGuard({ request: new Request(`http://x${address}`) } as never);
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** As the router does: the guard, then the page. */
async function arrive(address: string, element: React.JSX.Element) {
  await guard(address);
  return renderAt(address, address.split('?')[0] ?? '', element);
}

describe('signing up', () => {
  it('says what is remembered, and leads to where it is paid', async () => {
    const { at } = await arrive('/signup?plan=standard&interval=yearly', <Signup />);
    expect(await screen.findByText('Standard, $15 a year')).toBeDefined();
    expect(screen.getByText('Sign up first, then pay at Stripe. It is remembered.')).toBeDefined();
    const google = await screen.findByRole('link', { name: 'Continue with Google' });
    expect(google.getAttribute('href')).toContain('returnTo=%2Fbilling');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/login?returnTo=%2Fbilling',
    );
    type('Your name', 'Ada Byron');
    type('E-mail', 'ada@example.com');
    type('Password', 'difference engine');
    press('Create account');
    await waitFor(() => expect(at()).toBe('/billing'));
    expect(pendingWish()).toBe('yearly');
  });

  it('goes to the preview that waits first', async () => {
    useOnboardingStore.getState().setPreviewData(preview);
    const { at } = await arrive('/signup?plan=standard&interval=monthly', <Signup />);
    type('Your name', 'Ada Byron');
    type('E-mail', 'ada@example.com');
    type('Password', 'difference engine');
    press('Create account');
    await waitFor(() => expect(at()).toBe('/website/preview?id=preview-1'));
    expect(pendingWish()).toBe('monthly');
  });

  it('‘Not now’ forgets it, in the address too', async () => {
    const { at } = await arrive('/signup?plan=standard&interval=yearly&from=github', <Signup />);
    await screen.findByText('Standard, $15 a year');
    press('Not now');
    expect(screen.queryByText('Standard, $15 a year')).toBeNull();
    expect(pendingWish()).toBeNull();
    await waitFor(() => expect(at()).toBe('/signup?from=github'));
  });

  it('the button of Free takes the wish back; a way through signing up to somewhere does not', async () => {
    rememberWish('yearly');
    await guard('/signup?returnTo=%2Fwebsite%2Fpreview%3Fid%3D1');
    expect(pendingWish()).toBe('yearly');
    await guard('/login');
    expect(pendingWish()).toBe('yearly');
    await guard('/signup?from=github');
    expect(pendingWish()).toBeNull();
  });
});

describe('logging in', () => {
  it('leads to where it is paid', async () => {
    rememberWish('monthly');
    const { at } = await arrive('/login', <Login />);
    expect(await screen.findByText('Log in first, then pay at Stripe. It is remembered.')).toBeDefined();
    type('E-mail', 'ada@example.com');
    type('Password', 'difference engine');
    press('Login');
    await waitFor(() => expect(at()).toBe('/billing'));
  });

  it('with a second step too', async () => {
    rememberWish('monthly');
    answers['POST /api/auth/email/login'] = {
      twoFactor: { challenge: 'c', expiresAt: '2030-01-01T00:00:00.000Z' },
    };
    answers['POST /api/auth/two-factor'] = { ...tokens, returnTo: null };
    const { at } = await arrive('/login', <Login />);
    type('E-mail', 'ada@example.com');
    type('Password', 'difference engine');
    press('Login');
    const code = await screen.findByLabelText(/code/iu);
    fireEvent.change(code, { target: { value: '123456' } });
    fireEvent.submit(code.closest('form') as HTMLFormElement);
    await waitFor(() => expect(at()).toBe('/billing'));
  });

  it('goes where one was going, where that was named', async () => {
    rememberWish('monthly');
    const { at } = await arrive('/login?returnTo=%2Faccount', <Login />);
    type('E-mail', 'ada@example.com');
    type('Password', 'difference engine');
    press('Login');
    await waitFor(() => expect(at()).toBe('/account'));
    expect(pendingWish()).toBe('monthly');
  });

  it('whoever is signed in already is led there at once', async () => {
    useAuthStore.setState({ user: ada });
    const answer = await guard('/signup?plan=standard&interval=yearly');
    expect(answer?.headers.get('location')).toBe('/billing');
    expect(pendingWish()).toBe('yearly');
  });
});

it('coming back from a provider leads to where it is paid, also when nothing was said of where to', async () => {
  for (const returnTo of ['/billing', '/']) {
    rememberWish('yearly');
    answers['POST /api/auth/oauth/callback'] = { ...tokens, returnTo };
    queryClient.clear();
    window.history.replaceState(null, '', '/callback?code=c&state=signin.1');
    const { at } = renderAt('/callback', '/callback', <Callback />);
    await waitFor(() => expect(at()).toBe('/billing'));
    cleanup();
  }
});

describe('making a website', () => {
  function Publisher() {
    const { publish } = usePublish(preview);
    return (
      <button type="button" onClick={() => void publish()}>
        publish
      </button>
    );
  }

  it.each([
    ['yearly', '/billing'],
    [null, '/'],
  ] as const)('with the wish %s it ends at %s', async (wish, end) => {
    if (wish !== null) rememberWish(wish);
    useAuthStore.setState({ user: ada });
    answers['POST /api/website/create'] = { website };
    const { at, state } = renderAt('/website/preview', '/website/preview', <Publisher />);
    press('publish');
    await waitFor(() => expect(at()).toBe(end));
    expect(state()).toEqual({ published: 'site-1' });
  });

  it('says on the way that it is remembered', async () => {
    rememberWish('monthly');
    useAuthStore.setState({ user: ada });
    const router = createMemoryRouter(
      [{ path: '/', element: <OnboardingLayout />, children: [{ index: true, element: <p>the page</p> }] }],
      { initialEntries: ['/'] },
    );
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
    expect(await screen.findByText('Standard, $5 a month')).toBeDefined();
    expect(screen.getByText('It is remembered. Make the website first, then you pay for it.')).toBeDefined();
  });
});
