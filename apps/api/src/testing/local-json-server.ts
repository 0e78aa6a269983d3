import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type JsonRequest = {
  method: string;
  /** Without its query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  form: URLSearchParams;
};
export type JsonServer = { origin: string; requests: JsonRequest[]; close(): Promise<void> };

/** Answers in JSON on this machine, as a platform's API does; what is undefined is answered 404. */
export async function startJsonServer(
  answer: (request: JsonRequest) => { status?: number; json: unknown } | undefined,
): Promise<JsonServer> {
  const requests: JsonRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    let body = '';
    incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
    incoming.on('end', () => {
      const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
      const request = {
        method: incoming.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: incoming.headers,
        form: new URLSearchParams(body),
      };
      requests.push(request);
      const { status = 200, json } = answer(request) ?? { status: 404, json: { message: 'Not Found' } };
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
