import { postInstagram } from './endpoints/auto-posts.ts';
import { expect, expectTypeOf, test } from 'vitest';
import type { User } from '@tosite/validation/account/user';
import { ApiError } from './api-error.ts';
import { createApiClient, type ApiClientOptions } from './client.ts';
import { authStatus, deleteAccount, login } from './endpoints/auth.ts';
import { defineEndpoint } from './endpoints/define-endpoint.ts';
import { getDesign } from './endpoints/design.ts';
import { checkDomain, createWebsite, deleteWebsite } from './endpoints/website.ts';
import * as v from 'valibot';
import { memoryTokens } from './testing/memory-tokens.ts';
import { USER } from './testing/sample-answers.ts';
import { json, pause, startServer } from './testing/start-server.ts';

function clientOf(baseUrl: string, options: Partial<ApiClientOptions> = {}) {
  return createApiClient({
    baseUrl,
    tokens: memoryTokens('at-1').tokens,
    onSessionEnded: () => undefined,
    timeoutMs: 10_000,
    ...options,
  });
}

/** The failure of a call, which must be an ApiError. */
async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}

test('a call sends the token and gives the checked answer', async () => {
  const { baseUrl, received } = await startServer((_, response) =>
    json(response, 200, { user: { ...USER, secret: 1 } }),
  );
  const answer = await clientOf(baseUrl).call(authStatus);
  expectTypeOf(answer).toEqualTypeOf<{ user: User }>();
  expect(answer).toEqual({ user: USER });
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ method: 'GET', url: '/api/auth/status', body: '' });
  expect(received[0]?.headers).toMatchObject({ authorization: 'Bearer at-1', accept: 'application/json' });
  expect(received[0]?.headers).not.toHaveProperty('content-type');
});

test('credentials are included, and nobody but the caller retries', async () => {
  const requests: Request[] = [];
  const client = clientOf('http://dashboard.test', {
    fetch: (input) => {
      requests.push(input as Request);
      return Promise.resolve(new Response('{}', { status: 503 }));
    },
  });
  expect((await failure(client.call(authStatus))).status).toBe(503);
  expect(requests.map((request) => request.credentials)).toEqual(['include']);
});

test('without a token none is sent', async () => {
  const { baseUrl, received } = await startServer((_, response) =>
    json(response, 200, { available: true, suggestions: [] }),
  );
  await clientOf(baseUrl, { tokens: memoryTokens(null).tokens }).call(checkDomain, {
    body: { domain_name: 'jane' },
  });
  expect(received[0]?.headers).not.toHaveProperty('authorization');
  expect(received[0]).toMatchObject({ method: 'POST', body: '{"domain_name":"jane"}' });
  expect(received[0]?.headers['content-type']).toBe('application/json');
});

test('what a call takes and gives is known from its endpoint', () => {
  const client = clientOf('http://dashboard.test', {
    fetch: () => Promise.resolve(new Response(null, { status: 204 })),
  });
  const calls = () => [
    // @ts-expect-error a body is missing
    client.call(login),
    // @ts-expect-error a field is missing
    client.call(login, { body: { email: 'a@b.test' } }),
    // @ts-expect-error the parameter is called id
    client.call(deleteWebsite, { params: { website: '1' } }),
  ];
  expectTypeOf(calls).returns.toBeArray();
  const withoutAnswer = () => client.call(deleteWebsite, { params: { id: '1' } });
  expectTypeOf(withoutAnswer).returns.toEqualTypeOf<Promise<undefined>>();
  const withoutInput = () => client.call(authStatus, {}, { signal: undefined });
  expectTypeOf(withoutInput).returns.toEqualTypeOf<Promise<{ user: User }>>();
});

test('an answer without a body is undefined', async () => {
  const { baseUrl, received } = await startServer((_, response) => response.writeHead(204).end());
  expect(await clientOf(baseUrl).call(deleteAccount)).toBeUndefined();
  expect(received[0]).toMatchObject({ method: 'DELETE', url: '/api/auth/delete-account', body: '' });
});

test.each([
  ['a b', '/api/design/a%20b'],
  ['a/b', '/api/design/a%2Fb'],
  ['a?b#c', '/api/design/a%3Fb%23c'],
  ['../x', '/api/design/..%2Fx'],
  ['%2e%2e', '/api/design/%252e%252e'],
  ['é語', '/api/design/%C3%A9%E8%AA%9E'],
  ['a\ud800b', '/api/design/a%EF%BF%BDb'],
  ['a\\b', '/api/design/a%5Cb'],
])('the parameter %j is one segment of the path', async (domain, url) => {
  const { baseUrl, received } = await startServer((_, response) =>
    json(response, 404, { error: 'not_found', message: 'No.' }),
  );
  await failure(clientOf(baseUrl).call(getDesign, { params: { domain } }));
  expect(received[0]?.url).toBe(url);
});

