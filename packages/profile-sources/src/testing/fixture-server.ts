import { existsSync, readdirSync, readFileSync } from 'node:fs';
import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchRoute, type FixtureRoute } from './match-route.ts';

/*
 * The platforms as they were recorded, on this machine: http://127.0.0.1:PORT/<real-host>/<path>. Bodies, Link and
 * Location headers that name a recorded host or picture are rewritten to this server, so that whoever follows them
 * stays here.
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
  /** How many requests at most came one after the other, each after the answer of the one before. */
  rounds(): number;
  close(): Promise<void>;
};

type Media = { url: string; file: string; contentType: string; bytes: number };

const FOLDER = new URL('../../fixtures/', import.meta.url);
const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8'));
const isText = (headers: Record<string, string>) =>
  /json|html|xml|text|javascript/iu.test(headers['content-type'] ?? 'text');

type RecordedRoute = FixtureRoute & { folder: string };

/** The routes of every platform that was recorded. */
function readRoutes(): RecordedRoute[] {
  return readdirSync(FOLDER)
    .filter((folder) => existsSync(new URL(`${folder}/routes.json`, FOLDER)))
    .flatMap((folder) => {
      // These files are part of this package and have this shape.
      const routes = readJson(`${folder}/routes.json`) as FixtureRoute[];
      return routes.map((route) => ({ ...route, folder }));
    });
}

/** `answer` may answer in place of a recording; what it leaves undefined is answered as recorded. */
export async function startFixtureServer(
  options: {
    port?: number;
    delayMs?: number;
    answer?: (request: FixtureRequest) => FixtureAnswer | undefined;
  } = {},
): Promise<FixtureServer> {
  const routes = readRoutes();
  // Part of this package, in this shape.
  const media = new Map((readJson('media.json') as Media[]).map((entry) => [entry.url, entry]));
  const mediaHosts = new Set(
    [...media.keys()].map((url) => new URL(url).host).filter((host) => host.endsWith('.example.com')),
  );
  const recordedHosts = new Set(routes.map((route) => route.request.host));
  const requests: FixtureRequest[] = [];
  let answeredRounds = 0;

  const rewrite = (text: string, hosts: ReadonlySet<string>) =>
    text.replace(/https:\\?\/\\?\/([a-z\d.-]+)(?=\\?\/)/gu, (all, host: string) =>
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
    const body =
      bodyFile === undefined || bodyFile === null
        ? Buffer.alloc(0)
        : readFileSync(new URL(`${route.folder}/${bodyFile}`, FOLDER));
    const leads = Object.entries(headers).map(([name, value]) => [
      name,
      name === 'link' || name === 'location' ? rewrite(value, recordedHosts) : value,
    ]);
    return {
      status,
      headers: { ...Object.fromEntries(leads), 'x-fixture': route.id },
      body: isText(headers) ? rewrite(body.toString('utf8'), mediaHosts) : body,
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
      const round = answeredRounds + 1;
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
        answeredRounds = Math.max(answeredRounds, round);
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
    rounds: () => answeredRounds,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
