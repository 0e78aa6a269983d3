import { afterEach, describe, expect, it } from 'vitest';
import { startLocalServer, type LocalServer } from '../testing/local-server.ts';
import { Credential } from './credential.ts';
import type { Resolver } from './guarded-connector.ts';
import { createOutbound, type Outbound, type OutboundOptions } from './outbound.ts';
import { OutboundFailure } from './outbound-failure.ts';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((close) => close()));
});

async function serve(listener: Parameters<typeof startLocalServer>[0]): Promise<LocalServer> {
  const server = await startLocalServer(listener);
  cleanups.push(() => server.close());
  return server;
}

function open(options: Partial<OutboundOptions> = {}): Outbound {
  const outbound = createOutbound({ allowedOrigins: [], ...options });
  cleanups.push(() => outbound.close());
  return outbound;
}

const anyHost = () => true;
const get = (outbound: Outbound, url: string, more: object = {}) =>
  outbound.request({ url, hosts: anyHost, signal: AbortSignal.timeout(5000), ...more });
const codeOf = async (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'answered',
    (error: unknown) =>
      error instanceof OutboundFailure ? error.code : `not an OutboundFailure: ${String(error)}`,
  );
const resolveTo =
  (...addresses: string[]): Resolver =>
  (_hostname, _options, done) => {
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };

/** Public by its range, and given to nobody: a connection to it leads nowhere. */
const UNUSED_PUBLIC = '2d00::1';

describe('the address check', () => {
  const literals = [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '017700000001',
    '0',
    '0.0.0.0',
    'localhost',
    'localhost.',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[fc00::1]',
    '[fd00:ec2::254]',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '[2001:db8::1]',
    '[ff02::1]',
    '①②⑦.⓪.⓪.①',
    '127.0.0.1.nip-like.test',
  ];

  it.each(literals)('F1, F4: refuses http://%s before a byte reaches a socket', async (host) => {
    const server = await serve((_request, response) => response.end('secret'));
    const outbound = open({ ports: [80, server.port], resolver: resolveTo('127.0.0.1') });
    await expect(codeOf(get(outbound, `http://${host}:${server.port}/`))).resolves.toBe('blocked');
    expect(server.hits()).toBe(0);
  });

  it.each([
    'file:///etc/passwd',
    'gopher://example.org/',
    'ftp://example.org/',
    'data:text/html,x',
    'http://a:b@example.org/',
    'http://example.org:22/',
    'https://example.org:6379/',
    'not an address',
  ])('refuses %s', async (url) => {
    await expect(codeOf(get(open({ resolver: resolveTo('93.184.216.34') }), url))).resolves.toBe('blocked');
  });

  it('F1: refuses a host that is not of the platform', async () => {
    let lookups = 0;
    const outbound = open({
      resolver: (hostname, options, done) => {
        lookups += 1;
        resolveTo('93.184.216.34')(hostname, options, done);
      },
    });
    const answer = outbound.request({
      url: 'https://evil.example/',
      hosts: (host) => host === 'api.example.org',
      signal: AbortSignal.timeout(1000),
    });
    await expect(codeOf(answer)).resolves.toBe('blocked');
    expect(lookups).toBe(0);
  });

  it('F3: looks a name up once and dials what it checked', async () => {
    const server = await serve((_request, response) => response.end('secret'));
    let lookups = 0;
    const outbound = open({
      ports: [server.port],
      timeouts: { connect: 300, headers: 300, chunk: 300 },
      resolver: (hostname, options, done) => {
        lookups += 1;
        resolveTo(lookups === 1 ? UNUSED_PUBLIC : '127.0.0.1')(hostname, options, done);
      },
    });
    await expect(codeOf(get(outbound, `http://rebind.test:${server.port}/`))).resolves.not.toBe('answered');
    expect(lookups).toBe(1);
    expect(server.hits()).toBe(0);
  });

  it('F3: refuses an answer that mixes public and private addresses', async () => {
    const server = await serve((_request, response) => response.end('secret'));
    const outbound = open({ ports: [server.port], resolver: resolveTo('93.184.216.34', '127.0.0.1') });
    await expect(codeOf(get(outbound, `http://mixed.test:${server.port}/`))).resolves.toBe('blocked');
    expect(server.hits()).toBe(0);
  });

  it('reaches an origin of this machine that the settings name, and no other port of it', async () => {
    const named = await serve((_request, response) => response.end('hello'));
    const other = await serve((_request, response) => response.end('secret'));
    const outbound = open({ allowedOrigins: [named.origin], ports: [named.port, other.port] });
    const answer = await get(outbound, `${named.origin}/x`);
    expect(answer.body.toString()).toBe('hello');
    await expect(codeOf(get(outbound, `${other.origin}/x`))).resolves.toBe('blocked');
    expect(other.hits()).toBe(0);
  });

  it('F1: does not let an allowed name lead to a private network', async () => {
    const outbound = open({ allowedOrigins: ['http://localhost:4000'], resolver: resolveTo('10.0.0.1') });
    await expect(codeOf(get(outbound, 'http://localhost:4000/'))).resolves.toBe('blocked');
  });
});

