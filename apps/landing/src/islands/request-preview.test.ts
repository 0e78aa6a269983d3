import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { previewData } from '@tosite/api-client/endpoints/onboard';
import { afterEach, describe, expect, it } from 'vitest';
import { PREVIEW_DATA_PATH, requestPreview } from './request-preview.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serving(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((listening) => {
    server?.listen(0, '127.0.0.1', listening);
  });
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const ask = (dashboard: string, timeoutMs?: number) =>
  requestPreview(
    { dashboard, profileUrl: 'https://github.com/octocat', subdomain: 'github' },
    { fetch, ...(timeoutMs === undefined ? {} : { timeoutMs }) },
  );

describe('requestPreview', () => {
  it('asks the declared endpoint, without credentials', async () => {
    expect(PREVIEW_DATA_PATH).toBe(previewData.path);
    let seen: {
      method: string | undefined;
      url: string | undefined;
      body: unknown;
      cookie: string | undefined;
    } | null = null;
    const dashboard = await serving((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        seen = {
          method: request.method,
          url: request.url,
          body: JSON.parse(body),
          cookie: request.headers.cookie,
        };
        json(response, 200, { previewId: 'p1' });
      });
    });
    expect(await ask(dashboard)).toEqual({ ok: true, previewId: 'p1' });
    expect(seen).toEqual({
      method: previewData.method,
      url: previewData.path,
      body: { profileUrl: 'https://github.com/octocat', subdomain: 'github' },
      cookie: undefined,
    });
  });

  it('hands on the message and the next steps of a refusal', async () => {
    const dashboard = await serving((_request, response) => {
      json(response, 502, {
        error: 'platform_blocked',
        message: 'It is a wall.',
        next: ['import', 'dance', 'sample'],
      });
    });
    expect(await ask(dashboard)).toEqual({ ok: false, message: 'It is a wall.', next: ['import', 'sample'] });
  });

  it('takes the error where there is no message, and the specified words where there is nothing', async () => {
    const bodies = [{ error: 'Too fast' }, { message: '' }, null];
    const dashboard = await serving((_request, response) => {
      json(response, 500, bodies.shift());
    });
    expect((await ask(dashboard)) as unknown).toMatchObject({ message: 'Too fast' });
    expect((await ask(dashboard)) as unknown).toMatchObject({ message: 'Failed to fetch preview' });
    expect((await ask(dashboard)) as unknown).toMatchObject({
      message: 'Failed to fetch preview',
      next: ['retry', 'sample'],
    });
  });

  it('does not take a page of somebody else for a preview', async () => {
    const dashboard = await serving((_request, response) => response.end('<html>a proxy</html>'));
    expect(await ask(dashboard)).toMatchObject({ ok: false, message: 'Failed to fetch preview' });
  });

  it('stops after its time, also in the middle of an answer', async () => {
    const dashboard = await serving((request, response) => {
      if (request.headers['content-type'] === 'application/json')
        response.writeHead(200).write('{"previewId":');
    });
    const answer = await ask(dashboard, 60);
    expect(answer).toMatchObject({ ok: false, next: ['retry', 'sample'] });
    expect(answer).toHaveProperty('message', expect.stringContaining('20 seconds'));
  });

  it('says so when nobody answers at all', async () => {
    const dashboard = await serving((request) => request.socket.destroy());
    expect(await ask(dashboard)).toEqual({
      ok: false,
      message: 'We could not be reached. Check your connection and try again.',
      next: ['retry', 'sample'],
    });
  });
});
