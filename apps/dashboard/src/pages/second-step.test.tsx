import { ApiError } from '@tosite/api-client/api-error';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useAuthStore } from '../session/auth-store.ts';
import { queryClient } from '../query-client.ts';
import { ada, seeCookies } from '../testing/fixtures.ts';
import { answerApi, renderAt, type Asked } from '../testing/render-at.tsx';
import { Page as CallbackPage } from './callback.tsx';
import { Page as LoginPage } from './login.tsx';
import { Page as VerifyPage } from './verify-email.tsx';

const step = { twoFactor: { challenge: 'challenge-1', expiresAt: '2027-01-02T09:00:00.000Z' } };
const signedIn = { accessToken: 'a', refreshToken: 'r', user: ada };
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const codesOf = (asked: Asked[]) =>
  asked.filter(({ path }) => path === 'POST /api/auth/two-factor').map(({ input }) => input);

beforeEach(() => {
  localStorage.clear();
  seeCookies('');
  queryClient.clear();
  useAuthStore.getState().updateAccessToken(null);
  window.history.replaceState(null, '', '/');
});
afterEach(cleanup);

async function passwordGiven(answers: Record<string, unknown>) {
  const asked = answerApi({ 'POST /api/auth/email/login': step, ...answers });
  const page = renderAt('/login?returnTo=/account', '/login', <LoginPage />);
  type('E-mail', ada.email);
  type('Password', 'my own password');
  press('Login');
  await screen.findByRole('heading', { name: 'One more step' });
  return { asked, ...page };
}

describe('the second step of a login', () => {
  it('takes the focus, signs in with a code of the app, and goes where one was going', async () => {
    const { asked, at } = await passwordGiven({ 'POST /api/auth/two-factor': signedIn });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code from the app')));
    expect(useAuthStore.getState().user).toBeNull();
    press('Login');
    expect(await screen.findByText(/Enter the six digits of your app/u)).toBeDefined();
    type('Code from the app', '123 456');
    press('Login');
    await waitFor(() => expect(at()).toBe('/account'));
    expect(codesOf(asked)).toEqual([{ body: { challenge: 'challenge-1', code: '123 456' } }]);
    expect(useAuthStore.getState().user).toEqual(ada);
  });

  it('takes a recovery code instead', async () => {
    const { asked, at } = await passwordGiven({ 'POST /api/auth/two-factor': signedIn });
    press('Use a recovery code');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Recovery code')));
    type('Recovery code', 'abcd-efgh-jklm-2345');
    press('Login');
    await waitFor(() => expect(at()).toBe('/account'));
    expect(codesOf(asked)).toEqual([{ body: { challenge: 'challenge-1', code: 'abcd-efgh-jklm-2345' } }]);
  });

  it('says at the field that a code is wrong, and begins anew when the sign-in is over', async () => {
    let over = false;
    await passwordGiven({
      'POST /api/auth/two-factor': () =>
        over
          ? new ApiError({ status: 400, code: 'invalid_token', message: 'This sign-in took too long.' })
          : new ApiError({
              status: 400,
              code: 'invalid_code',
              message: 'This code is wrong.',
              fields: { code: 'This code is wrong.' },
            }),
    });
    type('Code from the app', '000000');
    press('Login');
    expect(await screen.findByText('This code is wrong.')).toBeDefined();
    over = true;
    press('Login');
    expect(await screen.findByText('This sign-in took too long.')).toBeDefined();
    press('Start again');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail')).toBeDefined();
  });

  it('follows a sign-in at a provider too', async () => {
    window.history.replaceState(null, '', '/callback?code=c&state=signin.s');
    const asked = answerApi({
      'POST /api/auth/oauth/callback': step,
      'POST /api/auth/two-factor': { ...signedIn, returnTo: '/settings' },
    });
    const { at } = renderAt('/callback', '/callback', <CallbackPage />);
    await screen.findByRole('heading', { name: 'One more step' });
    type('Code from the app', '123456');
    press('Login');
    await waitFor(() => expect(at()).toBe('/settings'));
    expect(codesOf(asked)).toHaveLength(1);
  });
});

describe('the way back from linking a provider', () => {
  it('links it and goes to the account', async () => {
    useAuthStore.setState({ user: ada, accessToken: 'token', isLoading: false });
    window.history.replaceState(null, '', '/callback?code=c&state=link.s');
    const asked = answerApi({
      'POST /api/account/providers/finish': { provider: 'google', returnTo: '/account' },
    });
    const { at } = renderAt('/callback', '/callback', <CallbackPage />);
    await waitFor(() => expect(at()).toBe('/account'));
    expect(await screen.findByText('You can now sign in with Google.')).toBeDefined();
    expect(asked.map(({ input }) => input)).toContainEqual({ body: { code: 'c', state: 'link.s' } });
  });
});

describe('the links of a change of address', () => {
  it.each([
    ['waiting-for-new', 'One address has agreed'],
    ['changed', 'Your address is changed'],
  ] as const)('say that it is %s', async (state, title) => {
    window.history.replaceState(null, '', '/verify-email?for=change#token=abc');
    const asked = answerApi({ 'POST /api/account/email/confirm': { state, message: 'What to do next.' } });
    renderAt('/verify-email?for=change', '/verify-email', <VerifyPage />);
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByText('What to do next.')).toBeDefined();
    expect(asked.map(({ input }) => input)).toEqual([{ body: { token: 'abc' } }]);
    await waitFor(() => expect(window.location.hash).toBe(''));
  });

  it('say when they are used, and what to do', async () => {
    window.history.replaceState(null, '', '/verify-email?for=change#token=abc');
    answerApi({
      'POST /api/account/email/confirm': new ApiError({
        status: 400,
        code: 'invalid_token',
        message: 'This link was already used or is too old. Ask for a new one.',
      }),
    });
    renderAt('/verify-email?for=change', '/verify-email', <VerifyPage />);
    expect(await screen.findByRole('heading', { name: 'This link no longer works.' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'To your account' }).getAttribute('href')).toBe(
      '/login?returnTo=%2Faccount',
    );
  });
});
