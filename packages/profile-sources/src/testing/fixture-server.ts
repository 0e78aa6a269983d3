import { readFileSync } from 'node:fs';
import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchRoute, type FixtureRoute } from './match-route.ts';

/*
 * GitHub as it was recorded, on this machine: http://127.0.0.1:PORT/<real-host>/<path>. Bodies and Link headers that
 * name a recorded host or picture are rewritten to this server, so that whoever follows them stays here.
 */

export type FixtureRequest = {
  method: string;
  host: string;
  /** With its query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
};
export type FixtureAnswer = {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  delayMs?: number;
};

export type FixtureServer = {
  origin: string;
  /** Everything that was asked, in order. */
  requests: FixtureRequest[];
  close(): Promise<void>;
};

type Media = { url: string; file: string; contentType: string; bytes: number };

const FOLDER = new URL('../../fixtures/', import.meta.url);
const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8'));

/** `answer` may answer in place of a recording; what it leaves undefined is answered as recorded. */
export async function startFixtureServer(
  options: {
    port?: number;
    delayMs?: number;
    answer?: (request: FixtureRequest) => FixtureAnswer | undefined;
  } = {},
): Promise<FixtureServer> {
  // Both files are part of this package and have these shapes.
  const routes = readJson('github/routes.json') as FixtureRoute[];
  const media = new Map((readJson('media.json') as Media[]).map((entry) => [entry.url, entry]));
  const mediaHosts = new Set(
    [...media.keys()].map((url) => new URL(url).host).filter((host) => host.endsWith('.example.com')),
  );
  const recordedHosts = new Set(routes.map((route) => route.request.host));
  const requests: FixtureRequest[] = [];

  const rewrite = (text: string, hosts: ReadonlySet<string>) =>
    text.replace(/https:\/\/([a-z\d.-]+)(?=\/)/gu, (all, host: string) =>
      hosts.has(host) ? `${origin}/${host}` : all,
    );

  function answerRecorded(request: FixtureRequest): FixtureAnswer {
    const address = `https://${request.host}${request.path}`;
    const picture = media.get(address) ?? media.get(`${address}?`);
    if (picture !== undefined) {
      const body = readFileSync(new URL(picture.file, FOLDER));
      return { status: 200, headers: { 'content-type': picture.contentType }, body };
    }
    const route = matchRoute(routes, request);
    if (route === null)
      return { status: 404, headers: { 'x-fixture': 'none' }, body: `no fixture for ${address}` };
    const { status, bodyFile, headers } = route.response;
    const body = bodyFile === undefined ? '' : readFileSync(new URL(`github/${bodyFile}`, FOLDER), 'utf8');
    const link = headers.link === undefined ? {} : { link: rewrite(headers.link, recordedHosts) };
    return {
      status,
      headers: { ...headers, ...link, 'x-fixture': route.id },
      body: rewrite(body, mediaHosts),
    };
  }

  const server = http.createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const [, host = '', path = '/'] = /^\/([^/?]+)(.*)$/u.exec(incoming.url ?? '') ?? [];
      const request: FixtureRequest = {
        method: incoming.method ?? 'GET',
        host,
        path: path === '' ? '/' : path,
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      requests.push(request);
      const {
        status,
        headers = {},
        body = '',
        delayMs = options.delayMs ?? 0,
      } = options.answer?.(request) ?? answerRecorded(request);
      const bytes = Buffer.from(body);
      setTimeout(() => {
        const length = status === 304 ? {} : { 'content-length': String(bytes.length) };
        outgoing.writeHead(status, { ...headers, ...length });
        outgoing.end(status === 304 ? undefined : bytes);
      }, delayMs);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has an address of this shape.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
