import { createServer, type RequestListener } from 'node:http';

/** Answers programs of this machine alone, on a port of their own. Rejects where the port cannot be had. */
export async function listenOnLoopback(
  port: number,
  answer: RequestListener,
): Promise<{ stop(): Promise<void> }> {
  const server = createServer(answer);
  server.headersTimeout = 5000;
  server.requestTimeout = 5000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