test.each(['', '.', '..'])(
  'the parameter %j, which no path can hold, is not found and not sent',
  async (domain) => {
    const { baseUrl, received } = await startServer((_, response) => json(response, 200, {}));
    const error = await failure(clientOf(baseUrl).call(getDesign, { params: { domain } }));
    expect(error).toMatchObject({ status: 404, code: 'not_found' });
    expect(received).toEqual([]);
  },
);

test('a query leaves out what is absent', async () => {
  const search = defineEndpoint({
    method: 'GET',
    path: '/api/things',
    access: 'public',
    summary: 'Things',
    input: {
      query: v.object({
        from: v.optional(v.string()),
        to: v.optional(v.string()),
        page: v.optional(v.number()),
      }),
    },
    output: v.object({}),
    status: 200,
  });
  const { baseUrl, received } = await startServer((_, response) => json(response, 200, {}));
  await clientOf(baseUrl).call(search, { query: { from: 'a&b=ü', page: 2 } });
  await clientOf(baseUrl).call(search, { query: {} });
  expect(received.map(({ url }) => url)).toEqual(['/api/things?from=a%26b%3D%C3%BC&page=2', '/api/things']);
});

test('a key that makes a call safe to repeat goes with calls that change something, not with reading', async () => {
  const { baseUrl, received } = await startServer((_, response) => response.writeHead(204).end());
  const client = clientOf(baseUrl);
  await client.call(deleteWebsite, { params: { id: '1' } }, { idempotencyKey: 'key-1' });
  await failure(client.call(authStatus, {}, { idempotencyKey: 'key-2' }));
  expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', undefined]);
});

test('a failure brings its code, sentence, fields, next steps, suggestions, request id and when to try again', async () => {
  const body = {
    error: 'domain_taken',
    message: 'Somebody else has this address. Choose another.',
    fields: { websiteDomain: 'Taken' },
    next: ['retry', 'teleport', 'sample'],
    suggestions: ['jane2', 'janedoe'],
    post_id: 'post-1',
    revision: 7,
  };
  const { baseUrl } = await startServer((_, response) =>
    json(response, 409, body, { 'x-request-id': 'req-1', 'retry-after': '120' }),
  );
  const input = {
    websiteName: 'J',
    websiteDomain: 'jane',
    theme: 'swiss',
    type: 'github',
    previewId: 'p',
  } as const;
  const error = await failure(clientOf(baseUrl).call(createWebsite, { body: input }));
  expect(error).toMatchObject({
    name: 'ApiError',
    status: 409,
    code: 'domain_taken',
    message: body.message,
    fields: body.fields,
    next: ['retry', 'sample'],
    suggestions: body.suggestions,
    postId: 'post-1',
    revision: 7,
    requestId: 'req-1',
    retryAfter: 120,
  });
});

test('a failure names the post that is there already', async () => {
  const { baseUrl } = await startServer((_, response) =>
    json(response, 409, { error: 'post_exists', message: 'There is one.', post_id: 'post-7' }),
  );
  const error = await failure(
    clientOf(baseUrl).call(postInstagram, { body: { websiteId: 'w', postUrl: 'https://instagram.com/p/a' } }),
  );
  expect(error).toMatchObject({ code: 'post_exists', postId: 'post-7' });
});

test('when to try again may be a date, and nonsense is none', async () => {
  const headers = [new Date(Date.now() + 90_500).toUTCString(), 'soon', '-5', '', new Date(0).toUTCString()];
  const { baseUrl } = await startServer((_, response, count) =>
    json(
      response,
      429,
      { error: 'too_many_requests', message: 'Wait.' },
      { 'retry-after': headers[count - 1] ?? '' },
    ),
  );
  const client = clientOf(baseUrl);
  const seconds: (number | null)[] = [];
  for (const _ of headers) seconds.push((await failure(client.call(authStatus))).retryAfter);
  expect(seconds[0]).toBeGreaterThan(85);
  expect(seconds[0]).toBeLessThan(95);
  expect(seconds.slice(1, 4)).toEqual([null, expect.toBeOneOf([null, 0]), null]);
  expect(seconds[4]).toBe(0);
});

