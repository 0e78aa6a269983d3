import { Agent, request } from 'node:http';

/** Connections that stay open, as those of a proxy. */
export const connections = (count: number): Agent => new Agent({ keepAlive: true, maxSockets: count });

/** One request, its body read and forgotten; answers its status. */
export function get(
  agent: Agent,
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent, headers }, (answer) =>
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
    )
      .on('error', reject)
      .end();
  });
}

/** So many times, as many of them at once as `width` says. */
export async function manyAtOnce(
  count: number,
  width: number,
  one: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await one(next++);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
