import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type LocalServer = { origin: string; port: number; hits: () => number; close(): Promise<void> };

/** A server of this machine for tests of the outbound client; counts what reaches it. */
export async function startLocalServer(listener: RequestListener): Promise<LocalServer> {
  let hits = 0;
  const server = http.createServer((request, response) => {
    hits += 1;
    listener(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    hits: () => hits,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