test.each([
  [502, '<html>Bad gateway</html>', 'overloaded'],
  [503, '', 'overloaded'],
  [500, '{"error":"internal"}', 'internal'],
  [404, 'null', 'not_found'],
  [418, '[]', 'bad_request'],
  [413, '{"message":5}', 'too_large'],
])(
  'status %i with the body %j, which is not ours, still is one error with a sentence',
  async (status, body, code) => {
    const { baseUrl } = await startServer((_, response) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end(body),
    );
    const error = await failure(clientOf(baseUrl).call(authStatus));
    expect(error).toMatchObject({
      status,
      code,
      fields: {},
      next: [],
      suggestions: [],
      requestId: null,
      retryAfter: null,
    });
    expect(error.message).toMatch(/^[A-Z].*\.$/u);
  },
);

test('an unknown code of a newer server keeps its sentence', async () => {
  const { baseUrl } = await startServer((_, response) =>
    json(response, 409, { error: 'constructor', message: 'Something new.' }),
  );
  expect(await failure(clientOf(baseUrl).call(authStatus))).toMatchObject({
    status: 409,
    code: 'bad_request',
    message: 'Something new.',
  });
});

test.each([
  ['a page', '<!doctype html><p>Hello</p>'],
  ['nothing', ''],
  ['half an answer', '{"user":'],
  ['another shape', '{"user":{"_id":"u1"}}'],
  ['a list', '[]'],
])('%s instead of the answer is a PARSING_ERROR', async (_, body) => {
  const { baseUrl } = await startServer((_request, response) =>
    response.writeHead(200, { 'x-request-id': 'req-2' }).end(body),
  );
  const error = await failure(clientOf(baseUrl).call(authStatus));
  expect(error).toMatchObject({ status: 'PARSING_ERROR', code: 'PARSING_ERROR', requestId: 'req-2' });
  expect(error.message).toMatch(/Reload the page/u);
});

test('no answer in time is a TIMEOUT_ERROR, before the answer begins and in the middle of it', async () => {
  const { baseUrl } = await startServer((_, response, count) => {
    if (count === 2) response.writeHead(200, { 'content-type': 'application/json' }).write('{"user":');
  });
  const client = clientOf(baseUrl, { timeoutMs: 150 });
  for (const _ of ['before', 'within']) {
    const start = performance.now();
    const error = await failure(client.call(authStatus));
    expect(error).toMatchObject({ status: 'TIMEOUT_ERROR', code: 'TIMEOUT_ERROR' });
    expect(performance.now() - start).toBeLessThan(4000);
  }
});

test('a closed port and a connection that breaks are a FETCH_ERROR', async () => {
  // Port 9 is privileged and nothing listens there.
  expect(await failure(clientOf('http://127.0.0.1:9').call(authStatus))).toMatchObject({
    status: 'FETCH_ERROR',
  });
  const { baseUrl } = await startServer((_, response, count) => {
    if (count === 2) response.writeHead(200, { 'content-length': '1000' }).write('{');
    setTimeout(() => response.destroy(), 20);
  });
  const client = clientOf(baseUrl);
  expect(await failure(client.call(authStatus))).toMatchObject({
    status: 'FETCH_ERROR',
    code: 'FETCH_ERROR',
  });
  expect(await failure(client.call(authStatus))).toMatchObject({
    status: 'FETCH_ERROR',
    code: 'FETCH_ERROR',
  });
});

test('an aborted call rejects at once with the reason of its signal, and the request ends', async () => {
  let closed = 0;
  const { baseUrl, received } = await startServer((_, response, count) => {
    response.on('close', () => (closed += 1));
    if (count === 2) response.writeHead(200).write('{');
  });
  const client = clientOf(baseUrl);
  for (const delay of [50, 100]) {
    const controller = new AbortController();
    const call = client.call(authStatus, {}, { signal: controller.signal });
    setTimeout(() => {
      controller.abort(new Error('left the page'));
    }, delay);
    await expect(call).rejects.toThrow('left the page');
  }
  await expect(
    client.call(authStatus, {}, { signal: AbortSignal.abort(new Error('too late')) }),
  ).rejects.toThrow('too late');
  await pause(50);
  expect(received).toHaveLength(2);
  expect(closed).toBe(2);
});

test('50 calls at once leave nothing behind', async () => {
  const { baseUrl } = await startServer((_, response) => json(response, 200, { user: USER }));
  const client = clientOf(baseUrl);
  const controllers = Array.from({ length: 50 }, () => new AbortController());
  const answers = await Promise.all(controllers.map(({ signal }) => client.call(authStatus, {}, { signal })));
  expect(answers).toHaveLength(50);
  // Aborting afterwards must reject nothing.
  for (const controller of controllers) controller.abort();
  await pause(20);
});
