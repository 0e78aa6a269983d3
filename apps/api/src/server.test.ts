import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from './server.ts';
import { createSqlite, type TestDatabase } from './testing/databases.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

const TIMES = { headersTimeout: 400, requestTimeout: 700, connectionsCheckingInterval: 100 };

let test: TestDatabase;
let api: TestApi;
let server: RunningServer;
beforeAll(async () => {
  test = await createSqlite();
  api = await createTestApi(test, { RATE_LIMITS: 'off' });
  server = await startServer(api.services, { port: 0, host: '127.0.0.1', times: TIMES });
});
afterAll(async () => {
  await server.stop({ timeoutMs: 500 });
  await api.close();
  await test.drop();
});

/** Sends the pieces with pauses between them and answers everything that came back until the connection ended. */
function exchange(pieces: readonly string[], pauseMs = 0): Promise<{ text: string; ms: number }> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    let text = '';
    const socket = connect(server.port, '127.0.0.1');
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ text, ms: performance.now() - startedAt }));
    void (async () => {
      for (const piece of pieces) {
        if (socket.destroyed) return;
        socket.write(piece);
        if (pauseMs > 0) await new Promise((done) => setTimeout(done, pauseMs));
      }
    })();
  });
}
const get = (target: string, headers = 'Host: dashboard.localhost:3000\r\n') =>
  exchange([`GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`]);

describe('a request that is written oddly', () => {
  it.each([
    '/api//auth/status',
    '//api/auth/status',
    '/api/../api/auth/status',
    '/api/./auth/status',
    '/api/%2e%2e/x',
    '/api%2fauth%2fstatus',
    '/api%5cauth',
    '/api/auth/status%00',
    '/api\\auth\\status',
    'http://dashboard.localhost:3000/api/auth/status',
    '/api/%252e%252e/x',
  ])('A17: like %s is answered 400 with a sentence', async (target) => {
    const { text } = await get(target);
    expect(text).toMatch(/^HTTP\/1\.1 400 /u);
    expect(text).toContain('"error":"bad_request"');
    expect(text.toLowerCase()).toContain('x-content-type-options: nosniff');
  });

  it('T8: with two Host headers, or none, is answered 400', async () => {
    expect(
      (await get('/api/auth/status', 'Host: dashboard.localhost:3000\r\nHost: evil.test\r\n')).text,
    ).toMatch(/^HTTP\/1\.1 400 /u);
    expect((await get('/api/auth/status', '')).text).toMatch(/^HTTP\/1\.1 400 /u);
  });

  it('that is too long is answered 414 and 431', async () => {
    expect((await get(`/${'a'.repeat(5000)}`)).text).toMatch(/^HTTP\/1\.1 414 /u);
    expect(
      (await get('/', `Host: dashboard.localhost:3000\r\nX-Long: ${'a'.repeat(20_000)}\r\n`)).text,
    ).toMatch(/^HTTP\/1\.1 431 /u);
  });

  it('does not keep the ones that are written well from being answered', async () => {
    const { text } = await get('/api/auth/status');
    expect(text).toMatch(/^HTTP\/1\.1 401 /u);
    expect(text).toContain('"error":"not_signed_in"');
    expect(text).not.toMatch(/^(server|x-powered-by):/imu);
  });

  it('as another protocol is answered 400', async () => {
    expect((await exchange(['\x16\x03\x01\x00\x00 hello\r\n\r\n'])).text).toMatch(/^HTTP\/1\.1 400 /u);
  });

  it('with a body that is too large is answered 413 before all of it has come', async () => {
    const { text } = await exchange([
      `POST /api/auth/email/login HTTP/1.1\r\nHost: dashboard.localhost:3000\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: 900000000\r\n\r\n`,
      'x'.repeat(1000),
    ]);
    expect(text).toMatch(/^HTTP\/1\.1 413 /u);
    expect(text).toContain('"error":"too_large"');
  });
});

describe('a slow sender', () => {
  const head = 'POST /api/auth/email/login HTTP/1.1\r\nHost: dashboard.localhost:3000\r\n';

  it('V7: of headers is cut off', async () => {
    const { ms } = await exchange(
      Array.from({ length: 100 }, (_, index) => (index === 0 ? head : `X-${index}: y\r\n`)),
      100,
    );
    expect(ms).toBeLessThan(4000);
  });

  it('V7: of a body is cut off', async () => {
    const body = Array.from({ length: 100 }, () => '{');
    const { ms } = await exchange(
      [`${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n`, ...body],
      100,
    );
    expect(ms).toBeLessThan(5000);
  });

  it('V7: does not keep others waiting, also a hundred of them', async () => {
    const slow = Array.from({ length: 100 }, () => exchange([head]));
    const startedAt = performance.now();
    const { text } = await get('/healthz');
    expect(text).toMatch(/^HTTP\/1\.1 200 /u);
    // Alone on a machine it takes a few milliseconds.
    expect(performance.now() - startedAt).toBeLessThan(3000);
    await Promise.all(slow);
  });
});

it('a server that stops tells its callers so', async () => {
  const other = await startServer(api.services, { port: 0, host: '127.0.0.1', times: TIMES });
  await other.stop({ timeoutMs: 100 });
  await expect(
    new Promise((resolve, reject) => {
      connect(other.port, '127.0.0.1').on('connect', resolve).on('error', reject);
    }),
  ).rejects.toThrow('ECONNREFUSED');
});
