import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS, type EndpointName } from '@tosite/api-client/endpoints/all';
import type { Endpoint } from '@tosite/api-client/endpoints/define-endpoint';
import { createApp } from './app.ts';
import { createSqlite, type TestDatabase } from './testing/databases.ts';
import { createTestApi, PASSWORD, type SignedIn, type TestApi } from './testing/test-api.ts';

let test: TestDatabase;
let api: TestApi;
let owner: SignedIn;
beforeAll(async () => {
  test = await createSqlite();
  api = await createTestApi(test, { RATE_LIMITS: 'off' });
  owner = await api.signUp('owner@example.com');
});
afterAll(async () => {
  await api.close();
  await test.drop();
});

describe('every error', () => {
  const login = '/api/auth/email/login';
  it.each<[number, string, string, string, Parameters<TestApi['call']>[2]]>([
    [404, 'not_found', 'GET', '/api/nothing', {}],
    [404, 'not_found', 'GET', '/api', {}],
    [405, 'method_not_allowed', 'GET', login, {}],
    [405, 'method_not_allowed', 'PATCH', '/api/auth/status', {}],
    [401, 'not_signed_in', 'GET', '/api/auth/status', {}],
    [401, 'not_signed_in', 'GET', '/api/auth/status', { token: 'x.y.z' }],
    [400, 'malformed_body', 'POST', login, { raw: '{"email": ' }],
    [400, 'malformed_body', 'POST', login, { raw: 'not json' }],
    [400, 'malformed_body', 'POST', login, {}],
    [400, 'malformed_body', 'POST', login, { raw: '['.repeat(50) + ']'.repeat(50) }],
    [400, 'malformed_body', 'POST', login, { raw: `{"email":"a@b.co","password":1e400}` }],
    [400, 'malformed_body', 'POST', login, { raw: '{"email":"\\ud800","password":"x"}' }],
    [400, 'malformed_body', 'POST', login, { raw: '{"email":"\\u0000","password":"x"}' }],
    [400, 'malformed_body', 'POST', login, { raw: '{"__proto__":{"x":1}}' }],
    [400, 'malformed_body', 'POST', login, { raw: '{"a":{"b":{"__proto__":1}}}' }],
    [400, 'invalid_input', 'POST', login, { raw: '[]' }],
    [400, 'invalid_input', 'POST', login, { raw: 'null' }],
    [400, 'invalid_input', 'POST', login, { raw: '{}' }],
    [400, 'invalid_input', 'POST', login, { body: { email: 'a@b.co', password: 'x', admin: true } }],
    [
      400,
      'bad_request',
      'POST',
      login,
      { body: { email: 'a@b.co', password: 'x' }, headers: { 'idempotency-key': 'short' } },
    ],
    [413, 'too_large', 'POST', login, { raw: `{"email":"${'x'.repeat(1_000_000)}"}` }],
    [415, 'unsupported_media_type', 'POST', login, { raw: '{}', headers: { 'content-type': 'text/plain' } }],
    [
      415,
      'unsupported_media_type',
      'POST',
      login,
      { raw: '{}', headers: { 'content-type': 'application/jsonx' } },
    ],
    [
      415,
      'unsupported_media_type',
      'POST',
      login,
      { raw: '{}', headers: { 'content-type': 'application/json\t;x' } },
    ],
    [
      415,
      'unsupported_media_type',
      'POST',
      login,
      { raw: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
  ])(
    'I9, I12: %s %s for %s %s has the one shape and a sentence',
    async (status, code, method, path, call) => {
      const answer = await api.call(method, path, call);
      expect([answer.status, answer.body.error]).toEqual([status, code]);
      expect(answer.body.message).toMatch(/^[A-Z].*\.$/u);
      const known = ['error', 'message', 'reason', 'fields', 'fieldReasons'];
      expect(Object.keys(answer.body).filter((key) => !known.includes(key))).toEqual([]);
      expect(answer.body['reason']).toMatchObject({ id: expect.stringMatching(/^[a-z]+\.[a-zA-Z]+$/u) });
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/u);
      expect(answer.text).not.toMatch(/valibot|kysely|sqlite|at \w+ \(|Error:|node_modules/iu);
    },
  );

  it('names each wrong field with a sentence, and never gives back what was typed', async () => {
    const answer = await api.post('/api/auth/email/signup', {
      email: 'CANARY-no-address',
      password: 'CANARY',
      name: 7,
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {}).sort()).toEqual(['email', 'name', 'password']);
    expect(answer.text).not.toContain('CANARY');
  });

  it('V16: of an unknown kind says nothing of its cause and is written down', async () => {
    const before = api.logLines.length;
    const broken = await createTestApi(
      test,
      { RATE_LIMITS: 'off' },
      {
        hosting: {
          handle: async () => {
            throw new Error('CANARY in the cause');
          },
        },
      },
    );
    const answer = await broken.call('GET', '/', { host: 'somebody.localhost:3000' });
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('CANARY');
    expect(broken.logLines.join('')).toContain('CANARY in the cause');
    expect(api.logLines.length).toBe(before);
    await broken.close();
  });

  it('I9: is answered with a large number of keys in little time', async () => {
    const body = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, 1]));
    const answer = await api.post('/api/auth/email/login', body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {}).length).toBeLessThanOrEqual(50);
  });
});

