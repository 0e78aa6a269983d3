import { request, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export type Download = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

/**
 * Takes a file from the dashboard of a running server over HTTP, as a browser that saves it does. Rejects when the
 * connection ends before the answer does. `slowly`: a few kilobytes at a time, with pauses between them.
 */
export function downloadFrom(
  port: number,
  path: string,
  { token, slowly = false }: { token: string; slowly?: boolean },
): Promise<Download> {
  return new Promise((resolve, reject) => {
    const headers = { host: 'dashboard.localhost:3000', authorization: `Bearer ${token}` };
    const sent = request({ port, host: '127.0.0.1', path, agent: false, headers }, (response) => {
      const read = async (): Promise<Buffer> => {
        const chunks: Buffer[] = [];
        for await (const chunk of response as AsyncIterable<Buffer>) {
          chunks.push(chunk);
          if (slowly) await pause(chunks.length % 4 === 0 ? 15 : 1);
        }
        if (!response.complete) throw new Error('the answer was cut off');
        return Buffer.concat(chunks);
      };
      read().then((bytes) => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes });
      }, reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}
