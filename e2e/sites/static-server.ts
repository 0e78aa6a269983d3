import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

export type StaticServer = { origin: string; close: () => Promise<void> };

/** A host as plain as there are: the folder's files below `prefix`, `index.html` for a folder, and nothing else. */
export async function serveFolder(folder: string, prefix: string): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host.invalid').pathname);
    const file = path.startsWith(`${prefix}/`) ? join(folder, normalize(path.slice(prefix.length))) : null;
    void (file === null ? Promise.resolve(null) : fileAt(file)).then((found) => {
      response.statusCode = found === null ? 404 : 200;
      response.setHeader('content-type', found?.type ?? 'text/plain');
      response.end(found?.body ?? 'There is no such file.');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function fileAt(path: string): Promise<{ body: Buffer; type: string } | null> {
  const found = await stat(path).catch(() => null);
  if (found === null) return null;
  const file = found.isDirectory() ? join(path, 'index.html') : path;
  const body = await readFile(file).catch(() => null);
  return body === null ? null : { body, type: TYPES[extname(file)] ?? 'application/octet-stream' };
}
