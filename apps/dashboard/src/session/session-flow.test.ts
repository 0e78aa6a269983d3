import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ada, website } from '../testing/fixtures.ts';

/** A server that knows one access token at a time, and changes it when a refresh is granted. */
type Fake = { good: string; refreshes: number; grants: boolean; seen: string[]; status: number };

let server: Server;
let fake: Fake;

function answer(request: IncomingMessage, response: ServerResponse) {
  const send = (status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const token = request.headers.authorization ?? 'none';
  fake.seen.push(`${request.url} ${token}`);
  if (request.url === '/api/auth/refresh-token') {
    fake.refreshes += 1;
    if (!fake.grants) return send(401, { error: 'session_expired', message: 'Your session has ended.' });
    fake.good = 'second';
    return setTimeout(() => send(200, { accessToken: 'second', refreshToken: 'next' }), 20);
  }
  if (token !== `Bearer ${fake.good}`)
    return send(401, { error: 'not_signed_in', message: 'Login to go on.' });
  if (request.url === '/api/auth/status') return send(200, { user: ada });
  return send(200, { website });
}

/** The app's own modules, on a page of that server. */
async function appOnServer() {
  vi.resetModules();
  const { port } = server.address() as AddressInfo; // it listens on TCP
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(
    `http://127.0.0.1:${port}/account`,
  );
  localStorage.clear();
  localStorage.setItem('accessToken', 'first');
  localStorage.setItem('user', JSON.stringify(ada));
  localStorage.setItem('draft:login', '{"email":"ada@example.com"}');
  const { api } = await import('./api.ts');
  const { useAuthStore } = await import('./auth-store.ts');
  const { navigation } = await import('./navigation.ts');
  const { queryClient } = await import('../query-client.ts');
  const { currentWebsite } = await import('@tosite/api-client/endpoints/website');
  queryClient.setQueryData(['websites', 'all'], { websites: [website] });
  queryClient.setQueryData(['design', 'site-1'], { design: {} });
  const goTo = vi.spyOn(navigation, 'to').mockImplementation(() => undefined);
  const ask = () => api.call(currentWebsite, { body: { subdomain: null } });
  return { ask, useAuthStore, goTo, queryClient };
}

beforeEach(async () => {
  fake = { good: 'first', refreshes: 0, grants: true, seen: [], status: 200 };
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('sends the token as a Bearer header', async () => {
  const { ask } = await appOnServer();
  expect((await ask()).website?._id).toBe('site-1');
  expect(fake.seen).toEqual(['/api/website/current-website Bearer first']);
});

it('after a 401 refreshes once, stores the new token and asks again', async () => {
  const { ask, useAuthStore, goTo } = await appOnServer();
  fake.good = 'nobody has this';
  expect((await ask()).website?._id).toBe('site-1');
  expect(fake.seen).toEqual([
    '/api/website/current-website Bearer first',
    '/api/auth/refresh-token none',
    '/api/website/current-website Bearer second',
  ]);
  expect(useAuthStore.getState().accessToken).toBe('second');
  expect(localStorage.getItem('accessToken')).toBe('second');
  expect(goTo).not.toHaveBeenCalled();
});

it('refreshes once for calls that fail together', async () => {
  const { ask } = await appOnServer();
  fake.good = 'nobody has this';
  await Promise.all([ask(), ask(), ask()]);
  expect(fake.refreshes).toBe(1);
});

it('when the refresh is refused: clears auth and websites, keeps drafts, goes to the login with the way back', async () => {
  const { ask, useAuthStore, goTo, queryClient } = await appOnServer();
  fake.good = 'nobody has this';
  fake.grants = false;
  await expect(ask()).rejects.toMatchObject({ status: 401 });
  expect(fake.refreshes).toBe(1);
  expect(useAuthStore.getState()).toMatchObject({ user: null, accessToken: null, refreshToken: null });
  expect(Object.entries(localStorage)).toEqual([['draft:login', '{"email":"ada@example.com"}']]);
  expect(queryClient.getQueryData(['websites', 'all'])).toBeUndefined();
  expect(queryClient.getQueryData(['design', 'site-1'])).toBeUndefined();
  expect(goTo).toHaveBeenCalledTimes(1);
  expect(goTo).toHaveBeenCalledWith('/login?returnTo=%2Faccount&ended=1');
});

it('a refresh that answers after logging out does not log in again', async () => {
  const { ask, useAuthStore } = await appOnServer();
  fake.good = 'nobody has this';
  const asked = ask().catch((error: unknown) => error);
  await vi.waitFor(() => expect(fake.refreshes).toBe(1));
  useAuthStore.getState().updateAccessToken(null);
  await asked;
  expect(useAuthStore.getState().accessToken).toBeNull();
  expect(localStorage.getItem('accessToken')).toBeNull();
});
