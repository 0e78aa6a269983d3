import { createServer, request, type Server } from 'node:http';

/**
 * Stands before the recorded GitHub: any handle that begins with `bench-` gets the answers of one recorded profile, so
 * that every preview is of a profile that was never asked for, and every answer is late by the same time.
 */
export async function startRenamingProxy(
  target: string,
  options: { handle: string; delayMs: number },
): Promise<{ origin: string; requests: () => number; close: () => Promise<void> }> {
  const { hostname, port } = new URL(target);
  let requests = 0;
  const server: Server = createServer((incoming, outgoing) => {
    requests += 1;
    const path = (incoming.url ?? '/').replace(/bench-\d+/gu, options.handle);
    setTimeout(() => {
      const onward = request(
        { hostname, port, path, method: incoming.method, headers: incoming.headers },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        },
      );
      onward.on('error', () => outgoing.writeHead(502).end());
      incoming.pipe(onward);
    }, options.delayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const ownPort = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${ownPort}`,
    requests: () => requests,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
