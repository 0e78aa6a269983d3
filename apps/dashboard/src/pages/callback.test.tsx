import { ApiError } from '@tosite/api-client/api-error';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useAuthStore } from '../session/auth-store.ts';
import { queryClient } from '../query-client.ts';
import { ada, seeCookies } from '../testing/fixtures.ts';
import { answerApi, renderAt } from '../testing/render-at.tsx';
import { connection } from '../testing/sync-fixtures.ts';
import { Page } from './callback.tsx';

let answers: Record<string, unknown>;
let asked: ReturnType<typeof answerApi>;

/** The page reads the browser's own address, as it is before the router looks at it. */
function open(search: string) {
  window.history.replaceState(null, '', `/callback${search}`);
  return renderAt('/callback', '/callback', <Page />);
}
const tokens = { accessToken: 'a', refreshToken: 'r', user: ada };

beforeEach(() => {
  localStorage.clear();
  seeCookies('');
  queryClient.clear();
  useAuthStore.getState().updateAccessToken(null);
  answers = {};
  asked = answerApi(answers);
});
afterEach(cleanup);

it('signs in, once, keeps nothing of the code, and goes where one was going', async () => {
  answers['POST /api/auth/oauth/callback'] = { ...tokens, returnTo: '/website/preview?id=1' };
  const { at } = open('?code=abc&state=signin.xyz');
  await waitFor(() => expect(at()).toBe('/website/preview?id=1'));
  expect(asked).toEqual([
    { path: 'POST /api/auth/oauth/callback', input: { body: { code: 'abc', state: 'signin.xyz' } } },
  ]);
  expect(useAuthStore.getState()).toMatchObject(tokens);
  expect(window.location.search).toBe('');
});

it.each(['https://evil.example', '//evil.example', '/\\evil.example'])(
  'never leads to %s',
  async (returnTo) => {
    answers['POST /api/auth/oauth/callback'] = { ...tokens, returnTo };
    const { at } = open('?code=abc&state=signin.xyz');
    await waitFor(() => expect(at()).toBe('/'));
  },
);

it('connects the account of whoever is signed in, without Instagram’s tail behind the code', async () => {
  useAuthStore.setState({ user: ada, accessToken: 'a' });
  answers['POST /api/connections/finish'] = { connection: connection(), returnTo: '/settings/general' };
  const { at, state } = open(`?code=abc${encodeURIComponent('#_')}&state=connect.xyz`);
  await waitFor(() => expect(at()).toBe('/settings/general'));
  expect(asked[0]).toEqual({
    path: 'POST /api/connections/finish',
    input: { body: { code: 'abc', state: 'connect.xyz' } },
  });
  expect(state()).toMatchObject({ connected: 'connection-1', platform: 'instagram' });
});

it('says that nobody is signed in any more, and asks nothing', async () => {
  open('?code=abc&state=connect.xyz');
  expect(await screen.findByText(/You were signed out in the meantime/u)).toBeDefined();
  expect(screen.getByRole('link', { name: 'To the login' })).toBeDefined();
  expect(asked).toEqual([]);
});

it('shows the server’s sentence, and the other way where there is one', async () => {
  useAuthStore.setState({ user: ada, accessToken: 'a' });
  const message =
    'Instagram only shares posts of professional accounts. Switch to a (free) creator account, or upload your data.';
  answers['POST /api/connections/finish'] = new ApiError({
    status: 502,
    code: 'platform_blocked',
    message,
    next: ['import', 'connect'],
  });
  open('?code=abc&state=connect.xyz');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getByRole('link', { name: 'Upload your data instead' }).getAttribute('href')).toBe(
    '/website/link-profile?next=import',
  );
});

it.each([
  ['?error=access_denied&state=signin.x', 'You are not signed in', /You did not allow it/u],
  ['?error=user_cancelled_login&state=connect.x', 'Your account is not connected', /You did not allow it/u],
  ['?error=server_error&state=signin.x', 'You are not signed in', /did not let you in/u],
  ['', 'This address is not complete', /only works once/u],
  ['?code=abc', 'This address is not complete', /only works once/u],
  ['?state=signin.x', 'This address is not complete', /only works once/u],
  ['?code=abc&state=elsewhere.x', 'This address is not complete', /only works once/u],
])('%j is told in words and asks nothing', async (search, title, body) => {
  open(search);
  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  expect(screen.getByRole('alert').textContent).toMatch(body);
  expect(asked).toEqual([]);
});
