import { expect, test, vi } from 'vitest';
import { createApiClient } from './client.ts';
import { jobEvents } from './endpoints/film-posts.ts';
import { previewData } from './endpoints/onboard.ts';
import type { PreviewStep } from './endpoints/stream-events.ts';
import { authStatus } from './endpoints/auth.ts';
import { memoryTokens } from './testing/memory-tokens.ts';
import { PREVIEW, USER } from './testing/sample-answers.ts';
import { json, pause, startServer, type Answer } from './testing/start-server.ts';

const STEPS: PreviewStep[] = [
  { step: 'link', status: 'done', detail: 'github.com/quill', at: 3 },
  { step: 'profile', status: 'started', detail: '', at: 4 },
  { step: 'profile', status: 'done', detail: '34 repositories – 6 pinned ☕', at: 210 },
];
const event = (name: string, data: unknown, end = '\n') =>
  `event: ${name}${end}data: ${JSON.stringify(data)}${end}${end}`;
const HEADERS = { 'content-type': 'text/event-stream; charset=utf-8', 'x-request-id': 'req-3' };
const INPUT = { body: { profileUrl: 'github.com/quill' } };

async function start(answer: Answer, timeoutMs = 10_000) {
  const server = await startServer(answer);
  const store = memoryTokens(null);
  const client = createApiClient({
    ...store,
    baseUrl: server.baseUrl,
    timeoutMs,
    onSessionEnded: () => undefined,
  });
  return { ...server, client };
}

test.each([
  ['\n', 1],
  ['\n', 7],
  ['\r\n', 1],
  ['\r\n', 3],
  ['\r', 1],
  ['\r', 100_000],
  ['\n', 100_000],
])(
  'steps arrive in order and the preview ends the call, with %j between lines and %i bytes at a time',
  async (end, size) => {
    const text =
      [': hello', '', ''].join(end) +
      STEPS.map((step) => event('step', step, end)).join('') +
      event('preview', PREVIEW, end);
    const { client, received } = await start(async (_, response) => {
      response.writeHead(200, HEADERS);
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length; at += size) {
        response.write(bytes.subarray(at, at + size));
        if (at % 97 === 0) await pause(0);
      }
      response.end();
    });
    const steps: PreviewStep[] = [];
    expect(await client.call(previewData, INPUT, { onStep: (step) => steps.push(step) })).toEqual(PREVIEW);
    expect(steps).toEqual(STEPS);
    expect(received[0]?.headers.accept).toBe('text/event-stream');
  },
);

test('steps of a job are told as such, and its failure ends the call', async () => {
  const job = { step: 'captions', detail: '212 lines', at: 40 };
  const { client } = await start(async (_, response) => {
    response.writeHead(200, HEADERS).write(event('step', job));
    response.write(event('progress', { done: 0.3, total: 1 }));
    response.end(event('error', { error: 'no_transcript', message: 'No.', next: ['transcript'] }));
  });
  const onJobStep = vi.fn();
  const onStep = vi.fn();
  const onProgress = vi.fn();
  await expect(
    client.call(jobEvents, { params: { jobId: 'job-1' } }, { onJobStep, onStep, onProgress }),
  ).rejects.toMatchObject({ code: 'no_transcript' });
  expect(onJobStep.mock.calls).toEqual([[job]]);
  expect(onProgress.mock.calls).toEqual([[{ done: 0.3, total: 1 }]]);
  expect(onStep).not.toHaveBeenCalled();
});

test('a step is told when it happens, not at the end', async () => {
  const told = vi.fn();
  let toldBeforeEnd = 0;
  const { client } = await start(async (_, response) => {
    response.writeHead(200, HEADERS).write(event('step', STEPS[0]));
    await pause(60);
    toldBeforeEnd = told.mock.calls.length;
    response.end(event('preview', PREVIEW));
  });
  await client.call(previewData, INPUT, { onStep: told });
  expect(toldBeforeEnd).toBe(1);
});

test('the call ends with the preview, even when the server keeps the connection open', async () => {
  const { client } = await start((_, response) =>
    response.writeHead(200, HEADERS).write(event('preview', PREVIEW)),
  );
  expect(await client.call(previewData, INPUT, { onStep: () => undefined })).toEqual(PREVIEW);
});

test('without a listener the answer is asked for as JSON', async () => {
  const { client, received } = await start((_, response) => json(response, 200, PREVIEW));
  expect(await client.call(previewData, INPUT)).toEqual(PREVIEW);
  expect(received[0]?.headers.accept).toBe('application/json');
});

