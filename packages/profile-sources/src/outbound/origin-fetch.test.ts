import { afterEach, expect, it } from 'vitest';
import { startLocalServer, type LocalServer } from '../testing/local-server.ts';
import type { Resolver } from './guarded-connector.ts';
import { createOriginFetch, type OriginFetch } from './origin-fetch.ts';
import { OutboundFailure } from './outbound-failure.ts';
import { isOwnAddress } from './public-address.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const TIMES = { connect: 500, headers: 500, chunk: 500 };

async function serve(listener: Parameters<typeof startLocalServer>[0]): Promise<LocalServer> {
  const server = await startLocalServer(listener);
  ends.push(() => server.close());
  return server;
}

function open(base: string, resolver?: Resolver): OriginFetch {
  const origin = createOriginFetch({
    base,
    maxBytes: 1_000,
    timeouts: TIMES,
    ...(resolver === undefined ? {} : { resolver }),
  });
  ends.push(() => origin.close());
  return origin;
}

const codeOf = async (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'answered',
    (error: unknown) => (error instanceof OutboundFailure ? error.code : String(error)),
  );
const resolveTo =
  (...addresses: string[]): Resolver =>
  (_hostname, _options, done) => {
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };

it('reaches the one address on this machine, and what lies below it', async () => {
  const server = await serve((request, response) => {
    response.end(`${request.method} ${request.url} ${String(request.headers['x-mine'])}`);
  });
  const { fetch } = open(`${server.origin}/v1`);
  const answer = await fetch(`${server.origin}/v1/chat`, {
    method: 'POST',
    body: '{}',
    headers: { 'x-mine': 'a' },
  });
  expect([answer.status, await answer.text()]).toEqual([200, 'POST /v1/chat a']);
});

it('reaches nothing else, and follows nobody', async () => {
  const other = await serve((_request, response) => void response.end('no'));
  const server = await serve((_request, response) => {
    response.writeHead(307, { location: `${other.origin}/v1` }).end();
  });
  const { fetch } = open(`${server.origin}/v1`);
  for (const url of [
    `${other.origin}/v1`,
    `${server.origin}/v2`,
    'http://169.254.169.254/v1',
    'file:///etc/passwd',
  ])
    expect([url, await codeOf(fetch(url))]).toEqual([url, 'blocked']);
  expect(await codeOf(fetch(`${server.origin}/v1/x`))).toBe('blocked');
});

it('a name that leads to where clouds keep their secrets is refused, one in a private network is not', async () => {
  for (const [address, code] of [
    ['169.254.169.254', 'blocked'],
    ['fe80::1', 'blocked'],
    ['::ffff:169.254.169.254', 'blocked'],
    ['0.0.0.0', 'blocked'],
  ] as const)
    expect([
      address,
      await codeOf(open('http://model.internal/v1', resolveTo(address)).fetch('http://model.internal/v1/x')),
    ]).toEqual([address, code]);
  expect(['10.0.0.5', '172.18.0.2', '192.168.1.9', '127.0.0.1', '::1', '8.8.8.8'].every(isOwnAddress)).toBe(
    true,
  );
  expect(
    ['169.254.169.254', '0.0.0.0', '100.64.0.1', 'fd00:ec2::254', '::ffff:169.254.1.1', 'x'].some(
      isOwnAddress,
    ),
  ).toBe(false);
});

it('an answer that is too large, silent, packed or cut ends as what it is', async () => {
  const server = await serve((request, response) => {
    if (request.url === '/large') response.end('x'.repeat(5_000));
    if (request.url === '/packed') response.writeHead(200, { 'content-encoding': 'gzip' }).end('x');
    if (request.url === '/cut') response.writeHead(200).write('half', () => response.destroy());
    if (request.url === '/stalls') response.writeHead(200).write('half');
  });
  const { fetch } = open(server.origin);
  const read = async (path: string) => (await fetch(`${server.origin}${path}`)).text();
  expect(await codeOf(read('/large'))).toBe('too_large');
  expect(await codeOf(read('/packed'))).toBe('bad_encoding');
  expect(await codeOf(read('/cut'))).toBe('network');
  expect(await codeOf(read('/stalls'))).toBe('timeout');
  expect(await codeOf(read('/silent'))).toBe('timeout');
});

it('who stops reading ends the request', async () => {
  let left = false;
  const server = await serve((_request, response) => {
    response.on('close', () => (left = true));
    response.writeHead(200).write('first');
  });
  const { fetch } = open(server.origin);
  const answer = await fetch(server.origin);
  const reader = answer.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await expect.poll(() => left).toBe(true);
});
