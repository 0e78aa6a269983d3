import { expect, test, vi } from 'vitest';
import type { ApiError } from './api-error.ts';
import { createApiClient } from './client.ts';
import { authStatus, login, logout } from './endpoints/auth.ts';
import { checkDomain, switchWebsite } from './endpoints/website.ts';
import { memoryTokens } from './testing/memory-tokens.ts';
import { USER } from './testing/sample-answers.ts';
import { json, pause, startServer, type Answer, type Received } from './testing/start-server.ts';

const REFRESH = '/api/auth/refresh-token';
const NOT_SIGNED_IN = { error: 'not_signed_in', message: 'You are signed out. Log in again.' };
const SESSION_EXPIRED = { error: 'session_expired', message: 'Your session has ended. Log in again.' };

/** A server whose good token is the newest one it gave; `refresh` answers the refresh call. */
async function start(
  refresh: Answer,
  accessToken: string | null = 'old',
  refreshToken: string | null = null,
  timeoutMs = 10_000,
) {
  const server = await startServer(async (request, response, count) => {
    if (request.url === REFRESH) {
      refresh(request, response, count);
      return;
    }
    await pause(5);
    if (request.headers.authorization === 'Bearer new') json(response, 200, { user: USER });
    else json(response, 401, NOT_SIGNED_IN);
  });
  const store = memoryTokens(accessToken, refreshToken);
  const onSessionEnded = vi.fn();
  const client = createApiClient({
    baseUrl: server.baseUrl,
    tokens: store.tokens,
    onSessionEnded,
    timeoutMs,
  });
  const refreshes = (): Received[] => server.received.filter(({ url }) => url === REFRESH);
  return { ...server, ...store, client, onSessionEnded, refreshes };
}

const renewed: Answer = async (_, response) => {
  await pause(30);
  json(response, 200, { accessToken: 'new', refreshToken: 'rt-2' });
};

test('20 calls that are refused together cause exactly one refresh, and all succeed', async () => {
  const { client, refreshes, received, stored, onSessionEnded } = await start(renewed);
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.call(authStatus)));
  expect(answers).toEqual(Array.from({ length: 20 }, () => ({ user: USER })));
  expect(refreshes()).toHaveLength(1);
  expect(received).toHaveLength(41);
  expect(stored).toEqual([{ accessToken: 'new', refreshToken: 'rt-2' }]);
  expect(onSessionEnded).not.toHaveBeenCalled();
});

test('a refusal that arrives after the refresh is sent again with the new token, without a second refresh', async () => {
  let refusals = 0;
  const { baseUrl, received } = await startServer(async (request, response) => {
    if (request.url === REFRESH || request.headers.authorization === 'Bearer new') {
      json(response, 200, { accessToken: 'new', refreshToken: 'rt-2', user: USER });
      return;
    }
    refusals += 1;
    // The second call learns of the old token long after the first has renewed it.
    await pause(refusals === 2 ? 150 : 1);
    json(response, 401, NOT_SIGNED_IN);
  });
  const client = createApiClient({
    baseUrl,
    tokens: memoryTokens('old').tokens,
    onSessionEnded: () => undefined,
  });
  await Promise.all([client.call(authStatus), client.call(authStatus)]);
  expect(received.filter(({ url }) => url === REFRESH)).toHaveLength(1);
});

test('a token that another tab has renewed meanwhile is used without a refresh', async () => {
  const { client, refreshes, use } = await start(renewed);
  const call = client.call(authStatus);
  use('new');
  expect(await call).toEqual({ user: USER });
  expect(refreshes()).toEqual([]);
});

test('a POST is sent again with the same body and the same key', async () => {
  const { client, received } = await start(renewed);
  const call = client.call(switchWebsite, { body: { website_id: 'w1' } }, { idempotencyKey: 'key-1' });
  await call.catch(() => undefined);
  const posts = received.filter(({ url }) => url === '/api/website/switch-website');
  expect(posts.map(({ body, headers }) => [body, headers.authorization, headers['idempotency-key']])).toEqual(
    [
      ['{"website_id":"w1"}', 'Bearer old', 'key-1'],
      ['{"website_id":"w1"}', 'Bearer new', 'key-1'],
    ],
  );
});

test('the refresh carries no access token, and the refresh token only when the store has one', async () => {
  const byCookie = await start(renewed);
  await byCookie.client.call(authStatus);
  expect(byCookie.refreshes()[0]).toMatchObject({ method: 'POST', body: '{}' });
  expect(byCookie.refreshes()[0]?.headers).not.toHaveProperty('authorization');
  const byBody = await start(renewed, 'old', 'rt-1');
  await byBody.client.call(authStatus);
  expect(byBody.refreshes()[0]?.body).toBe('{"refreshToken":"rt-1"}');
  expect(byBody.tokens.refreshToken()).toBe('rt-2');
});

test('a session whose access token was lost is renewed by its cookie', async () => {
  const { client, refreshes } = await start(renewed, null);
  expect(await client.call(authStatus)).toEqual({ user: USER });
  expect(refreshes()).toHaveLength(1);
});

test('a refused refresh ends the session once, for all calls that waited', async () => {
  const { client, refreshes, clearedTimes, onSessionEnded, received } = await start((_, response) =>
    json(response, 401, SESSION_EXPIRED),
  );
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => client.call(authStatus)));
  expect(
    results.every((result) => result.status === 'rejected' && (result.reason as ApiError).status === 401),
  ).toBe(true);
  expect(refreshes()).toHaveLength(1);
  expect(received).toHaveLength(21);
  expect(clearedTimes()).toBe(1);
  expect(onSessionEnded).toHaveBeenCalledTimes(1);
});