describe('redirects', () => {
  it('F2: are checked hop by hop', async () => {
    const secret = await serve((_request, response) => response.end('secret'));
    const server = await serve((_request, response) => {
      response.writeHead(302, { location: `${secret.origin}/` }).end();
    });
    const outbound = open({ allowedOrigins: [server.origin], ports: [secret.port] });
    await expect(codeOf(get(outbound, `${server.origin}/`))).resolves.toBe('blocked');
    expect(secret.hits()).toBe(0);
  });

  it('F2: end after three', async () => {
    const server = await serve((request, response) => {
      const hop = Number(request.url?.slice(1));
      if (hop === 0) response.end('there');
      else response.writeHead(302, { location: `/${hop - 1}` }).end();
    });
    const outbound = open({ allowedOrigins: [server.origin] });
    expect((await get(outbound, `${server.origin}/3`)).url).toBe(`${server.origin}/0`);
    await expect(codeOf(get(outbound, `${server.origin}/4`))).resolves.toBe('too_many_redirects');
    expect((await get(outbound, `${server.origin}/1`, { redirects: 0 })).status).toBe(302);
  });

  it('F12: never carry a token or a cookie to another origin', async () => {
    const seen: unknown[] = [];
    const other = await serve((request, response) => {
      seen.push(request.headers.authorization, request.headers.cookie, request.headers['x-note']);
      response.end('ok');
    });
    const server = await serve((request, response) => {
      seen.push(request.headers.authorization);
      response.writeHead(302, { location: `${other.origin}/` }).end();
    });
    const outbound = open({ allowedOrigins: [server.origin, other.origin] });
    await get(outbound, `${server.origin}/api/x`, {
      headers: { cookie: 'a=1', 'x-note': 'kept' },
      credential: new Credential(`${server.origin}/api`, { authorization: 'Bearer secret' }),
    });
    expect(seen).toEqual(['Bearer secret', undefined, undefined, 'kept']);
  });
});

describe('limits on what is read', () => {
  it('F7: asks for no compression, and refuses it', async () => {
    let asked: unknown;
    const server = await serve((request, response) => {
      asked = request.headers['accept-encoding'];
      response
        .writeHead(200, { 'content-encoding': Array(5000).fill('gzip').join(',').slice(0, 8000) })
        .end('x');
    });
    const outbound = open({ allowedOrigins: [server.origin] });
    await expect(codeOf(get(outbound, `${server.origin}/`))).resolves.toBe('bad_encoding');
    expect(asked).toBe('identity');
  });

  it('F7: stops an endless body at its limit, without holding it in memory', async () => {
    const server = await serve((_request, response) => {
      const piece = Buffer.alloc(65_536);
      const write = () => {
        while (response.write(piece));
      };
      response.on('drain', write);
      write();
    });
    const outbound = open({ allowedOrigins: [server.origin] });
    const before = process.memoryUsage().rss;
    await expect(codeOf(get(outbound, `${server.origin}/`))).resolves.toBe('too_large');
    expect(process.memoryUsage().rss - before).toBeLessThan(30_000_000);
  });

  it('F7: believes a declared length that is too large', async () => {
    const server = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '9000000000000000' });
      response.write('x');
    });
    const outbound = open({ allowedOrigins: [server.origin] });
    await expect(codeOf(get(outbound, `${server.origin}/`))).resolves.toBe('too_large');
  });

  it('refuses another content type', async () => {
    const server = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
    });
    const outbound = open({ allowedOrigins: [server.origin] });
    await expect(codeOf(get(outbound, `${server.origin}/`, { accept: /^image\// }))).resolves.toBe(
      'bad_type',
    );
  });

  it('F6: ends a body that drips for ever at the deadline, and closes its socket', async () => {
    let closed = false;
    const server = await serve((_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('x'), 100);
      response.on('close', () => {
        clearInterval(drip);
        closed = true;
      });
    });
    const outbound = open({ allowedOrigins: [server.origin] });
    await expect(
      codeOf(get(outbound, `${server.origin}/`, { signal: AbortSignal.timeout(600) })),
    ).resolves.toBe('timeout');
    await expect.poll(() => closed).toBe(true);
  });

  it('F6: waits for the first header only so long', async () => {
    const server = await serve(() => undefined);
    const outbound = open({
      allowedOrigins: [server.origin],
      timeouts: { connect: 500, headers: 500, chunk: 500 },
    });
    await expect(codeOf(get(outbound, `${server.origin}/`))).resolves.toBe('timeout');
  });
});

describe('failures', () => {
  it('say which host and why, and hold no secret', async () => {
    const server = await serve((request) => request.socket.destroy());
    const outbound = open({ allowedOrigins: [server.origin] });
    const failure = await get(outbound, `${server.origin}/path-secret?key=query-secret`, {
      headers: { 'x-a': 'header-secret' },
      credential: new Credential(server.origin, { authorization: 'Bearer token-secret' }),
    }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(OutboundFailure);
    const { inspect } = await import('node:util');
    expect(inspect(failure, { depth: 9, showHidden: true })).not.toContain('secret');
    expect(String(failure)).toContain('127.0.0.1');
  });

  it('name a caller who went away differently from a deadline', async () => {
    const server = await serve(() => undefined);
    const outbound = open({ allowedOrigins: [server.origin] });
    const controller = new AbortController();
    const answer = codeOf(get(outbound, `${server.origin}/`, { signal: controller.signal }));
    controller.abort();
    await expect(answer).resolves.toBe('aborted');
  });
});
