import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preview } from '../testing/fixtures.ts';
import { uploadFiles, type UploadWatch } from './upload-files.ts';

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void;
let asked: { url: string | undefined; accept: string | undefined; body: string }[];

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const body = Buffer.concat(pieces).toString('utf8');
      asked.push({ url: request.url, accept: request.headers.accept, body });
      answer(request, response, body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // it listens on TCP
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(
    `http://127.0.0.1:${port}/website/link-profile`,
  );
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const STREAM = { 'content-type': 'text/event-stream; charset=utf-8', 'x-request-id': 'req-7' };
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const streamed = (...events: string[]) => {
  answer = (_, response) => {
    response.writeHead(200, STREAM);
    for (const each of events) response.write(each);
    response.end();
  };
};
const watch = () => ({
  onSent: vi.fn<UploadWatch['onSent']>(),
  onStep: vi.fn<UploadWatch['onStep']>(),
  onProgress: vi.fn<UploadWatch['onProgress']>(),
});
const zip = (name: string) => new File(['PK\u0003\u0004'], name, { type: 'application/zip' });
const send = (to: UploadWatch = watch(), signal = new AbortController().signal, silenceMs?: number) =>
  uploadFiles(
    {
      files: [zip('Basic.zip'), zip('Teil 2 ü.zip')],
      platform: 'linkedin',
      subdomain: 'linkedin',
      profileUrl: 'https://www.linkedin.com/in/ada',
    },
    to,
    signal,
    silenceMs,
  );
const done = { step: 'read', status: 'done', detail: 'Ada: 5 jobs', at: 412 } as const;

it('sends the fields before the files, every part under its own name, and asks for the steps', async () => {
  streamed(event('preview', preview));
  expect(await send()).toEqual(preview);
  const [request] = asked;
  expect(request?.url).toBe('/api/onboard/import');
  expect(request?.accept).toBe('text/event-stream');
  const body = request?.body ?? '';
  expect(body.match(/name="file"/gu)).toHaveLength(2);
  expect(body).toContain('filename="Basic.zip"');
  expect(body.indexOf('name="platform"')).toBeLessThan(body.indexOf('name="file"'));
  expect(body.indexOf('name="subdomain"')).toBeLessThan(body.indexOf('name="file"'));
  expect(body.indexOf('https://www.linkedin.com/in/ada')).toBeLessThan(body.indexOf('name="file"'));
});

it('tells the steps and how far they are, and leaves out what it does not know', async () => {
  streamed(
    ': hello\n\n',
    event('step', { ...done, status: 'started', detail: '' }),
    event('progress', { done: 3, total: null }),
    event('progress', { done: 40, total: 90 }),
    event('step', { step: 'dance', status: 'done', detail: '', at: 1 }),
    event('step', done),
    event('preview', preview),
  );
  const to = watch();
  await send(to);
  expect(to.onStep.mock.calls.map(([step]) => step.status)).toEqual(['started', 'done']);
  expect(to.onProgress.mock.calls.map(([progress]) => progress)).toEqual([
    { done: 3, total: null },
    { done: 40, total: 90 },
  ]);
});

it('a file that cannot be used is the server’s sentence, streamed or not', async () => {
  const refusal = {
    error: 'unusable_export',
    message: 'This ZIP has no Profile.csv. We found Connections.csv.',
    next: ['import', 'form'],
  };
  streamed(event('step', done), event('error', { ...refusal, status: 422 }));
  const expected = { status: 422, code: 'unusable_export', message: refusal.message };
  await expect(send()).rejects.toMatchObject({ ...expected, requestId: 'req-7' });
  answer = (_, response) => {
    response.writeHead(422, { 'content-type': 'application/json' });
    response.end(JSON.stringify(refusal));
  };
  await expect(send()).rejects.toMatchObject(expected);
});

it('a proxy that refuses the size still gives a sentence', async () => {
  answer = (_, response) => {
    response.writeHead(413, { 'content-type': 'text/html' });
    response.end('<h1>Too large</h1>');
  };
  await expect(send()).rejects.toMatchObject({ status: 413, code: 'too_large' });
});

it('a stream that breaks off is a lost connection, an answer that is no preview is unreadable', async () => {
  streamed(event('step', done));
  await expect(send()).rejects.toMatchObject({ status: 'FETCH_ERROR' });
  streamed(event('preview', { previewId: 'x' }));
  await expect(send()).rejects.toMatchObject({ status: 'PARSING_ERROR' });
  answer = (_, response) => response.destroy();
  await expect(send()).rejects.toMatchObject({ status: 'FETCH_ERROR' });
});

it('nobody answering for long is a failure, not a wait without end', async () => {
  answer = () => undefined;
  await expect(send(watch(), undefined, 60)).rejects.toMatchObject({ status: 'TIMEOUT_ERROR' });
});

it('stopping ends it with the reason', async () => {
  answer = () => undefined;
  const stop = new AbortController();
  const sending = send(watch(), stop.signal);
  stop.abort(new Error('stopped'));
  await expect(sending).rejects.toThrow('stopped');
});

it('counts the bytes that have left', async () => {
  streamed(event('preview', preview));
  const uploads: XMLHttpRequestUpload[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- it is called below with the request that it belongs to
  const original = XMLHttpRequest.prototype.send;
  const sent = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
    this: XMLHttpRequest,
    body,
  ) {
    uploads.push(this.upload);
    // This environment counts nothing by itself.
    this.upload.dispatchEvent(
      new ProgressEvent('progress', { lengthComputable: true, loaded: 512, total: 2048 }),
    );
    original.call(this, body);
  });
  const to = watch();
  await send(to);
  sent.mockRestore();
  expect(uploads).toHaveLength(1);
  expect(to.onSent).toHaveBeenCalledWith({ done: 512, total: 2048 });
});