test('a second refusal is final: no second refresh, and the session ends once', async () => {
  const { client, refreshes, clearedTimes, onSessionEnded } = await start((_, response) =>
    json(response, 200, { accessToken: 'also refused', refreshToken: 'rt-2' }),
  );
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => client.call(authStatus)));
  expect(
    results.every((result) => result.status === 'rejected' && (result.reason as ApiError).status === 401),
  ).toBe(true);
  expect(refreshes()).toHaveLength(1);
  expect(clearedTimes()).toBe(1);
  expect(onSessionEnded).toHaveBeenCalledTimes(1);
});

test('after signing in again, the next session can end too', async () => {
  const { client, use, onSessionEnded } = await start((_, response) => json(response, 401, SESSION_EXPIRED));
  await client.call(authStatus).catch(() => undefined);
  use('another old one');
  await client.call(authStatus).catch(() => undefined);
  expect(onSessionEnded).toHaveBeenCalledTimes(2);
});

test('somebody who was not signed in gets the 401 and no end of a session', async () => {
  const { client, onSessionEnded } = await start((_, response) => json(response, 401, SESSION_EXPIRED), null);
  await expect(client.call(authStatus)).rejects.toMatchObject({ status: 401, code: 'session_expired' });
  expect(onSessionEnded).not.toHaveBeenCalled();
});

test.each<[string, Answer, object]>([
  [
    'the server failing',
    (_, response) => json(response, 500, { error: 'internal', message: 'Try again.' }),
    { status: 500 },
  ],
  ['the connection breaking', (_, response) => response.destroy(), { status: 'FETCH_ERROR' }],
  ['no answer in time', () => undefined, { status: 'TIMEOUT_ERROR' }],
  [
    'too many tries',
    (_, response) =>
      json(response, 429, { error: 'too_many_requests', message: 'Wait.' }, { 'retry-after': '7' }),
    { status: 429, retryAfter: 7 },
  ],
  [
    'a foreign origin',
    (_, response) => json(response, 403, { error: 'bad_origin', message: 'No.' }),
    { status: 403 },
  ],
  [
    'an answer without tokens',
    (_, response) => json(response, 200, { ok: true }),
    { status: 'PARSING_ERROR' },
  ],
])(
  'a refresh that fails by %s is an error of the call and keeps the session',
  async (_, refresh, expected) => {
    let isBroken = true;
    const answer: Answer = (...request) => (isBroken ? refresh : renewed)(...request);
    const { client, tokens, clearedTimes, onSessionEnded, refreshes } = await start(
      answer,
      'old',
      null,
      1500,
    );
    await expect(client.call(authStatus)).rejects.toMatchObject({ name: 'ApiError', ...expected });
    expect(clearedTimes()).toBe(0);
    expect(tokens.accessToken()).toBe('old');
    expect(onSessionEnded).not.toHaveBeenCalled();
    isBroken = false;
    expect(await client.call(authStatus)).toEqual({ user: USER });
    expect(refreshes()).toHaveLength(2);
  },
);

test('a wrong password is an answer, not a lost session', async () => {
  const { baseUrl, received } = await startServer((_, response) =>
    json(response, 401, { error: 'invalid_credentials', message: 'Wrong.' }),
  );
  const onSessionEnded = vi.fn();
  const client = createApiClient({ baseUrl, tokens: memoryTokens('old').tokens, onSessionEnded });
  const call = client.call(login, { body: { email: 'a@b.test', password: 'x' } });
  await expect(call).rejects.toMatchObject({ status: 401, code: 'invalid_credentials' });
  expect(received).toHaveLength(1);
  expect(onSessionEnded).not.toHaveBeenCalled();
});

test('a refused logout asks for no refresh', async () => {
  const { client, refreshes } = await start(renewed);
  await expect(client.call(logout, { body: {} })).rejects.toMatchObject({ status: 401 });
  expect(refreshes()).toEqual([]);
});

test('a public call whose old token is refused is renewed like any other', async () => {
  const { baseUrl, received } = await startServer((request, response) => {
    if (request.url === REFRESH) json(response, 200, { accessToken: 'new', refreshToken: 'rt-2' });
    else if (request.headers.authorization === 'Bearer old') json(response, 401, NOT_SIGNED_IN);
    else json(response, 200, { available: true, suggestions: [] });
  });
  const client = createApiClient({
    baseUrl,
    tokens: memoryTokens('old').tokens,
    onSessionEnded: () => undefined,
  });
  expect(await client.call(checkDomain, { body: { domain_name: 'jane' } })).toMatchObject({
    available: true,
  });
  expect(received).toHaveLength(3);
});

test('a call that is aborted while it waits for the refresh stops at once; the others are not disturbed', async () => {
  const { client, refreshes } = await start(async (request, response, count) => {
    await pause(400);
    renewed(request, response, count);
  });
  const controller = new AbortController();
  const other = client.call(authStatus);
  const aborted = client.call(authStatus, {}, { signal: controller.signal });
  setTimeout(() => {
    controller.abort(new Error('left'));
  }, 60);
  const order: string[] = [];
  await Promise.all([
    expect(aborted.finally(() => order.push('aborted'))).rejects.toThrow('left'),
    expect(other.finally(() => order.push('other'))).resolves.toEqual({ user: USER }),
  ]);
  expect(order).toEqual(['aborted', 'other']);
  expect(refreshes()).toHaveLength(1);
});