test('an endpoint that does not stream is never asked to', async () => {
  const { client, received } = await start((_, response) => json(response, 200, { user: USER }));
  await client.call(authStatus, {}, { onStep: () => undefined });
  expect(received[0]?.headers.accept).toBe('application/json');
});

test('a failure in the stream has the status, code and next steps of its data', async () => {
  const body = {
    status: 429,
    retryAfter: 60,
    error: 'platform_rate_limited',
    message: 'GitHub asks to wait.',
    next: ['sample', 'retry'],
  };
  const { client } = await start((_, response) =>
    response.writeHead(200, HEADERS).end(event('step', STEPS[0]) + event('error', body)),
  );
  await expect(client.call(previewData, INPUT, { onStep: () => undefined })).rejects.toMatchObject({
    name: 'ApiError',
    status: 429,
    code: 'platform_rate_limited',
    message: 'GitHub asks to wait.',
    next: ['sample', 'retry'],
    retryAfter: 60,
    requestId: 'req-3',
  });
});

test('a failure without a status has the one of its code, and one that cannot be read is still an error', async () => {
  const data = [
    event('error', { error: 'profile_not_found', message: 'No such user.' }),
    'event: error\ndata: ?\n\n',
  ];
  const { client } = await start((_, response, count) =>
    response.writeHead(200, HEADERS).end(data[count - 1]),
  );
  const call = () => client.call(previewData, INPUT, { onStep: () => undefined });
  await expect(call()).rejects.toMatchObject({ status: 404, code: 'profile_not_found' });
  await expect(call()).rejects.toMatchObject({ status: 500, code: 'internal' });
});

test('a failure before the stream, and an answer without one, are read as JSON', async () => {
  const { client } = await start((_, response, count) =>
    count === 1
      ? json(response, 400, { error: 'invalid_profile_link', message: 'Not a link.' })
      : json(response, 200, PREVIEW),
  );
  const call = () => client.call(previewData, INPUT, { onStep: () => undefined });
  await expect(call()).rejects.toMatchObject({ status: 400, code: 'invalid_profile_link' });
  expect(await call()).toEqual(PREVIEW);
});

test('a stream that breaks off is a FETCH_ERROR, whether it was closed or destroyed', async () => {
  const { client } = await start(async (_, response, count) => {
    response.writeHead(200, HEADERS).write(event('step', STEPS[0]) + 'event: preview\ndata: {');
    await pause(20);
    if (count === 1) response.end();
    else response.destroy();
  });
  const call = () => client.call(previewData, INPUT, { onStep: () => undefined });
  await expect(call()).rejects.toMatchObject({ status: 'FETCH_ERROR' });
  await expect(call()).rejects.toMatchObject({ status: 'FETCH_ERROR' });
});

test('a preview of another shape is a PARSING_ERROR; a step of another shape is passed over', async () => {
  const told = vi.fn();
  const { client } = await start((_, response) =>
    response
      .writeHead(200, HEADERS)
      .end(
        event('step', { step: 'magic' }) + 'event: step\ndata: {\n\n' + event('preview', { previewId: 1 }),
      ),
  );
  await expect(client.call(previewData, INPUT, { onStep: told })).rejects.toMatchObject({
    status: 'PARSING_ERROR',
    requestId: 'req-3',
  });
  expect(told).not.toHaveBeenCalled();
});

test('a stream may last longer than the timeout while something comes, and ends when nothing does', async () => {
  const { client } = await start(async (_, response, count) => {
    response.writeHead(200, HEADERS).write(': open\n\n');
    for (let beat = 0; beat < 6; beat += 1) {
      await pause(250);
      response.write(count === 1 ? ': still here\n\n' : event('step', STEPS[0]));
    }
    if (count === 1) response.end(event('preview', PREVIEW));
  }, 1000);
  const call = () => client.call(previewData, INPUT, { onStep: () => undefined });
  expect(await call()).toEqual(PREVIEW);
  await expect(call()).rejects.toMatchObject({ status: 'TIMEOUT_ERROR' });
});

test('leaving in the middle of a stream ends it', async () => {
  let closed = false;
  const { client } = await start((_, response) => {
    response.on('close', () => (closed = true));
    response.writeHead(200, HEADERS).write(event('step', STEPS[0]));
  });
  const controller = new AbortController();
  const call = client.call(previewData, INPUT, {
    signal: controller.signal,
    onStep: () => {
      controller.abort(new Error('left'));
    },
  });
  await expect(call).rejects.toThrow('left');
  await pause(30);
  expect(closed).toBe(true);
});
