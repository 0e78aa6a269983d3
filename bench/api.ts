import { request } from 'node:http';
import type { Stack } from '@tosite/e2e/stack';

export type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer };

/** One request to a host below localhost (Node's resolver does not know these names, so it dials the address). */
export function ask(
  stack: Pick<Stack, 'port'>,
  label: string,
  path: string,
  options: { method?: string; body?: unknown; raw?: Buffer; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const host = `${label}.localhost:${stack.port}`;
  const body = options.body === undefined ? undefined : JSON.stringify(options.body);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: stack.port,
        path,
        method: options.method ?? (body === undefined && options.raw === undefined ? 'GET' : 'POST'),
        headers: {
          host,
          origin: `http://dashboard.localhost:${stack.port}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...options.headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(options.raw ?? body);
  });
}

export function json(answer: Answer): Record<string, unknown> {
  // The API answers objects only.
  return JSON.parse(answer.body.toString('utf8')) as Record<string, unknown>;
}