describe('every answer', () => {
  it.each([
    ['GET', '/api/auth/status', 200],
    ['GET', '/api/openapi.json', 200],
    ['GET', '/api/nothing', 404],
    ['POST', '/api/auth/status', 405],
    ['POST', '/api/auth/verify-email', 400],
    ['OPTIONS', '/api/auth/status', 405],
  ])('of the API has the same headers: %s %s', async (method, path, status) => {
    const answer = await api.call(method, path, {
      token: owner.token,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(status);
    expect(
      Object.fromEntries(
        [...answer.headers].filter(([name]) => !['x-request-id', 'allow', 'content-length'].includes(name)),
      ),
    ).toEqual({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-type': expect.stringMatching(/^application\/json/u),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'no-referrer',
      vary: 'Origin, Sec-Fetch-Site',
      'x-content-type-options': 'nosniff',
    });
  });

  it('over https says that it stays so', async () => {
    const secure = await createTestApi(test, { ROOT_DOMAIN: 'to.example', PUBLIC_PROTOCOL: 'https' });
    const answer = await secure.call('GET', '/api/nothing');
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    await secure.close();
  });
});

it('T5: what an endpoint does not declare does not leave the server, at whatever depth', async () => {
  const secret = 'CANARY of a column';
  const leaking = {
    ...api.services.handlers,
    authStatus: async (...call: Parameters<typeof api.services.handlers.authStatus>) => {
      const { user } = await api.services.handlers.authStatus(...call);
      return { user: { ...user, password_hash: secret }, session: secret };
    },
    checkDomain: async () => ({ available: true, suggestions: [], owner_id: secret }),
  };
  const leaky = createApp({ ...api.services, handlers: leaking });
  const ask = async (method: string, path: string, body?: unknown, key?: string) => {
    const headers = new Headers({ authorization: `Bearer ${owner.token}`, origin: api.env.dashboardOrigin });
    if (body !== undefined) headers.set('content-type', 'application/json');
    if (key !== undefined) headers.set('idempotency-key', key);
    const request = new Request(`${api.env.dashboardOrigin}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const incoming = { socket: { remoteAddress: '127.0.0.1' } } as never;
    const answer = await leaky.request(request, undefined, { incoming });
    return { status: answer.status, text: await answer.text() };
  };
  const status = await ask('GET', '/api/auth/status');
  expect([status.status, status.text.includes(owner.email)]).toEqual([200, true]);
  const domain = { domain_name: 'someword' };
  const answers = [status];
  // The second one is the answer that was kept of the first.
  for (const key of [undefined, 'the-same-key', 'the-same-key'])
    answers.push(await ask('POST', '/api/website/check-domain', domain, key));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
  expect(answers.filter(({ text }) => /CANARY|password_hash|owner_id|session/u.test(text))).toEqual([]);
});

it('V14: the largest body that any endpoint takes is answered with little work', async () => {
  /** Milliseconds of this process. */
  const MOST = 1500;
  const cost = async (
    path: string,
    call: Parameters<TestApi['call']>[2],
    method: string,
  ): Promise<number> => {
    const before = process.cpuUsage();
    const answer = await api.call(method, path, call);
    expect([path, answer.status < 500]).toEqual([path, true]);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  for (const endpoint of Object.values(ENDPOINTS) as Endpoint[]) {
    if (endpoint.input.body === undefined || endpoint.multipart) continue;
    const path = endpoint.path.replaceAll(/\{\w+\}/gu, 'x');
    const [key = 'x'] = Object.keys((endpoint.input.body as { entries?: object }).entries ?? {});
    const list = `[${'{"a":[1]},'.repeat((endpoint.maxBytes - 100) / 10)}1]`.slice(0, endpoint.maxBytes);
    for (const raw of [`{"${key}":${list}}`, `{"${key}":"${'a'.repeat(endpoint.maxBytes - 50)}"}`]) {
      const first = await cost(path, { raw, token: owner.token }, endpoint.method);
      // Whatever else ran meanwhile is counted too: who is over it is asked once more.
      const work = first < MOST ? first : await cost(path, { raw, token: owner.token }, endpoint.method);
      // Reading half a megabyte is some milliseconds; a text that keeps a pattern busy, or a list that is compared with itself, is minutes.
      expect([path, work < MOST]).toEqual([path, true]);
    }
  }
}, 120_000);

describe('pages of other origins', () => {
  const landing = 'http://github.localhost:3000';
  const preflight = (path: string, origin: string) =>
    api.call('OPTIONS', path, {
      origin,
      headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    });

  it('may call two things from a landing, without credentials', async () => {
    for (const path of ['/api/onboard/previewData', '/api/website/check-domain']) {
      const answer = await preflight(path, landing);
      expect(answer.status).toBe(204);
      expect(answer.headers.get('access-control-allow-origin')).toBe(landing);
      expect(answer.headers.get('access-control-allow-methods')).toBe('POST');
      expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
      const call = await api.post(path, {}, { origin: landing });
      expect(call.headers.get('access-control-allow-origin')).toBe(landing);
    }
  });

  it('A15: may call nothing else, and nothing from anywhere else', async () => {
    for (const endpoint of Object.values(ENDPOINTS) as Endpoint[]) {
      const isOpen = ['/api/onboard/previewData', '/api/website/check-domain'].includes(endpoint.path);
      const origins = [
        'http://evil.localhost:3000',
        'https://evil.test',
        'null',
        'http://github.localhost:3001',
        ...(isOpen ? [] : [landing]),
      ];
      for (const origin of origins) {
        const answer = await preflight(endpoint.path, origin);
        expect([endpoint.path, origin, answer.headers.has('access-control-allow-origin')]).toEqual([
          endpoint.path,
          origin,
          false,
        ]);
      }
    }
  });

  it('A15: cannot sign anybody in', async () => {
    const answer = await api.post(
      '/api/auth/email/login',
      { email: 'owner@example.com', password: PASSWORD },
      { origin: 'http://evil.localhost:3000' },
    );
    expect([answer.status, answer.body.error]).toEqual([403, 'bad_origin']);
    expect(answer.cookies).toEqual({});
  });
});

describe('hosts', () => {
  it.each(['evil.test', 'dashboard.localhost.evil.test', '%', 'a b', ''])(
    'answer 421 with nothing in it for %j',
    async (host) => {
      const answer = await api.call('GET', '/api/auth/status', { headers: { host }, token: owner.token });
      expect([answer.status, answer.text]).toEqual([421, '']);
    },
  );

  it('have the API on the dashboard only', async () => {
    for (const host of [
      'github.localhost:3000',
      'somebody.localhost:3000',
      'preview.localhost:3000',
      'localhost:3000',
    ]) {
      expect((await api.call('GET', '/api/auth/status', { host, token: owner.token })).status).not.toBe(200);
    }
    for (const host of [
      'DASHBOARD.localhost:3000',
      'dashboard.localhost.:3000',
      'dashboardstaging.localhost',
    ]) {
      expect(
        (await api.call('GET', '/api/auth/status', { headers: { host }, token: owner.token })).status,
      ).toBe(200);
    }
  });

  it('all say whether the process lives and is ready', async () => {
    for (const host of ['evil.test', 'github.localhost', '127.0.0.1', 'dashboard.localhost']) {
      expect((await api.call('GET', '/healthz', { headers: { host } })).status).toBe(200);
      expect((await api.call('GET', '/readyz', { headers: { host } })).text).toBe('ready\n');
    }
  });
});

describe('path variants', () => {
  const signedIn = (Object.entries(ENDPOINTS) as [EndpointName, Endpoint][]).filter(
    ([, endpoint]) => endpoint.access === 'user',
  );
  it.each(signedIn)('A17: of %s never answer a visitor', async (_, endpoint) => {
    const path = endpoint.path.replaceAll(/\{\w+\}/gu, 'x');
    const variants = [
      `${path}/`,
      `${path}.json`,
      `${path};x`,
      path.toUpperCase(),
      `${path}%20`,
      path.replace('/api/', '/api/./'),
      path.replaceAll('/', '/%2e/'),
    ];
    for (const variant of variants) {
      for (const method of [endpoint.method, 'HEAD', 'OPTIONS', 'GET', 'POST']) {
        const answer = await api.call(method, variant, {
          headers: { 'x-http-method-override': endpoint.method },
        });
        expect([variant, method, answer.status >= 400]).toEqual([variant, method, true]);
      }
    }
  });
});

describe('the OpenAPI document', () => {
  it('lists every endpoint that the server mounts, with the shape of its input', async () => {
    const answer = await api.call('GET', '/api/openapi.json');
    const paths = answer.body.paths as Record<
      string,
      Record<string, { operationId: string; requestBody?: unknown }>
    >;
    const listed = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.sort()).toEqual(
      (Object.values(ENDPOINTS) as Endpoint[])
        .map((endpoint) => `${endpoint.method} ${endpoint.path}`)
        .sort(),
    );
    expect(JSON.stringify(paths['/api/auth/email/login'])).toContain('"email"');
    expect(answer.body.openapi).toBe('3.1.0');
  });

  it('names its shapes once: every reference leads to one, none is left over, and they are below 120 KB', async () => {
    const answer = await api.call('GET', '/api/openapi.json');
    const text = JSON.stringify(answer.body);
    const { components } = answer.body as { components: Record<'schemas' | 'responses', object> };
    const named = (['schemas', 'responses'] as const).flatMap((kind) =>
      Object.keys(components[kind]).map((name) => `#/components/${kind}/${name}`),
    );
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/gu)].map(([, to]) => to);
    expect(new Set(references)).toEqual(new Set(named));
    expect(named).toEqual(
      expect.arrayContaining(
        ['Profile', 'Experience', 'Design'].map((name) => `#/components/schemas/${name}`),
      ),
    );
    expect(Buffer.byteLength(JSON.stringify(components))).toBeLessThan(120 * 1024);
    // What an endpoint says of itself besides.
    expect(Buffer.byteLength(text)).toBeLessThan(1_700 * Object.keys(ENDPOINTS).length);
  });
});
